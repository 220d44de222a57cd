import Foundation
import Rules
import Testing

/// Files with one mistake each; the first line is a comment that says what has to be printed.
struct BadRuleTests {
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Fixtures.folder.appending(path: "bad").path)
    return (files ?? []).filter { $0.hasSuffix(".bad.yaml") }.sorted()
  }()

  @Test func `there are bad rules to refuse`() {
    #expect(Self.names.count > 80)
  }

  @Test(arguments: names)
  func `a mistake is told with its place and nothing else`(name: String) throws {
    let contents = try Fixtures.contents("bad/\(name)")
    let firstLine = contents.prefix { $0 != "\n" }
    let told = problems(of: name, contents).map { "\($0.line):\($0.column): \($0.message)" }
    if ProcessInfo.processInfo.environment["A11YD_RECORD"] == "1" {
      let recorded = "# " + told.joined(separator: " | ") + contents.dropFirst(firstLine.count)
      try recorded.write(to: Fixtures.folder.appending(path: "bad/\(name)"), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); look at it")
    }
    #expect(told == [String(firstLine.dropFirst(2))])
  }

  @Test(arguments: names)
  func `every truncation of a rule file is told or compiles, and nothing traps`(name: String) throws {
    let lines = try Fixtures.contents("bad/\(name)").split(separator: "\n", omittingEmptySubsequences: false)
    for length in stride(from: 0, to: lines.count, by: 3) {
      let text = lines.prefix(length).joined(separator: "\n")
      for problem in problems(of: name, text) { #expect(problem.line >= 1 && problem.column >= 1) }
    }
  }

  @Test func `the problems of several files come at once and in order`() throws {
    let texts = try ["unknown-impact", "unknown-status"].map {
      RuleText(path: "button/\($0)", file: "\($0).yaml", contents: try Fixtures.contents("bad/\($0).bad.yaml"))
    }
    let shared = try Fixtures.good().dropFirst()
    let error = #expect(throws: RuleProblems.self) { try RuleBook(compiling: texts + shared) }
    let told = try #require(error).problems.map(\.description)
    #expect(told.count == 3)
    #expect(told.first == "unknown-impact.yaml:5:9: “huge” is no impact. Known: minor, moderate, serious, critical.")
    #expect(told.contains { $0.hasPrefix("unknown-status.yaml:2:5:") && $0.contains("has the same id") })
  }

  private func problems(of name: String, _ contents: String) -> [RuleProblem] {
    let parts = name.split(separator: ".")
    let path =
      switch parts[1] {
      case "page": "button/page"
      case "vocabulary": "vocabulary/role-words"
      case "criteria": "button/criteria"
      case "kinds": "kinds"
      case "every": "every/" + parts[0]
      default: "button/" + parts[0]
      }
    let texts = ((try? Fixtures.good()) ?? []).filter { text in
      text.path != path
        && (path.hasPrefix("vocabulary") || path.hasSuffix("page") || text.path != "button/name-omits-role")
    }
    do {
      _ = try RuleBook(compiling: texts + [RuleText(path: path, file: name, contents: contents)])
      return []
    } catch {
      return error.problems
    }
  }
}
