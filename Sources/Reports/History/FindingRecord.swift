/// What a history keeps of one finding, whatever it says: small, because there may be a million.
struct FindingRecord {
  let key: Key
  // Beside the key, whose last four bytes would be empty otherwise.
  let screen: Int32
  /// When it was told first and last, in microseconds.
  var first: Int64
  let last: Int64
  /// The place of its texts; negative if there was no room for them.
  let details: Int32
  /// How many findings it counts: more than one where they share an entry.
  let weight: Int32
  var entries: Int32 = 1
  /// The day of the earliest entry so far, as the trend counts days.
  var day: Int32
  /// What its last entry tells.
  let latest: State
  /// What the earliest entry so far tells, and whether it was there before.
  var state: State
  var wasThere: Bool
  /// Whether an entry tells that it is there, and not only that it is gone.
  var isSeen: Bool
  /// Whether it failed; a question is not counted day by day.
  let isFailure: Bool

  /// Which finding it is: boxes that audit the same screen find the same, and each has its own history.
  struct Key: Hashable {
    let finding: FindingKey
    /// The place of the box among those of the history.
    let box: Int32
  }

  /// What an entry tells about a finding.
  enum State: UInt8 {
    case there
    case fixed
    /// It was wrong.
    case withdrawn
  }

  /// Whether it is there after its last entry.
  var isOpen: Bool { latest == .there }

  /// Whether the earliest entry so far tells that it is there.
  var isThere: Bool { state == .there }

  /// How many failures it counts day by day.
  var failures: Int { isFailure ? Int(weight) : 0 }

  /// Takes an earlier entry about it.
  mutating func tell(at time: Int64, on day: Int, _ state: State, wasThere: Bool) {
    entries += 1
    first = time
    self.day = Int32(day)
    (self.state, self.wasThere) = (state, wasThere)
    if state == .there { isSeen = true }
  }
}
