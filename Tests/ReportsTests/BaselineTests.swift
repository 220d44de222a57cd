import AccessibilityTree
import Audit
import Testing

@testable import Reports

struct BaselineTests {
  private static let one = "0a0b0c0d0e0f00010203040506070809"
  private static let other = "ffffffffffffffffffffffffffffffff"

  @Test func `what is written is read again`() throws {
    let entries = [
      BaselineEntry(id: Self.other, words: "a/rule  Checkout  pay"),
      BaselineEntry(id: Self.one, words: "b/rule  Cart  x"),
    ]
    let written = Baseline(entries)
    #expect(try Baseline(written.text, path: "b.txt") == written)
    #expect(written.text.split(separator: "\n").last == "\(Self.one)  b/rule  Cart  x")
  }

  @Test(arguments: [
    "", "# a comment\n\n", "\(one)\n", "  \(one)\ta/rule\r\n# x", "\(one.uppercased())  in upper case",
  ])
  func `comments, empty lines and blanks do no harm`(text: String) throws {
    let known = try Baseline(text, path: "b.txt").entries.keys
    #expect(known.allSatisfy { $0 == Self.one })
    #expect(known.isEmpty == !text.lowercased().contains(Self.one))
  }

  @Test func `every line that is no finding is named with its number`() {
    let text = "\(Self.one)  a/rule\nnothing\n\n\(Self.other)0  too long\n"
    #expect {
      try Baseline(text, path: "b.txt")
    } throws: { error in
      "\(error)".split(separator: "\n").map { $0.prefix(8) } == ["b.txt:2:", "b.txt:4:"]
    }
  }

  @Test func `texts of the app stay on their line`() {
    let words = BaselineText.words(["a/rule", "Line\nbreak \u{202E}", String(repeating: "x", count: 500)])
    #expect(!words.contains("\n"))
    #expect(words.count < 200)
  }
}
