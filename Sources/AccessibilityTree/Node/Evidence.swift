/// What an export proves about one property: that it has a value, that it has none, or nothing at all.
///
/// An export without a place for a property does not mean that the app lacks it. `absent` means that the exporter
/// looked and there was no value; `notExported` means that this export cannot say. A rule about a property that is not
/// exported ends as *cannot tell*, never as *failed* or *passed*.
///
/// Source: docs/overview.md, “Silence is not a no”.
public enum Evidence<Value: Sendable>: Sendable {
  case exposed(Value)
  case absent
  case notExported

  /// The value, or nil if there is none or the export cannot say.
  public var value: Value? {
    if case .exposed(let value) = self { return value }
    return nil
  }

  /// Whether the export can say at all.
  public var isExported: Bool {
    if case .notExported = self { return false }
    return true
  }

  /// The same evidence about a value computed from this one.
  public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Evidence<Other> {
    switch self {
    case .exposed(let value): .exposed(transform(value))
    case .absent: .absent
    case .notExported: .notExported
    }
  }
}

extension Evidence: Equatable where Value: Equatable {}
extension Evidence: Hashable where Value: Hashable {}
