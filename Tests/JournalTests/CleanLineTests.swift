import Testing

@testable import Journal

/// What an app writes into its labels can neither hide nor forge a line.
struct CleanLineTests {
  @Test(arguments: ["Submit", "“Zurück” is heard", "日本語", "naïve", "🏳️", "a@b %s %n \\", ""])
  func `harmless text stays as it is`(text: String) {
    #expect(CleanLine.of(text) == text)
  }

  @Test(arguments: Array(0x00...0x1F) + Array(0x7F...0x9F) as [UInt32])
  func `every control is shown as its code`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(CleanLine.of("a\(scalar)b") == "a\\u{\(String(value, radix: 16, uppercase: true))}b")
  }

  @Test(
    arguments: [
      0x00AD, 0x034F, 0x061C, 0x115F, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B,
      0x202C, 0x202D, 0x202E, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x3164, 0xE000, 0xFDD0, 0xFEFF, 0xFFFE, 0x1FFFF,
      0xE0041,
    ] as [UInt32])
  func `what is invisible, or turns text around, is shown as its code`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(CleanLine.of("a\(scalar)b") == "a\\u{\(String(value, radix: 16, uppercase: true))}b")
  }

  @Test
  func `a forged entry stays part of its line`() {
    let forged = "OK\nNov 21 09:30:00 lab a11yd[1]: Checkout: 0 failed"
    #expect(CleanLine.of(forged) == "OK\\u{A}Nov 21 09:30:00 lab a11yd[1]: Checkout: 0 failed")
    #expect(JournalEntry(forged, id: "0", priority: 6).message.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test
  func `a line that nobody reads to its end is cut`() {
    let line = CleanLine.of(String(repeating: "é\n", count: 1_000_000))
    #expect(line.utf8.count <= CleanLine.limit + 16)
    #expect(line.hasSuffix("…"))
  }
}
