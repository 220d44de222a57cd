extension Snapshot {
  /// The same snapshot in which only the node that the capture names has the screen reader's focus.
  ///
  /// The capture names it in `meta.screenReaderFocus`, else by the last event that moved the focus. If the named node
  /// is not in the tree, nobody can say where the focus is. If the capture names no node, the export decides.
  public func resolvingFocus() -> Snapshot {
    namedFocus.map { focused(on: node(named: $0)) } ?? self
  }

  /// The same snapshot with the screen reader's focus on this node and no other; nil for one of which nobody knows.
  package func focused(on focused: Int?) -> Snapshot {
    var records = records
    var carried = carried
    for index in records.indices { records[index].unstate(.screenReaderFocused) }
    carried.remove(.screenReaderFocused)
    if let focused {
      for index in records.indices { records[index].set(.screenReaderFocused, index == focused) }
      carried.insert(.screenReaderFocused)
    }
    return Snapshot(
      format: format, meta: meta, labels: labels, events: events, records: records, extras: extras, carried: carried,
      verdicts: verdicts, cut: cut, endCut: endCut, facts: facts, unread: unread)
  }

  /// The first event that moved the focus after the last action. Earlier events only led to that action.
  public var firstFocusEvent: Event? { focusEvents.first }

  /// The events that moved the focus after the last action, in order.
  public var focusEvents: [Event] {
    guard let events = events.value else { return [] }
    let start = events.lastIndex { ["tap", "click", "key", "activate", "doubleTap"].contains($0.type) }.map { $0 + 1 }
    return events[(start ?? 0)...].filter(\.movesFocus)
  }

  /// Whether the capture names what has the focus, whether or not that node is in the tree.
  public var namesFocus: Bool { namedFocus != nil }

  private var namedFocus: String? { meta.screenReaderFocus ?? events.value?.last(where: \.movesFocus)?.node }

  /// The node with the screen reader's focus; nil if no node has it or nobody can say.
  public var focusedNode: Int? {
    guard carries(.screenReaderFocused) else { return nil }
    // Take the innermost: some exporters mark a focused view's parents as focused too.
    return records.indices.last { records[$0].isOn(.screenReaderFocused) }
  }

  /// The node of the previous capture on which the action was done that led to this one.
  public func trigger(in before: Snapshot) -> Int? { meta.triggerNode.flatMap(before.node(named:)) }
}
