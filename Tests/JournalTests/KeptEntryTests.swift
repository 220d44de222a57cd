import Journal
import Testing

@Suite("An entry is kept as bytes")
struct KeptEntryTests {
  private static func entry() -> JournalEntry {
    var entry = JournalEntry("Checkout: a line", .summary, .info)
    entry[.name] = "two\nlines = “quoted”\u{0}"
    entry.entryID = EntryID(of: ["a", "b"])
    return entry
  }

  @Test("and comes back field for field")
  func comesBack() throws {
    let entry = Self.entry()
    let back = try #require(JournalEntry(kept: entry.kept))
    #expect(back.encoded == entry.encoded)
    #expect(back.entryID == EntryID(of: ["a", "b"]))
  }

  @Test("and is none when it is cut anywhere but between two fields")
  func cut() {
    let kept = Self.entry().kept
    let whole = (0..<kept.count).compactMap { JournalEntry(kept: Array(kept.prefix($0))) }
    #expect(whole.count == Self.entry().fields.count - 1)
  }

  @Test("and an id of its texts is the same in every process")
  func stable() {
    #expect(EntryID(of: ["a", "b"]) != EntryID(of: ["ab"]))
    #expect(EntryID(rawValue: "x") == nil)
    #expect(EntryID(of: ["a"]).rawValue == "6e5e154ed1b81bbd13acce3537d6b799")
  }
}
