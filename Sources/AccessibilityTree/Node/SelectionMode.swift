/// How many items of a collection can be selected at once; the raw value is its name in rule files and canonical trees.
///
/// Android also says *none* for a collection that does not say, including Compose's groups of one choice.
public enum SelectionMode: String, CaseIterable, Sendable {
  // In the order of Android's numbers.
  case none
  case single
  case multiple

  /// Android's `selectionMode`, or nil for a number that it does not have.
  public init?(number: Int) {
    guard Self.allCases.indices.contains(number) else { return nil }
    self = Self.allCases[number]
  }

  /// Android's number.
  public var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
