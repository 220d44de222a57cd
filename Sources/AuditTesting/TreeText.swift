public import AccessibilityTree

/// A snapshot as text that people review: what it carries at the top, then one line for each node.
///
/// A line is the role, the texts in quotes, and the unexpected states. `value?` is a property that the export carries
/// but this node leaves open; states are marked so only on controls.
public struct TreeText: CustomStringConvertible {
  public let description: String

  /// The text of this snapshot.
  public init(_ snapshot: Snapshot) {
    var lines = Self.header(snapshot)
    var depths: [Int] = []
    for node in snapshot.nodes {
      let depth = node.parent.map { depths[$0.index] + 1 } ?? 0
      depths.append(depth)
      lines.append(String(repeating: "  ", count: depth) + Self.line(node))
    }
    description = lines.joined(separator: "\n") + "\n"
  }

  private static func header(_ snapshot: Snapshot) -> [String] {
    let meta = snapshot.meta
    let said: [(String, String?)] = [
      ("format", snapshot.format), ("platform", meta.platform?.rawValue), ("app", meta.app),
      ("version", meta.appVersion), ("screen", meta.screen), ("language", meta.language),
      ("font scale", meta.fontScale.map { "\($0)" }), ("captured", meta.capturedAt), ("session", meta.session),
      ("sequence", meta.sequence.map { "\($0)" }), ("trigger", meta.triggerAction), ("on", meta.triggerNode),
      ("focus", meta.screenReaderFocus),
    ]
    let nodeProperties = Property.allCases.filter { ![.events, .platform, .language].contains($0) }
    let lacking = nodeProperties.filter { !snapshot.carries($0) }.map(\.name)
    var lines = [said.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: " · ")]
    lines.append("not carried: " + (lacking.isEmpty ? "nothing" : lacking.joined(separator: " ")))
    switch snapshot.events {
    case .notExported: break
    case .absent: lines.append("events: none")
    case .exposed(let events):
      lines.append("events: " + (events.isEmpty ? "none" : ""))
      lines += events.map { "  \($0.type) \(quoted($0.text ?? "")) \($0.node ?? "") \($0.at ?? "")" }
    }
    if !snapshot.verdicts.isEmpty { lines.append("verdicts:") }
    lines += snapshot.verdicts.map { verdict in
      let place = verdict.node.map(snapshot.path(of:)) ?? "no node"
      return "  \(verdict.tool) \(verdict.check) \(verdict.outcome.rawValue) at \(place)"
    }
    return lines + [""]
  }

  private static func line(_ node: Node) -> String {
    var parts = [node.role.rawValue]
    for property in Property.allCases where property.isText && node.snapshot.carries(property) {
      switch node.text(property) {
      case .exposed(let text): parts += shown(property, text, node)
      case .notExported: if Self.open.contains(property) { parts.append("\(property.name)?") }
      case .absent: break
      }
    }
    let states = Property.allCases.filter { $0.isFlag && node.snapshot.carries($0) }.compactMap { state($0, node) }
    if !states.isEmpty { parts.append("[\(states.joined(separator: ", "))]") }
    parts += details(node)
    if node.snapshot.cut.contains(node.index) { parts.append("…cut off") }
    return parts.joined(separator: " ")
  }

  /// Nodes are expected to be enabled, visible and elements; every other state is expected to be off.
  private static func state(_ property: Property, _ node: Node) -> String? {
    let isExpectedOn = [Property.enabled, .visible].contains(property)
    switch node.flag(property) {
    case .exposed(true): return isExpectedOn ? nil : property.name
    case .exposed(false): return isExpectedOn ? "not \(property.name)" : nil
    case .absent: return nil
    case .notExported: return node.role.isControl && Self.open.contains(property) ? "\(property.name)?" : nil
    }
  }

  /// Properties that are marked if a node leaves them open.
  private static let open: PropertySet = [.label, .text, .value, .enabled, .visible, .selected, .checked, .element]

  private static func shown(_ property: Property, _ text: String, _ node: Node) -> [String] {
    switch property {
    case .label: return [quoted(text)]
    case .owner where text == node.snapshot.meta.app: return []
    case .nativeClass:
      let package = ["android.widget.", "android.view."].first(where: text.hasPrefix) ?? ""
      return ["class \(text.dropFirst(package.count))"]
    default: return ["\(property.name) \(quoted(text))"]
    }
  }

  private static func details(_ node: Node) -> [String] {
    var parts: [String] = []
    let traits = Traits.named.filter { node.traits.contains($0.value) && !Self.synonyms.contains($0.key) }.keys
    if !traits.isEmpty { parts.append("traits(\(traits.sorted().joined(separator: " ")))") }
    if let region = node.liveRegion.value { parts.append("live(\(region))") }
    if let position = node.position.value { parts.append("position(\(position.index) of \(position.count))") }
    if let collection = node.collection.value {
      let selection = collection.selection.map { " \($0.rawValue)" } ?? ""
      parts.append("collection(\(number(collection.rows)) × \(number(collection.columns))\(selection))")
    }
    if let range = node.range.value {
      parts.append("range(\(number(range.minimum))…\(number(range.maximum)) at \(number(range.current)))")
    }
    if let actions = node.actions.value { parts.append("actions(\(actions.map(quoted).joined(separator: " ")))") }
    if let bounds = node.bounds.value {
      parts.append("(\(short(bounds.x)),\(short(bounds.y)) \(short(bounds.width))×\(short(bounds.height)))")
    }
    return parts
  }

  /// Other exporters' names for a trait that is printed already.
  private static let synonyms: Set<String> = ["toggle", "switchbutton", "tabbaritem"]

  private static func number(_ value: (some CustomStringConvertible)?) -> String { value.map { "\($0)" } ?? "?" }

  private static func short(_ value: Float) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(CleanText.line(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\""))\""
  }
}
