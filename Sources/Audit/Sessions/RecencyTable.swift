/// Values by key, each with its weight and with when it was last set: what was set longest ago is forgotten first.
struct RecencyTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Row: Sendable {
    var value: Value
    var weight: Int
    var at: ContinuousClock.Instant
    /// Tells apart what was set at the same moment.
    var turn: Int
  }

  private var rows: [Key: Row] = [:]
  private var turn = 0
  private(set) var weight = 0

  var count: Int { rows.count }
  var keys: [Key] { Array(rows.keys) }

  subscript(key: Key) -> Value? { rows[key]?.value }

  /// Takes a value out, so that whoever changes it and sets it again copies nothing.
  mutating func take(_ key: Key) -> Value? {
    guard let row = rows.removeValue(forKey: key) else { return nil }
    weight -= row.weight
    return row.value
  }

  mutating func set(_ key: Key, _ value: Value, weight: Int, at now: ContinuousClock.Instant) {
    self.weight += weight - (rows[key]?.weight ?? 0)
    turn += 1
    rows[key] = Row(value: value, weight: weight, at: now, turn: turn)
  }

  /// Changes a value where it is; what it weighs and when it was set stay.
  mutating func change<Result>(_ key: Key, _ change: (inout Value) -> Result) -> Result? {
    guard let index = rows.index(forKey: key) else { return nil }
    return change(&rows.values[index].value)
  }

  /// Forgets everything that was set at such a moment.
  mutating func forget(where isOver: (ContinuousClock.Instant) -> Bool) {
    for (key, row) in rows where isOver(row.at) { forget(key, row) }
  }

  /// Forgets one after the other, oldest first, while count and weight are too much.
  mutating func forgetOldest(while isTooMuch: (_ count: Int, _ weight: Int) -> Bool) {
    while isTooMuch(rows.count, weight), let (key, row) = rows.min(by: { $0.value.turn < $1.value.turn }) {
      forget(key, row)
    }
  }

  private mutating func forget(_ key: Key, _ row: Row) {
    rows[key] = nil
    weight -= row.weight
  }
}
