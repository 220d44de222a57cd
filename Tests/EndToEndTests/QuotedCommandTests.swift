import Foundation
import Testing

/// What a page quotes of a command is what the command says.
struct QuotedCommandTests {
  /// A command as a page quotes it, with what the page says that it prints.
  struct Quote: CustomTestStringConvertible, Sendable {
    var page: String
    var arguments: [String]
    var printed: String

    var testDescription: String { "\(page): a11yd \(arguments.joined(separator: " "))" }
  }

  /// Commands that ask a running daemon; what they print depends on it.
  private static let askingDaemons: Set<String> = ["run", "status", "replay"]

  private static let quotes: [Quote] = {
    let root = ModuleTableTests.root
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "docs").path)) ?? []
    let pages = ["README.md", "CONTRIBUTING.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return pages.flatMap { page in
      let text = (try? String(contentsOf: root.appending(path: page), encoding: .utf8)) ?? ""
      return text.matches(of: #/(?ms)^```\n\$ a11yd (?<arguments>[^\n]*)\n(?<printed>.*?)^```$/#).compactMap {
        quote -> Quote? in
        let arguments = quote.output.arguments.split(separator: " ").map(String.init)
        guard let first = arguments.first, !askingDaemons.contains(first) else { return nil }
        return Quote(page: page, arguments: arguments, printed: String(quote.output.printed))
      }
    }
  }()

  @Test func `pages quote commands`() { #expect(Self.quotes.count >= 2) }

  @Test(arguments: quotes)
  func `a quoted command prints what the page says`(quote: Quote) throws {
    let run = try BuiltCommand(quote.arguments)
    var (said, quoted) = (Self.words(run.standardOutput)[...], Self.words(quote.printed)[...])
    while let word = quoted.popFirst() {
      guard word == "…" else {
        // One word at a time, so that the first difference is what a person reads.
        try #require(said.popFirst() == word, "before “\(quoted.prefix(8).joined(separator: " "))”")
        continue
      }
      // What is left out goes up to where the page goes on.
      let next = Array(quoted.prefix(3))
      while !said.isEmpty, !said.starts(with: next) { said.removeFirst() }
    }
    #expect(said.isEmpty, "the page leaves out the end")
  }

  /// Lines are folded in pages, so only words count.
  private static func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
}
