import YAMLText

/// What every key of the rule files was compiled to, for those who want to know why a rule said what it said.
///
/// An audit has none.
final class OutlineTrace {
  private struct Place: Hashable {
    let file: String
    let mark: YAMLMark
    let isInner: Bool
  }

  private var expressions: [Place: Expression.ID] = [:]
  /// By its full name, what a set or a slot is made of.
  private(set) var sets: [String: (yaml: Yaml, page: String, expression: Expression.ID)] = [:]
  /// By the full name of a kind and slot: the kind's own slot, and those of the kinds before it.
  private(set) var targets: [String: Targets] = [:]

  /// The parts of the targets of a kind.
  struct Targets {
    var own: (name: String, expression: Expression.ID)
    var claims: [(name: String, expression: Expression.ID)]
    var place: Yaml
  }

  /// Notes what a key was compiled to. In a rule for all controls, the kind that comes last counts.
  ///
  /// - Parameter isInner: for what is below the key, if that is an expression of its own.
  func record(_ yaml: Yaml, _ id: Expression.ID, isInner: Bool = false) {
    expressions[Place(file: yaml.file, mark: yaml.node.mark, isInner: isInner)] = id
  }

  /// What was noted for a key; nil for a key that asks nothing by itself.
  func expression(at yaml: Yaml, isInner: Bool = false) -> Expression.ID? {
    expressions[Place(file: yaml.file, mark: yaml.node.mark, isInner: isInner)]
  }

  /// Notes a named set or a slot.
  func record(set name: String, _ yaml: Yaml, page: String, _ id: Expression.ID) { sets[name] = (yaml, page, id) }

  /// Notes the targets of a kind.
  func record(targets name: String, _ parts: Targets) { targets[name] = parts }
}
