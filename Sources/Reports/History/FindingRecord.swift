/// What a history keeps of one finding, whatever it says: small, because there may be a million.
struct FindingRecord {
  let screen: Int32
  /// The place of its texts; negative if there was no room for them.
  let details: Int32
  /// How many findings it counts: more than one where they share an entry.
  let weight: Int32
  var entries: Int32 = 1
  /// How many findings of a shared entry were fixed later.
  var fixed: Int32 = 0
  /// When it was told first and last, in microseconds.
  var first: Int64
  let last: Int64
  /// Whether it is there after its last entry.
  let isOpen: Bool
  /// Whether the earliest entry so far tells that it is there, the place of that day, and whether it was there before.
  var isThere: Bool
  var day: Int32
  var wasThere: Bool
  /// Whether an entry tells that it is there, and not only that it is gone.
  var isSeen: Bool

  /// How many failures it counts day by day; a question is not one.
  let failures: Int32

  /// How many of its findings are still there.
  var openCount: Int32 { isOpen ? weight - fixed : 0 }
}
