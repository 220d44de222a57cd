/// Which node of a later capture is which of an earlier one, and how sure that is.
///
/// A counterpart is looked for in this order: the same identifier, which only one node of each capture has; the same place
/// below nodes that are each other's counterparts, by role and name; the same role and frame. The last two can err where
/// the words have changed, and then the match is weak: who judges by it cannot tell. Works for both directions.
public struct NodeMatching: Sendable {
  /// By node of `from`: the node of `to`, or -1.
  private var counterparts: [Int32]
  private var weak: NodeSet

  /// A counterpart in the other capture.
  public struct Counterpart: Hashable, Sendable {
    public let node: Int
    /// Nothing but place or frame says that it is the same.
    public let isWeak: Bool
  }

  /// The counterpart of this node; nil when the other capture has none.
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
