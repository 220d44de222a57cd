import AccessibilityTree
import Audit

/// What a change gains, in words.
enum AdviceWords {
  /// “`traits`”; events are no property of a node, and have no name that says what they are.
  static func property(_ property: Property) -> String {
    property == .events ? "what was announced" : "`\(property.name)`"
  }

  /// “`a`, `b` and `c`”.
  static func list(_ properties: PropertySet) -> String {
    let words = properties.map(property)
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// “3 more rules can be decided: a, b and c; 1 more in part: d”.
  static func gain(_ gain: CoverageGain) -> String {
    var parts: [String] = []
    if !gain.rules.isEmpty {
      let verb = gain.rules.count == 1 ? "rule can be decided" : "rules can be decided"
      parts.append("\(Counted.number(gain.rules.count)) more \(verb): \(gain.rules.joined(separator: ", "))")
    }
    if !gain.partly.isEmpty {
      parts.append("\(Counted.number(gain.partly.count)) more in part: \(gain.partly.joined(separator: ", "))")
    }
    return parts.isEmpty ? expectations(gain.expectations) : parts.joined(separator: "; ")
  }

  /// “4 rules more: a, b; and 1 less: c”, of another exporter, which may also lose.
  static func difference(_ gain: CoverageGain) -> String {
    var parts: [String] = []
    if !gain.rules.isEmpty {
      parts.append("\(Counted.things(gain.rules.count, "rule")) more: \(gain.rules.joined(separator: ", "))")
    }
    if !gain.partly.isEmpty {
      parts.append(
        "\(Counted.things(gain.partly.count, "rule")) more in part: \(gain.partly.joined(separator: ", "))")
    }
    if !gain.lostRules.isEmpty {
      parts.append("\(Counted.number(gain.lostRules.count)) less: \(gain.lostRules.joined(separator: ", "))")
    }
    return parts.isEmpty ? expectations(gain.expectations) : parts.joined(separator: "; ")
  }

  private static func expectations(_ count: Int) -> String { "\(Counted.things(count, "expectation")) more" }
}
