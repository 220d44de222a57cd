import Accuracy
import Audit
import Testing

/// What people are asked to judge is drawn fairly, and the same draw can be had again.
@Suite struct FindingSampleTests {
  private static let auditor = Result { Auditor(ruleBook: try ShippedScreens.ruleBook.get()) }

  private func sample(seed: Int, count: Int) throws -> FindingSample {
    FindingSample(of: ShippedScreens.exports, by: try Self.auditor.get(), seed: seed, count: count)
  }

  @Test func `a seed draws the same findings again, and another one others`() throws {
    let first = FindingSampleText(try sample(seed: 3, count: 40)).text
    #expect(first == FindingSampleText(try sample(seed: 3, count: 40)).text)
    #expect(first != FindingSampleText(try sample(seed: 4, count: 40)).text)
  }

  @Test func `every rule and every format that found something is drawn`() throws {
    let sample = try sample(seed: 5, count: 0)
    #expect(Set(sample.drawn.map(\.rule)) == Set(sample.all.map(\.rule)))
    #expect(Set(sample.drawn.map(\.format)) == Set(sample.all.map(\.format)))
    #expect(sample.drawn.count < sample.all.count)
  }

  @Test func `what real screens have is drawn before what was written`() throws {
    // The repository holds no real screen: some of ours stand in for them.
    let screens = ShippedScreens.exports.enumerated().map { place, screen in
      CleanScreen(name: screen.name, steps: screen.steps, kind: place % 5 == 0 ? .real : .export)
    }
    let sample = FindingSample(of: screens, by: try Self.auditor.get(), seed: 6, count: 60)
    #expect(sample.drawn.count == 60)
    let real = sample.all.filter(\.isReal)
    #expect(!real.isEmpty)
    #expect(sample.drawn.filter(\.isReal).count == real.count)
  }

  @Test func `repeats in an export are judged once`() throws {
    let sample = try sample(seed: 7, count: .max)
    #expect(sample.drawn.count == sample.all.count)
    #expect(sample.all.map(\.places).max() ?? 0 > 1)
    for finding in sample.all {
      let repeats = sample.all.filter(finding.repeats)
      #expect(repeats.count == 1)
    }
  }
}
