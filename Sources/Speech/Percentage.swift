import AccessibilityTree

/// A value between two ends as screen readers speak it if the app gives no words: “40%”.
enum Percentage {
  static func spoken(_ range: ValueRange) -> String? {
    guard let minimum = range.minimum, let maximum = range.maximum, let current = range.current, maximum > minimum
    else { return nil }
    let share = (current - minimum) / (maximum - minimum) * 100
    guard share.isFinite, (0...100).contains(share) else { return nil }
    return "\(Int(share.rounded()))%"
  }
}
