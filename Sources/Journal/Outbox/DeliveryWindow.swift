/// How many entries may be out without proof, so that a journal that loses them is not flooded with more.
///
/// As in TCP, proof widens the window and a loss halves it. journald gives no other timely sign of its rate limit or of
/// a full disk.
struct DeliveryWindow {
  private let bounds: ClosedRange<Int>
  private(set) var size: Int
  /// Whether there is no limit. Without the right to read there is no proof, and waiting for it would never end.
  var isOpen = false

  init(_ bounds: ClosedRange<Int>) { (self.bounds, size) = (bounds, bounds.upperBound) }

  /// How many more may go out.
  func room(out: Int) -> Int { isOpen ? .max : max(size - out, 0) }

  mutating func proved(_ count: Int) { size = min(size + max(count / 2, 1), bounds.upperBound) }

  mutating func lost() { size = max(size / 2, bounds.lowerBound) }
}
