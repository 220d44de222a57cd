import AccessibilityTree

/// A cache of values for texts, by the texts' numbers.
struct LabelTable<Value> {
  private var values: [Value?] = []

  /// The value for this text, computed on first use.
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
