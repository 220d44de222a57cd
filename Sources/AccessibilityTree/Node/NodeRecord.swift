/// What a reader states about one node, in one piece of memory. A `Snapshot` is made of these records in preorder.
public struct NodeRecord: Sendable {
  /// Index of the parent, -1 for a root.
  public internal(set) var parent: Int32
  /// Index after the last node below this one.
  public internal(set) var subtreeEnd: Int32
  public var role = Role.notExported
  public var traits = Traits()
  /// The rectangle. An edge that is not a number was missing in the export.
  public var bounds = Rect(x: .nan, y: .nan, width: 0, height: 0)
  /// Which states this export stated for this node, by `Property.flagBit`.
  @usableFromInline var known: UInt32 = 0
  /// Their values; clear where not known.
  @usableFromInline var on: UInt32 = 0
  @usableFromInline var texts = InlineArray<14, LabelID>(repeating: .notExported)

  init(parent: Int32, subtreeEnd: Int32) {
    self.parent = parent
    self.subtreeEnd = subtreeEnd
  }

  /// States a yes-or-no property. Other properties are ignored.
  @inlinable @inline(__always)
  public mutating func set(_ property: Property, _ value: Bool) {
    guard let bit = property.flagBit else { return }
    known |= bit
    on = value ? on | bit : on & ~bit
  }

  /// Removes the value of a yes-or-no property.
  mutating func unstate(_ property: Property) {
    guard let bit = property.flagBit else { return }
    known &= ~bit
    on &= ~bit
  }

  /// States a text; `.absent` says that the exporter looked and there was none.
  @inlinable @inline(__always)
  public mutating func set(_ property: Property, _ text: LabelID) {
    guard let index = property.textIndex else { return }
    texts[index] = text
  }

  /// Whether the state is on; `.notExported` if it was not stated.
  @inlinable @inline(__always)
  public func flag(_ property: Property) -> Evidence<Bool> {
    guard let bit = property.flagBit, known & bit != 0 else { return .notExported }
    return .exposed(on & bit != 0)
  }

  /// Whether this state is known to be on. Faster than making `Evidence`.
  @inlinable
  public func isOn(_ property: Property) -> Bool {
    guard let bit = property.flagBit else { return false }
    return known & on & bit != 0
  }

  /// Whether this state is known to be off.
  @inlinable
  public func isOff(_ property: Property) -> Bool {
    guard let bit = property.flagBit else { return false }
    return known & ~on & bit != 0
  }

  /// Whether the export says anything about this state of the node.
  @inlinable
  public func isKnown(_ property: Property) -> Bool {
    guard let bit = property.flagBit else { return false }
    return known & bit != 0
  }

  /// The number of a text; `.notExported` if it was not stated.
  @inlinable @inline(__always)
  public func text(_ property: Property) -> LabelID {
    guard let index = property.textIndex else { return .notExported }
    return texts[index]
  }
}
