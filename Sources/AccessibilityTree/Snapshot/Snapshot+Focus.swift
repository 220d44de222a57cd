extension Snapshot {
  /// The same snapshot in which the node that the capture names as focused has the screen reader's focus, and no other.
  ///
  /// The capture says it in `meta.screenReaderFocus`, else by the last event that moved it. Where it names a node that is
  /// not in the tree, nobody can say where the focus is. A capture that names none leaves what the export says.
  public func resolvingFocus() -> Snapshot {
    guard let name = namedFocus else { return self }
    let focused = node(named: name)
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

  /// The first event that moved the focus after what was done last: before that, people were on their way to what they did.
  public var firstFocusEvent: Event? { focusEvents.first }

  /// The events that moved the focus after what was done last, in their order.
  public var focusEvents: [Event] {
    guard let events = events.value else { return [] }
    let start = events.lastIndex { ["tap", "click", "key", "activate", "doubleTap"].contains($0.type) }.map { $0 + 1 }
    return events[(start ?? 0)...].filter(\.movesFocus)
  }

  /// Whether the capture says beside the tree what has the focus, be it in the tree or not.
  public var namesFocus: Bool { namedFocus != nil }

  private var namedFocus: String? { meta.screenReaderFocus ?? events.value?.last(where: \.movesFocus)?.node }

  /// The node with the screen reader's focus; nil where no node has it or nobody can say.
  public var focusedNode: Int? {
    guard carries(.screenReaderFocused) else { return nil }
    // The innermost: some exporters call a focused view's parents focused too.
    return records.indices.last { records[$0].isOn(.screenReaderFocused) }
  }

  /// The node on which the action was done that led to this capture, in the capture before it.
  public func trigger(in before: Snapshot) -> Int? { meta.triggerNode.flatMap(before.node(named:)) }
}
