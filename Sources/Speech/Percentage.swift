package import AccessibilityTree

/// A value between two ends as screen readers speak it if the app gives no words: “40%”.
package enum Percentage {
  /// Where the range of a node stands. A range without its ends stands nowhere.
  package static func amount(of node: Node) -> Evidence<String> {
    switch node.range {
    case .exposed(let range): spoken(range).map { .exposed($0) } ?? .absent
    case .absent: .absent
    case .notExported: .notExported
    }
  }

  static func spoken(_ range: ValueRange) -> String? {
    guard let minimum = range.minimum, let maximum = range.maximum, let current = range.current, maximum > minimum
    else { return nil }
    let share = (current - minimum) / (maximum - minimum) * 100
    guard share.isFinite, (0...100).contains(share) else { return nil }
    return "\(Int(share.rounded()))%"
  }
}
