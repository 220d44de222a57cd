/// What a history keeps of one finding, whatever it says: small, because there may be a million.
struct FindingRecord {
  let key: FindingKey
  /// When it was told first and last, in microseconds.
  var first: Int64
  let last: Int64
  let screen: Int32
  /// The place of its texts; negative if there was no room for them.
  let details: Int32
  /// How many findings it counts: more than one where they share an entry.
  let weight: Int32
  var entries: Int32 = 1
  /// The day of the earliest entry so far, as the trend counts days.
  var day: Int32
  /// Whether it is there after its last entry.
  let isOpen: Bool
  /// Whether the earliest entry so far tells that it is there, and whether it was there before.
  var isThere: Bool
  var wasThere: Bool
  /// Whether an entry tells that it is there, and not only that it is gone.
  var isSeen: Bool
  /// Whether it failed; a question is not counted day by day.
  let isFailure: Bool

  /// How many failures it counts day by day.
  var failures: Int { isFailure ? Int(weight) : 0 }

  /// Takes an earlier entry about it.
  mutating func tell(at time: Int64, on day: Int, isThere: Bool, wasThere: Bool) {
    entries += 1
    first = time
    self.day = Int32(day)
    (self.isThere, self.wasThere) = (isThere, wasThere)
    if isThere { isSeen = true }
  }
}
