import Testing

@testable import Journal

/// What an app writes into its labels can neither hide nor forge a line.
struct CleanLineTests {
  @Test(arguments: ["Submit", "“Zurück” is heard", "日本語", "naïve", "🏳️", "a@b %s %n \\", ""])
  func `harmless text stays as it is`(text: String) {
    #expect(CleanLine.of(text) == text)
  }

  /// Every control character, every bidirectional control, and what draws nothing.
  static let hostile: [UInt32] =
    Array(0x00...0x1F) + Array(0x7F...0x9F)
    + [0x00AD, 0x034F, 0x061C, 0x115F, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D]
    + [0x202E, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x3164, 0xE000, 0xFDD0, 0xFEFF, 0xFFFE, 0x1FFFF, 0xE0041]

  @Test(arguments: hostile)
  func `what cannot be seen, or turns text around, is written out in the message and stands raw in the name`(
    value: UInt32
  ) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let name = "Pay\(scalar)now"
    let entry = JournalEntry(Fixture.finding(name: name), in: Fixture.snapshot([], screen: "A\(scalar)B"))
    #expect(!entry.message.unicodeScalars.contains(scalar))
    #expect(entry.message.contains("Pay\\"))
    #expect(entry.message.hasPrefix("A\\"))
    #expect(entry[.name].map { Array($0.utf8) } == Array(name.utf8))
    for field in [JournalField.shownName, .shownHeard, .shownPlace] {
      #expect(entry[field]?.unicodeScalars.contains(scalar) == false)
    }
  }

  @Test(arguments: [
    "OK\nNov 21 09:30:00 lab a11yd[1]: Checkout: 0 failed", "OK\r\u{1B}[2K\u{1B}[1AAll passed",
    "\u{2028}Nov 21 09:30:00 lab kernel: panic", "\u{202E}dessap lla",
  ])
  func `a forged entry stays part of its line`(forged: String) {
    let message = JournalEntry(forged, id: "0", priority: 6).message
    #expect(message.split(whereSeparator: \.isNewline).count == 1)
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x2028...0x202E).contains($0.value) })
  }

  @Test
  func `a line that nobody reads to its end is cut`() {
    let line = CleanLine.of(String(repeating: "é\n", count: 1_000_000))
    #expect(line.utf8.count <= CleanLine.limit)
    #expect(line.hasSuffix("…"))
  }

  @Test(arguments: [CleanLine.limit - 1, CleanLine.limit])
  func `a line that fits is whole`(length: Int) {
    let line = String(repeating: "a", count: length)
    #expect(CleanLine.of(line) == line)
  }
}
