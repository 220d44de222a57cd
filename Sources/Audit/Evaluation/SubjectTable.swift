import Rules

/// One value for each text that was asked about. There are few, so comparing all of them takes less than hashing one.
struct SubjectTable<Value> {
  private var subjects: [TextSubject] = []
  private var values: [Value?] = []

  subscript(subject: TextSubject) -> Value? {
    subjects.firstIndex(of: subject).flatMap { values[$0] }
  }

  /// Takes a value out, so that it is changed in place; nil where there is none.
  mutating func take(_ subject: TextSubject) -> Value? {
    subjects.firstIndex(of: subject).flatMap { values[$0].take() }
  }

  /// Puts a value in.
  mutating func put(_ value: Value, for subject: TextSubject) {
    if let place = subjects.firstIndex(of: subject) {
      values[place] = value
    } else {
      subjects.append(subject)
      values.append(value)
    }
  }
}
