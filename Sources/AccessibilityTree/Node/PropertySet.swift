/// A set of properties, such as those that an export carries.
public struct PropertySet: SetAlgebra, Hashable, Sendable, ExpressibleByArrayLiteral {
  @usableFromInline var bits: UInt64 = 0

  /// The empty set.
  @inlinable
  public init() {}

  /// The set of these properties.
  public init(arrayLiteral elements: Property...) {
    for element in elements { insert(element) }
  }

  /// Every property there is.
  public static let all: PropertySet = Property.allCases.reduce(into: PropertySet()) { $0.insert($1) }

  /// The states in this set, each at its bit of `NodeRecord.known`.
  public var flags: UInt32 { UInt32(truncatingIfNeeded: bits & ((1 << UInt64(Property.flagCount)) - 1)) }

  @inlinable
  public func contains(_ member: Property) -> Bool { bits & (1 << UInt64(member.index)) != 0 }

  @inlinable @inline(__always)
  @discardableResult
  public mutating func insert(_ member: Property) -> (inserted: Bool, memberAfterInsert: Property) {
    let before = bits
    bits |= 1 << UInt64(member.index)
    return (bits != before, member)
  }

  @discardableResult
  public mutating func remove(_ member: Property) -> Property? {
    guard contains(member) else { return nil }
    bits &= ~(1 << UInt64(member.index))
    return member
  }

  @discardableResult
  public mutating func update(with member: Property) -> Property? {
    insert(member).inserted ? nil : member
  }

  public func union(_ other: PropertySet) -> PropertySet { PropertySet(bits: bits | other.bits) }
  public func intersection(_ other: PropertySet) -> PropertySet { PropertySet(bits: bits & other.bits) }
  public func symmetricDifference(_ other: PropertySet) -> PropertySet { PropertySet(bits: bits ^ other.bits) }
  @inlinable
  public mutating func formUnion(_ other: PropertySet) { bits |= other.bits }
  public mutating func formIntersection(_ other: PropertySet) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: PropertySet) { bits ^= other.bits }

  init(bits: UInt64) { self.bits = bits }
}

extension PropertySet: Sequence {
  /// The properties in the order of `Property.allCases`.
  public func makeIterator() -> some IteratorProtocol<Property> {
    Property.allCases.filter(contains).makeIterator()
  }
}
