import Audit
import Foundation
import Rules
import Testing

@testable import Daemon

struct SuppressionListTests {
  private let today = CalendarDay("2026-11-21") ?? .last

  private func read(_ text: String, on day: CalendarDay? = nil) -> (configuration: Configuration, problems: [String]) {
    var configuration = Configuration()
    var file = ConfigurationFile(path: "x.yaml", today: day ?? today)
    file.apply(text, to: &configuration)
    return (configuration, file.problems.map(\.description))
  }

  private static let good = """
    suppressions:
      - finding: 0123456789ABCDEF0123456789abcdef
        reason: "Vendor fixes it in 4.2"
        until: 2027-01-31
      - rule: button/name-omits-role
        kind: button
        screen: Check*
        app: com.example.shop
        reason: "a \\"b\\"\\n\\\\ c"
        until: 2027-11-21
    """

  @Test
  func `each entry is taken over with its place`() throws {
    let (configuration, problems) = read(Self.good)
    #expect(problems == [])
    let day = try #require(CalendarDay("2027-01-31"))
    #expect(
      configuration.suppressions.all == [
        Suppression(
          .finding("0123456789abcdef0123456789abcdef"), reason: "Vendor fixes it in 4.2", until: day,
          place: "x.yaml:2:5"),
        Suppression(
          .rule(
            "button/name-omits-role", kind: "button", screen: Glob("Check*"), app: Glob("com.example.shop")),
          reason: "a \"b\"\n\\ c", until: today.nextYear, place: "x.yaml:5:5"),
      ])
  }

  @Test
  func `what a11yd config prints of it means the same`() {
    let (configuration, _) = read(Self.good)
    #expect(configuration.listing.contains("  # x.yaml:5:5\n"))
    let again = read(configuration.listing)
    #expect(again.problems == [])
    let pairs = zip(again.configuration.suppressions.all, configuration.suppressions.all)
    #expect(again.configuration.suppressions.all.count == 2)
    for (one, other) in pairs {
      #expect(one.subject == other.subject && one.reason == other.reason && one.until == other.until)
    }
  }

  @Test(arguments: [
    ("suppressions: 5", "1:15: `suppressions` is a list; each entry begins with “- finding:” or “- rule:”."),
    (
      "suppressions: [5]",
      "1:16: a suppression holds keys: `finding`, or `rule` and `screen`; `reason` and `until`."
    ),
    (
      "suppressions: [{reason: r, until: 2027-01-01}]",
      "1:16: a suppression names a `finding` by its id, or a `rule` and a `screen`."
    ),
    (
      "suppressions: [{rule: a/b, reason: r, until: 2027-01-01}]",
      "1:16: a suppression of a `rule` names its `screen` too; “*” is every screen."
    ),
    (
      "suppressions: [{finding: abc, reason: r, until: 2027-01-01}]",
      "1:26: `finding` is “abc”, not the 32 hexadecimal digits of an AX_FINDING."
    ),
    (
      "suppressions: [{finding: 0123456789abcdef0123456789abcdef, screen: X, reason: r, until: 2027-01-01}]",
      "1:68: `screen` goes with `rule`; a finding's id says it already. Remove it."
    ),
    (
      "suppressions: [{finding: 0123456789abcdef0123456789abcdef, kind: button, reason: r, until: 2027-01-01}]",
      "1:66: `kind` goes with `rule`; a finding's id says it already. Remove it."
    ),
    (
      "suppressions: [{finding: 0123456789abcdef0123456789abcdef, rule: a/b, reason: r, until: 2027-01-01}]",
      "1:66: a suppression names a `finding` or a `rule`, not both. Make two of it."
    ),
    (
      "suppressions: [{rule: a/b, screen: X, until: 2027-01-01}]",
      "1:16: a suppression has a `reason`, such as “Vendor fixes it in 4.2”."
    ),
    (
      "suppressions: [{rule: a/b, screen: X, reason: '', until: 2027-01-01}]",
      "1:47: `reason` of a suppression is empty, or no text."
    ),
    (
      "suppressions: [{rule: a/b, screen: X, reason: r}]",
      "1:16: a suppression has an `until`, its last day, such as 2027-11-21."
    ),
    (
      "suppressions: [{rule: a/b, screen: X, reason: r, until: soon}]",
      "1:57: `until` is “soon”, not a day such as 2027-11-21."
    ),
    (
      "suppressions: [{rule: a/b, screen: X, reason: r, until: 2027-11-22}]",
      "1:57: `until` is more than a year away: 2027-11-22. At most 2027-11-21; then look at it again."
    ),
    (
      "suppressions: [{rule: a/b, screne: X, screen: X, reason: r, until: 2027-01-01}]",
      "1:28: `screne` is not a key of a suppression. Did you mean `screen`?"
    ),
    ("supressions: []", "1:1: `supressions` is no key. Did you mean `suppressions`?"),
  ])
  func `what is wrong is named with its place`(text: String, problem: String) {
    #expect(read(text).problems == ["x.yaml:" + problem])
  }

  @Test
  func `all problems of all entries are said at once`() {
    let text = """
      suppressions:
        - rule: a/b
          colour: red
          until: never
        - finding: x
          reason: r
      """
    #expect(
      read(text).problems.map { $0.prefix(11) } == [
        "x.yaml:3:5:", "x.yaml:2:5:", "x.yaml:2:5:", "x.yaml:4:12", "x.yaml:5:14", "x.yaml:5:5:",
      ])
  }

  @Test
  func `a reason that nobody reads is too long`() {
    let reason = String(repeating: "x", count: SuppressionList.reasonLimit + 1)
    let problems = read("suppressions: [{rule: a/b, screen: X, reason: \(reason), until: 2027-01-01}]").problems
    #expect(problems == ["x.yaml:1:47: `reason` is longer than 500 characters. Shorten it."])
  }

  @Test
  func `fault 60: a clock that lives in 1970 refuses no configuration`() {
    #expect(read(Self.good, on: CalendarDay("1970-01-01")).problems == [])
  }

  @Test
  func `one that is over is no mistake`() {
    #expect(read(Self.good, on: CalendarDay("2029-01-01")).problems == [])
  }

  @Test
  func `a later file replaces the whole list, and an empty one takes it away`() async throws {
    try await CheckoutFiles.withTemporaryDirectory { directory in
      let main = directory.appending(path: "a11yd.yaml")
      try "suppressions: [{rule: a/b, screen: X, reason: r, until: 2020-01-01}]\n"
        .write(to: main, atomically: true, encoding: .utf8)
      #expect(try ConfigurationPlaces(file: main.path).load().suppressions.all.count == 1)
      let more = directory.appending(path: "a11yd.yaml.d")
      try FileManager.default.createDirectory(at: more, withIntermediateDirectories: true)
      let other = more.appending(path: "10.yaml")
      try "suppressions:\n".write(to: other, atomically: true, encoding: .utf8)
      #expect(try ConfigurationPlaces(file: main.path).load().suppressions.all.count == 1)
      try "suppressions: []".write(to: other, atomically: true, encoding: .utf8)
      let configuration = try ConfigurationPlaces(file: main.path).load()
      #expect(configuration.suppressions.all == [])
      #expect(configuration.listing.hasSuffix("suppressions: []  # \(other.path):1:15\n"))
    }
  }

  @Test
  func `a rule that there is not is a mistake, a draft is none`() throws {
    let entry = "{rule: %, screen: X, reason: r, until: 2027-01-01}"
    let draft = try #require(try drafts().first)
    let names = ["button/name-omit-role", draft, "no/such/thing/at/all"]
    var configuration = read(
      "suppressions: [\(names.map { entry.replacing("%", with: $0) }.joined(separator: ", "))]"
    ).configuration
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    let failure = #expect(throws: LineFailure.self) { try AuditLine(configuration) }
    #expect(
      failure?.problems.map { $0.drop { $0 != " " } } == [
        " `rule` is “button/name-omit-role”, and there is no such rule. Did you mean `button/name-omits-role`?",
        " `rule` is “no/such/thing/at/all”, and there is no such rule. `a11yd rules list` names them.",
      ])
  }

  @Test func `a kind of control that there is not is a mistake`() throws {
    let entry = "{rule: every/name-is-present, kind: %, screen: X, reason: r, until: 2027-01-01}"
    // The second was a kind before radio buttons had a page.
    let names = ["button/button", "segmented-control/radio-button", "button/buton", "none"]
    var configuration = read(
      "suppressions: [\(names.map { entry.replacing("%", with: $0) }.joined(separator: ", "))]"
    ).configuration
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    let failure = #expect(throws: LineFailure.self) { try AuditLine(configuration) }
    let told = (failure?.problems ?? []).map { String($0.drop { $0 != " " }) }
    #expect(told.count == 2)
    #expect(told.first == " `kind` is “button/buton”, and there is no such kind. Did you mean `button/button`?")
    #expect(told.last?.hasPrefix(" `kind` is “none”, and there is no such kind. Known: ") == true)
  }

  /// Paths of rules that do not run by default.
  private func drafts() throws -> [String] {
    try RuleDirectory.read([CheckoutFiles.root.appending(path: "rules").path])
      .filter { $0.contents.contains("\nstatus: draft") }.map(\.path)
  }
}
