import Accuracy
import Audit
import Foundation
import Rules
import Testing

/// docs/accuracy.md, which people wrote, and what the rules say today.
@Suite struct JudgedPageTests {
  private static let page = Result { try JudgedPage(at: ShippedScreens.checkout.appending(path: "docs/accuracy.md")) }

  @Test func `the page names every stable rule`() throws {
    let page = try Self.page.get()
    let missing = try ShippedScreens.ruleBook.get().rules.filter { $0.status == .stable }.map(\.path)
      .filter { !page.text.contains("`\($0)`") }
    #expect(
      missing.isEmpty,
      """
      docs/accuracy.md says nothing of \(missing.joined(separator: ", ")). Judge what it finds \
      (`a11yd-bench sample`), or list it there as not yet seen
      """)
  }

  // Skipped without A11YD_CORPUS, because the repository holds no export of a real app.
  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
  func `whatever fails on a real screen was judged, node by node`() throws {
    let page = try Self.page.get()
    let auditor = Auditor(ruleBook: try ShippedScreens.ruleBook.get())
    let sample = FindingSample(of: Corpus.screens, by: auditor, seed: 1, count: .max)
    #expect(!sample.drawn.isEmpty)
    let unjudged = sample.drawn.filter { finding in
      !page.rows.contains {
        $0.file == finding.file && $0.finding == "\(finding.rule)#\(finding.expectation)" && $0.node == finding.node
      }
    }
    #expect(
      unjudged.isEmpty,
      """
      judge these and add them to docs/accuracy.md: \
      \(unjudged.map { "\($0.file) \($0.rule)#\($0.expectation) \($0.node)" }.joined(separator: "; "))
      """)
  }

  @Test func `no stable rule is right less than 95 times of 100`() throws {
    let stable = Set(try ShippedScreens.ruleBook.get().rules.filter { $0.status == .stable }.map(\.path))
    let byRule = Dictionary(grouping: try Self.page.get().rows, by: \.rule)
    #expect(!byRule.isEmpty)
    for (rule, rows) in byRule where stable.contains(rule) {
      let right = rows.filter { $0.verdict == "true" }.count
      let wrong = rows.filter { $0.verdict == "wrong" }.count
      #expect(
        100 * right >= 95 * (right + wrong), "\(rule): \(right) true, \(wrong) wrong. Mend it, or make it a draft")
    }
  }

  @Test func `the table by rule counts the list`() throws {
    let page = try Self.page.get()
    #expect(page.rows.allSatisfy { ["true", "debatable", "wrong"].contains($0.verdict) })
    #expect(page.rows.count >= 100)
    for (rule, rows) in Dictionary(grouping: page.rows, by: \.rule) {
      let counts = ["true", "debatable", "wrong"].map { verdict in rows.filter { $0.verdict == verdict }.count }
      let real = rows.filter(\.isReal).count
      let line = "| `\(rule)` | \(rows.count) | \(real) | \(counts[0]) | \(counts[1]) | \(counts[2]) | "
      #expect(page.text.contains(line), "the page has no line that begins with \(line)")
    }
  }
}
