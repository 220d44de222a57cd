import Glibc
import Testing

@testable import Journal

/// What reaches libsystemd, byte by byte.
struct EncodedEntryTests {
  private func fields(_ encoded: inout EncodedEntry, _ entry: JournalEntry) -> [[UInt8]] {
    encoded.withFields(of: entry) { fields in
      fields.map { Array(UnsafeRawBufferPointer(start: $0.iov_base, count: $0.iov_len)) }
    }
  }

  @Test(arguments: ["", "a", "two\nlines", "nul\0inside", "a=b", "🏳️‍🌈", String(repeating: "x\n", count: 30_000)])
  func `a value arrives as it is`(value: String) {
    var entry = JournalEntry("hello", id: "0123", priority: 5)
    entry[.name] = value
    entry[.finding] = "f"
    let head = ["MESSAGE=hello", "MESSAGE_ID=0123", "PRIORITY=5", "SYSLOG_IDENTIFIER=a11yd"].map { Array($0.utf8) }
    let name = value.isEmpty ? [] : [Array("AX_NAME=".utf8) + Array(value.utf8)]
    var encoded = EncodedEntry()
    #expect(fields(&encoded, entry) == head + name + [Array("AX_FINDING=f".utf8)])
  }

  @Test
  func `nothing of one entry stays in the next`() {
    var encoded = EncodedEntry()
    var large = JournalEntry("large", id: "0", priority: 5)
    large[.name] = String(repeating: "x", count: 60_000)
    #expect(fields(&encoded, large).count == 5)
    let small = JournalEntry("s", id: nil, priority: 6)
    #expect(fields(&encoded, small) == ["MESSAGE=s", "PRIORITY=6", "SYSLOG_IDENTIFIER=a11yd"].map { Array($0.utf8) })
  }
}
