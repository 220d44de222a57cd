/// Sets put together.
///
/// What changes nothing makes no copy, neither of what others hold too: most sets that are put together are within each
/// other. What leaves nothing keeps no words.
extension NodeSet {
  /// Whether every node of this set is in the other. Cheaper than making the difference, which is mostly empty.
  public func isSubset(of other: NodeSet) -> Bool {
    precondition(count == other.count, "sets of two different snapshots")
    guard let words else { return true }
    guard let others = other.words else { return isEmpty }
    // A set that was handed on shares its words.
    return words === others || hasNone(words, others) { $0 & ~$1 }
  }
  /// Whether no node is in both.
  public func isDisjoint(with other: NodeSet) -> Bool {
    precondition(count == other.count, "sets of two different snapshots")
    guard let words, let others = other.words else { return true }
    return hasNone(words, others) { $0 & $1 }
  }

  func hasSameNodes(as other: NodeSet) -> Bool {
    guard let words else { return other.isEmpty }
    guard let others = other.words else { return isEmpty }
    return words === others || hasNone(words, others) { $0 ^ $1 }
  }

  /// Whether a combination of the words of two sets has no bit.
  @inline(__always)
  private func hasNone(_ one: NodeWords, _ other: NodeWords, _ operation: (UInt64, UInt64) -> UInt64) -> Bool {
    let (mine, theirs, end) = (one.start, other.start, wordCount)
    var start = 0
    while start < end {
      var bits: UInt64 = 0
      for place in 0..<NodeWords.block { bits |= operation(mine[start &+ place], theirs[start &+ place]) }
      if bits != 0 { return false }
      start &+= NodeWords.block
    }
    return true
  }

  // Whether one set is within the other, or has no node of it, is known after a few words where it is not so.
  public mutating func formUnion(_ other: NodeSet) {
    if other.isSubset(of: self) { return }
    if words == nil { words = other.words } else { combine(other) { $0 | $1 } }
  }
  public mutating func formIntersection(_ other: NodeSet) {
    if isSubset(of: other) { return }
    if isDisjoint(with: other) { words = nil } else { combine(other) { $0 & $1 } }
  }
  public mutating func subtract(_ other: NodeSet) {
    if isDisjoint(with: other) { return }
    if isSubset(of: other) { words = nil } else { combine(other) { $0 & ~$1 } }
  }

  public func union(_ other: NodeSet) -> NodeSet {
    if other.isSubset(of: self) { return self }
    return isSubset(of: other) ? other : combined(with: other) { $0 | $1 }
  }
  public func intersection(_ other: NodeSet) -> NodeSet {
    if isSubset(of: other) { return self }
    if other.isSubset(of: self) { return other }
    return isDisjoint(with: other) ? NodeSet(count: count) : combined(with: other) { $0 & $1 }
  }
  public func subtracting(_ other: NodeSet) -> NodeSet {
    if isDisjoint(with: other) { return self }
    return isSubset(of: other) ? NodeSet(count: count) : combined(with: other) { $0 & ~$1 }
  }

  /// Every node that is not in this set.
  public var complement: NodeSet {
    guard words != nil else { return NodeSet(allOf: count) }
    var set = combined(with: self) { ~($0 | $1) }
    set.clearTail()
    return set
  }

  /// Both sets have words.
  @inline(__always)
  private func combined(with other: NodeSet, _ operation: (UInt64, UInt64) -> UInt64) -> NodeSet {
    let end = wordCount
    let made = NodeWords.make(count: end)
    Self.combine(
      words.unsafelyUnwrapped.start, other.words.unsafelyUnwrapped.start, into: made.start, end, operation)
    return NodeSet(made, count)
  }

  /// Both sets have words. Those that others hold too are not copied first.
  @inline(__always)
  private mutating func combine(_ other: NodeSet, _ operation: (UInt64, UInt64) -> UInt64) {
    guard isKnownUniquelyReferenced(&words) else {
      self = combined(with: other, operation)
      return
    }
    let mine = words.unsafelyUnwrapped.start
    Self.combine(mine, other.words.unsafelyUnwrapped.start, into: mine, wordCount, operation)
  }

  @inline(__always)
  private static func combine(
    _ one: UnsafeMutablePointer<UInt64>, _ other: UnsafeMutablePointer<UInt64>,
    into result: UnsafeMutablePointer<UInt64>, _ count: Int, _ operation: (UInt64, UInt64) -> UInt64
  ) {
    var start = 0
    while start < count {
      for place in 0..<NodeWords.block {
        (result + (start &+ place)).initialize(to: operation(one[start &+ place], other[start &+ place]))
      }
      start &+= NodeWords.block
    }
  }
}
