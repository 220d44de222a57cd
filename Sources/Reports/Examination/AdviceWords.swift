import AccessibilityTree
import Audit

/// The gain of a change, in words.
struct AdviceWords {
  /// Whether long lists of rules are replaced by their number.
  var isBrief = false

  /// How many names people read at a glance.
  private static let fewNames = 3

  /// “`traits`”. Events are not a property of a node, and their name does not say what they are.
  static func property(_ property: Property) -> String {
    property == .events ? "what was announced" : "`\(property.name)`"
  }

  /// “`a`, `b` and `c`”.
  static func list(_ properties: PropertySet, _ conjunction: String = "and") -> String {
    let words = properties.map(property)
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// “3 more rules can be decided: a, b and c; 1 more in part: d”.
  func gain(_ gain: CoverageGain) -> String {
    var parts: [String] = []
    if !gain.rules.isEmpty {
      let count = RuleList.once(gain.rules).count
      let verb = count == 1 ? "rule can be decided" : "rules can be decided"
      parts.append("\(Counted.number(count)) more \(verb)\(names(gain.rules))")
    }
    if !gain.partly.isEmpty {
      parts.append("\(Counted.number(RuleList.once(gain.partly).count)) more in part\(names(gain.partly))")
    }
    return parts.isEmpty ? expectations(gain.expectations) : parts.joined(separator: "; ")
  }

  /// “4 rules more: a, b; and 1 less: c”, for another exporter, which may also lose rules.
  func difference(_ gain: CoverageGain) -> String {
    var parts: [String] = []
    if !gain.rules.isEmpty { parts.append("\(rules(gain.rules)) more\(names(gain.rules))") }
    if !gain.partly.isEmpty { parts.append("\(rules(gain.partly)) more in part\(names(gain.partly))") }
    if !gain.lostRules.isEmpty {
      parts.append("\(Counted.number(RuleList.once(gain.lostRules).count)) less\(names(gain.lostRules))")
    }
    return parts.isEmpty ? expectations(gain.expectations) : parts.joined(separator: "; ")
  }

  private func rules(_ titles: [String]) -> String { Counted.things(RuleList.once(titles).count, "rule") }

  /// The names with their kinds. A rule that gains for several kinds is named once, as it is counted.
  private func names(_ titles: [String]) -> String {
    let once = RuleList.once(titles)
    let names = once.count == titles.count ? titles : once
    return isBrief && names.count > Self.fewNames ? "" : ": \(names.joined(separator: ", "))"
  }

  private func expectations(_ count: Int) -> String { "\(Counted.things(count, "expectation")) more" }
}
