/// A view of a flat list, identified by its number in the list before its place in the tree is known.
protocol NumberedView {
  /// Numbers of the views below it.
  var children: [Int] { get }

  /// States everything but the children.
  func state(of index: Int, in tree: inout AndroidNodeBuilder)
}
