/// A rectangle of whole points or pixels.
struct SketchedFrame: Equatable {
  var x = 0
  var y = 0
  var width = 0
  var height = 0

  var right: Int { x + width }
  var bottom: Int { y + height }
}
