import AccessibilityTree

/// What was worked out once for a text, by the text's number.
struct LabelTable<Value> {
  private var values: [Value?] = []

  /// What is known of this text, worked out if it is the first time that anyone asks.
  mutating func value(of label: LabelID, _ make: () -> Value) -> Value {
    guard label.isText else { return make() }
    let place = Int(label.rawValue)
    while values.count <= place { values.append(nil) }
    if let value = values[place] { return value }
    let value = make()
    values[place] = value
    return value
  }
}
