import Accuracy
import Rules
import Testing

/// Each expectation of each rule has a defect that shows whether it works.
@Suite struct MutationListTests {
  @Test func `every expectation is found by a mutation, or it is said why not`() throws {
    let unfound = Mutation.unfound(among: try expectations())
    #expect(
      unfound.isEmpty,
      """
      no mutation seeds a defect for \(unfound.map(\.description).joined(separator: ", ")). Write one in \
      Tests/Accuracy/Mutations, or say in Mutation.without why there is none
      """)
  }

  @Test func `mutations find expectations that there are`() throws {
    let expectations = Set(try expectations())
    let rules = Set(expectations.map(\.rule))
    for mutation in Mutation.all {
      for find in mutation.finds {
        #expect(expectations.contains(find.expectation), "\(mutation.name): there is no \(find.expectation)")
        #expect(rules.contains(find.targets), "\(mutation.name): there is no rule \(find.targets)")
      }
      for brought in mutation.brings {
        let isKnown = rules.contains(brought) || expectations.contains { $0.description == brought }
        #expect(isKnown, "\(mutation.name): there is no \(brought)")
      }
    }
    for name in Mutation.without.keys {
      #expect(rules.contains(name) || expectations.contains { $0.description == name }, "there is no \(name)")
    }
  }

  @Test func `no reason is given for what a mutation finds`() {
    let found = Set(Mutation.all.flatMap { $0.finds.map(\.expectation.description) })
    #expect(found.isDisjoint(with: Mutation.without.keys))
  }

  @Test func `only a draft rule may be without a mutation yet`() throws {
    let drafts = Set(try ShippedScreens.ruleBook.get().rules.filter { $0.status == .draft }.map(\.path))
    let put = Mutation.without.filter { $0.value == Mutation.notYet }.keys
      .filter { !drafts.contains(ExpectationName(stringLiteral: $0).rule) }
    #expect(put.isEmpty, "write mutations in Tests/Accuracy/Mutations for the stable rules of \(put.sorted())")
  }

  @Test func `mutations are called by one name each`() {
    #expect(Set(Mutation.all.map(\.name)).count == Mutation.all.count)
  }

  private func expectations() throws -> [ExpectationName] {
    AccuracyRun(ruleBook: try ShippedScreens.ruleBook.get(), seed: 1, sites: 1).expectations
  }
}
