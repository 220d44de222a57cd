public import AccessibilityTree
public import Audit
public import Readers

/// What one export can prove: its format, what it carries, and which rules that is enough for.
public struct Examination: Sendable {
  /// The path as it was given, or `-` for standard input.
  public var name: String
  public var recognition: Recognition
  /// The snapshot; nil if the file was refused.
  public let snapshot: Snapshot?
  /// The coverage; nil without a snapshot or a platform.
  public var coverage: Coverage?
  /// The properties that some rule for this platform asks for: those that the export has, and those that it lacks. Empty
  /// where the examiner was not asked to name them and the advice names none.
  public var carries = PropertySet()
  public var lacks = PropertySet()
  /// Why rules, or some of their expectations, cannot be decided.
  public var gaps: [Gap] = []
  /// The lacking properties that no format of the platform carries.
  public var unavailable = PropertySet()
  /// The one change that would decide most more.
  public var advice: ExportAdvice?

  /// Rules, or their expectations, that cannot be decided for one reason.
  public struct Gap: Sendable, Hashable {
    public var rule: String
    /// The expectation; nil if nothing of the rule can be decided.
    public var expectation: String?
    /// Whether some findings of the expectation can be made, but not all.
    public var isPartial: Bool
    /// The properties that would help; empty if none would.
    public var lacking: PropertySet
  }

  /// An examination without results.
  init(name: String, recognition: Recognition) {
    (self.name, self.recognition) = (name, recognition)
    snapshot = try? recognition.snapshot.get()
  }

  /// For how many nodes the export says that they have a property, or whether they are in a state. For events, how many
  /// were recorded.
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
