public import AccessibilityTree

extension Transcript {
  /// Whether a change of this node is announced without moving the focus, because it is in a live region.
  ///
  /// iOS has no live regions; apps post announcements there, which are events.
  ///
  /// Source: Android, accessibilityLiveRegion; magentaA11y, native/patterns/loading-icon.
  public func isLive(_ node: Int) -> Truth {
    guard let platform = snapshot.platform else { return .unknown }
    guard platform == .android else { return .no }
    if liveRegion(around: node) != nil { return .yes }
    return snapshot.carries(.liveRegion) ? .no : .unknown
  }

  /// The nearest node around this one, or itself, whose changes are announced.
  public func liveRegion(around node: Int) -> Int? {
    var candidate: Node? = snapshot[node]
    while let current = candidate {
      if let region = current.liveRegion.value { return region == .none ? nil : current.index }
      candidate = current.parent
    }
    return nil
  }

  /// The announcement if something in the live region around this node changes: its whole text, including stops.
  ///
  /// Without fragments outside a live region. Costs a sweep over the snapshot.
  public func announcement(at node: Int) -> Utterance {
    guard isLive(node) == .yes, let screenReader, let region = liveRegion(around: node) else {
      return Utterance(fragments: [])
    }
    return screenReader.announcement(ofRegion: region, in: snapshot)
  }
}
