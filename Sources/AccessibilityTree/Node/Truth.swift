/// Yes, no, or unknown, by Kleene's strong tables.
///
/// `and` with a no is no, and `or` with a yes is yes, whatever the other side is. Otherwise an unknown side makes the
/// result unknown.
public enum Truth: Hashable, Sendable {
  case yes
  case no
  case unknown

  /// Yes for true, no for false.
  @inlinable
  public init(_ bool: Bool) {
    self = bool ? .yes : .no
  }

  /// Both sides hold.
  @inlinable
  public func and(_ other: Truth) -> Truth {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .unknown
  }

  /// At least one side holds.
  @inlinable
  public func or(_ other: Truth) -> Truth {
    if self == .yes || other == .yes { return .yes }
    return self == .no && other == .no ? .no : .unknown
  }

  /// The opposite; unknown stays unknown.
  @inlinable
  public var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}
