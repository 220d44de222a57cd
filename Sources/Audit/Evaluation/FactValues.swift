import AccessibilityTree
import Rules
import Speech

/// What one fact is for each node of its domain.
enum FactValues {
  /// The node, -1 for none and outside the domain.
  case nodes([Int32])
  /// Between which two numbers it lies; the low one is -1 for none and outside the domain.
  case numbers(low: [Int32], high: [Int32])

  /// As the high number: nobody knows how many were left out.
  static let unbounded = Int(Int32.max)

  func node(at target: Int) -> Int? {
    guard case .nodes(let nodes) = self, nodes[target] >= 0 else { return nil }
    return Int(nodes[target])
  }

  func number(at target: Int) -> ClosedRange<Int>? {
    guard case .numbers(let low, let high) = self, low[target] >= 0 else { return nil }
    return Int(low[target])...Int(high[target])
  }
}
