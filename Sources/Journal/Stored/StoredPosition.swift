import Glibc

/// Where an entry is in its journal, from its cursor.
///
/// Source: systemd 252, `sd_journal_get_cursor`: `s=NUMBERING;i=NUMBER;b=…`, in hexadecimal digits.
struct StoredPosition: Equatable {
  /// Who counts the entries: a file, and those that go on from it.
  struct Numbering: Hashable {
    var high: UInt64 = 0
    var low: UInt64 = 0
  }

  private(set) var numbering = Numbering()
  /// Grows with each entry, whatever the clock says.
  private(set) var number: UInt64 = 0
  /// What the clock of the box said. Somebody may have set it back before the next entry.
  let time: WallTime

  /// The position in a cursor; nil for a text that is none.
  init?(cursor: UnsafePointer<CChar>, time: WallTime) {
    self.time = time
    guard strncmp(cursor, "s=", 2) == 0 else { return nil }
    var place = cursor + 2
    while let digit = Self.digit(place.pointee) {
      numbering.high = numbering.high << 4 | numbering.low >> 60
      numbering.low = numbering.low << 4 | digit
      place += 1
    }
    guard strncmp(place, ";i=", 3) == 0 else { return nil }
    place += 3
    while let digit = Self.digit(place.pointee) {
      number = number << 4 | digit
      place += 1
    }
  }

  private static func digit(_ character: CChar) -> UInt64? {
    switch character {
    case 0x30...0x39: UInt64(character - 0x30)
    case 0x61...0x66: UInt64(character - 0x57)
    default: nil
    }
  }
}
