/// A rectangle in whole pixels or points.
struct TruthFrame: Hashable, Sendable {
  var x = 0
  var y = 0
  var width = 0
  var height = 0

  var right: Int { x + width }
  var bottom: Int { y + height }
}
