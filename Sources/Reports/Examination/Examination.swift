public import AccessibilityTree
public import Audit
public import Readers

/// What one export can prove: what it was recognised as, what it carries, and which rules that is enough for.
public struct Examination: Sendable {
  /// The path as it was given, or `-` for standard input.
  public var name: String
  public var recognition: Recognition
  /// nil where the file was refused.
  public let snapshot: Snapshot?
  /// nil where there is no snapshot, or no platform.
  public var coverage: Coverage?
  /// Of the properties that some rule asks for on this platform: those that are there, and those that are not.
  public var carries = PropertySet()
  public var lacks = PropertySet()
  /// What keeps rules, or expectations of them, from being decided.
  public var gaps: [Gap] = []
  /// Of what the gaps lack, what no format of the platform carries.
  public var unavailable = PropertySet()
  /// The one change that would decide most more.
  public var advice: ExportAdvice?

  /// Rules, or expectations of them, that one lack keeps from being decided.
  public struct Gap: Sendable, Hashable {
    public var rule: String
    /// nil where none of the rule can be decided.
    public var expectation: String?
    /// Some findings of the expectation are made, and others are not.
    public var isPartial: Bool
    /// Empty where no property would help.
    public var lacking: PropertySet
  }

  /// Nothing is worked out yet.
  init(name: String, recognition: Recognition) {
    (self.name, self.recognition) = (name, recognition)
    snapshot = try? recognition.snapshot.get()
  }

  /// Of how many nodes the export says this: that they have it, or, for a state, whether they are in it. Of events, how
  /// many were recorded.
  public func nodeCount(_ property: Property) -> Int {
    guard let snapshot else { return 0 }
    if property == .events { return snapshot.events.value?.count ?? 0 }
    return snapshot.nodes.count { $0.says(property) }
  }
}

extension Node {
  fileprivate func says(_ property: Property) -> Bool {
    if property.isFlag { return flag(property).isExported }
    if property.isText { return text(property).value != nil }
    return switch property {
    case .role: role != .notExported
    case .traits: !traits.isEmpty
    case .bounds: bounds.value != nil
    case .liveRegion: liveRegion.value != nil
    case .position: position.value != nil
    case .collection: collection.value != nil
    case .range: range.value != nil
    case .actions: actions.value != nil
    default: false
    }
  }
}
