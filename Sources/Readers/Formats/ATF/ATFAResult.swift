import AccessibilityTree

/// One of the `ATFAResults` that Accessibility Insights for Android puts beside the tree that axe-android saw.
///
/// Source: microsoft/accessibility-insights-for-android-service ATFAResultsSerializer.java: each key is the Java class that
/// declares the field, a stop, and the field.
struct ATFAResult {
  private var check = ""
  private var outcome: Verdict.Outcome?
  private var bounds: Rect?
  private var className: String?

  /// Reads the list that the cursor has returned. Anything else has no results.
  static func list(_ item: JSONItem, in json: inout JSONCursor) throws(ReadFault) -> [ATFAResult] {
    guard item.isArray else { return [] }
    var results: [ATFAResult] = []
    try json.enter()
    while let element = try json.next() {
      guard element.isObject else { continue }
      var result = ATFAResult()
      try json.enter()
      while let member = try json.next() { try result.read(member, &json) }
      results.append(result)
    }
    return results
  }

  private mutating func read(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) {
    switch Self.field(item) {
    case "checkClass": check = item.string ?? ""
    case "type": outcome = ATFOutcomes.outcome(of: item.text)
    case "element" where item.isObject:
      try json.enter()
      while let member = try json.next() {
        switch Self.field(member) {
        case "boundsInScreen" where member.isObject: bounds = try Self.bounds(&json)
        case "className": className = member.string
        default: break
        }
      }
    default: break
    }
  }

  private static func bounds(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    var edges: [String: Float] = [:]
    try json.enter()
    while let edge = try json.next() { edges[field(edge)] = edge.number.map { Float($0) } }
    return Rect(
      left: edges["left"] ?? .nan, top: edges["top"] ?? .nan, right: edges["right"] ?? .nan,
      bottom: edges["bottom"] ?? .nan)
  }

  private static func field(_ item: JSONItem) -> String {
    item.keyText.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The result as a verdict; nil if it says nothing. The framework has its own numbers for elements, so the node is
  /// the only one with the same bounds, or with the same bounds and class.
  ///
  /// - Parameter places: the nodes of the tree by their bounds.
  func verdict(in builder: SnapshotBuilder, _ places: [Rect: [Int]]) -> Verdict? {
    guard let outcome, !check.isEmpty else { return nil }
    var nodes = bounds.flatMap { places[$0] } ?? []
    if nodes.count > 1 { nodes = nodes.filter { builder.labels[builder[$0].text(.nativeClass)] == className } }
    return Verdict(tool: "atf", check: check, outcome: outcome, node: nodes.count == 1 ? nodes.first : nil)
  }
}
