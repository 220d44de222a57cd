import Audit
import Rules

extension Suppressions {
  /// The list in the form of the file, each entry with its place.
  func listing(_ origin: Configuration.Origin?) -> String {
    if all.isEmpty { return "suppressions: []  # \(origin.map(String.init(describing:)) ?? "default")\n" }
    return "suppressions:\n"
      + all.map { suppression in
        let lines = Self.lines(of: suppression)
        return "  - \(lines[0])  # \(suppression.place)\n" + lines.dropFirst().map { "    \($0)\n" }.joined()
      }.joined()
  }

  /// Suppressions that name a rule or kind of control that does not exist, with their places. A draft that does not run
  /// does exist.
  func problems(knownRules rules: [String], kinds: [String]) -> [String] {
    all.flatMap { suppression -> [String] in
      guard case .rule(let path, let kind, _, _) = suppression.subject else { return [] }
      return [Self.problem("rule", path, rules), kind.flatMap { Self.problem("kind", $0, kinds) }]
        .compactMap { problem in problem.map { "\(suppression.place): \($0)" } }
    }
  }

  private static func problem(_ key: String, _ name: String, _ known: [String]) -> String? {
    guard !known.contains(name) else { return nil }
    let suggestion = Spelling.suggestion(for: name, among: known)
    let advice = key == "rule" ? " `a11yd rules list` names them." : " Known: \(known.joined(separator: ", "))."
    return "`\(key)` is “\(name)”, and there is no such \(key)." + (suggestion.isEmpty ? advice : suggestion)
  }

  private static func lines(of suppression: Suppression) -> [String] {
    var lines: [String]
    switch suppression.subject {
    case .finding(let id): lines = ["finding: \"\(id)\""]
    case .rule(let path, let kind, let screen, let app):
      lines = ["rule: \(quoted(path))"]
      if let kind { lines.append("kind: \(quoted(kind))") }
      lines.append("screen: \(quoted(screen.description))")
      if let app { lines.append("app: \(quoted(app.description))") }
    }
    return lines + ["reason: \(quoted(suppression.reason))", "until: \(suppression.until)"]
  }

  /// The text in double quotes, the only style of YAML that can hold every text on one line.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        return "\\x" + (digits.count < 2 ? "0" : "") + digits
      case "\u{2028}", "\u{2029}", "\u{FEFF}": return "\\u" + String(scalar.value, radix: 16)
      default: return String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
