import Readers
import Testing

struct StreamedLinesTests {
  private struct Interrupted: Error, Equatable {}

  /// What comes of a stream, with “…” for a line that is too long.
  private func lines(_ text: String, limit: Int, chunks: @escaping () -> Int) -> [String] {
    var rest = Array(text.utf8)[...]
    var lines = StreamedLines(limit: limit) { room in
      let count = min(chunks(), room.count, rest.count)
      room.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
    var result: [String] = []
    while let line = lines.next() {
      switch consume line {
      case .text(let bytes): result.append(bytes.text)
      case .tooLong: result.append("…")
      }
      #expect(lines.number == result.count)
    }
    return result
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("12345\nb", ["12345", "b"]),
    ("123456\nb", ["…", "b"]), ("a\n1234567890123", ["a", "…"]), ("1234567890123\n", ["…"]),
  ])
  func `lines longer than the limit are passed over`(text: String, expected: [String]) {
    for size in 1...16 { #expect(lines(text, limit: 5, chunks: { size }) == expected, "chunks of \(size)") }
  }

  @Test(arguments: 1...200)
  func `lines do not depend on how they arrive`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let texts = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      String(repeating: "é", count: Int.random(in: 0...40, using: &random))
    }
    let text = texts.map { $0 + "\n" }.joined()
    let expected = texts.map { $0.utf8.count > 40 ? "…" : $0 }
    let result = lines(text, limit: 40) { Int.random(in: 1...100, using: &random) }
    #expect(result == expected)
  }

  @Test func `a source that fails ends the lines with its error`() throws {
    var isFirst = true
    var lines = StreamedLines(limit: 100) { room throws(Interrupted) in
      guard isFirst else { throw Interrupted() }
      isFirst = false
      room.copyBytes(from: "a\nb".utf8)
      return 3
    }
    let isFirstThere = try lines.next() != nil
    #expect(isFirstThere)
    #expect(throws: Interrupted()) { if try lines.next() != nil { Issue.record("a line came after the error") } }
  }
}
