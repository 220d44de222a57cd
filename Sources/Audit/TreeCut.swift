import AccessibilityTree

/// That an exporter left out a part of the tree: it stopped at these many nodes, at this depth.
public struct TreeCut: Hashable, Sendable, CustomStringConvertible {
  /// How many nodes it stopped at.
  public var places: Int
  /// How many nodes lie on the way from the root to each of them; nil when they differ.
  public var depth: Int?

  /// A cut at so many nodes.
  public init(places: Int, depth: Int?) { (self.places, self.depth) = (places, depth) }

  /// The cut of a snapshot, or nil for a tree that is whole.
  init?(of snapshot: Snapshot) {
    guard !snapshot.cut.isEmpty else { return nil }
    let depths = Set(snapshot.cut.map { Array(snapshot[$0].ancestors).count + 1 })
    self.init(places: snapshot.cut.size, depth: depths.count == 1 ? depths.first : nil)
  }

  /// “cut at depth 50”, “cut off at 3 places”.
  public var description: String {
    if let depth { return "cut at depth \(depth)" }
    return "cut off at \(Counted.things(places, "place"))"
  }
}
