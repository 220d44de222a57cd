/// Which nodes of two captures are the same, and how certain that is.
///
/// A counterpart is looked for in this order: by an identifier that only one node of each capture has; by the same
/// place below counterparts, with role and name; by role and frame. The last two can be wrong if the words have
/// changed. The match is then weak, and rules that depend on it answer *cannot tell*. It works in both directions.
public struct NodeMatching: Sendable {
  /// For each node of `from`, the node of `to`, or -1.
  private var counterparts: [Int32]
  private var weak: NodeSet

  /// A counterpart in the other capture.
  public struct Counterpart: Hashable, Sendable {
    public let node: Int
    /// Whether only the place or the frame says that it is the same.
    public let isWeak: Bool
  }

  /// The counterpart of this node; nil if the other capture has none.
  public subscript(node: Int) -> Counterpart? {
    counterparts[node] < 0 ? nil : Counterpart(node: Int(counterparts[node]), isWeak: weak.contains(node))
  }

  /// How many nodes have a counterpart that is certain.
  public var certainCount: Int { counterparts.count { $0 >= 0 } - weak.size }

  /// Finds the counterparts of the nodes of one capture in another, in time linear in both.
  public init(from: Snapshot, to: Snapshot) {
    counterparts = Array(repeating: -1, count: from.count)
    weak = NodeSet(count: from.count)
    var finder = CounterpartFinder(from: from, to: to)
    finder.matchIdentifiers()
    finder.matchChildren(of: -1, with: -1)
    finder.matchFrames()
    counterparts = finder.counterparts
    weak = finder.weak
  }
}
