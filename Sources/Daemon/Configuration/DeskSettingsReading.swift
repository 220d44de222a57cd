import Audit
import Rules
import YAMLText

/// Reads `.a11yd.yaml` and collects its problems.
struct DeskSettingsReading {
  let path: String
  /// The words that a key takes; a key that is not here takes any text.
  let choices: [String: [String]]
  private(set) var problems: [ConfigurationProblem] = []

  init(path: String, choices: [String: [String]]) { (self.path, self.choices) = (path, choices) }

  private enum Key: String, CaseIterable {
    case language, reader, rules, baseline, suppressions
    case failOn = "fail-on"
    case pages
    case withoutPages = "without-pages"
  }

  mutating func settings(in text: String) -> DeskSettings {
    var settings = DeskSettings()
    for pair in pairs(of: text) {
      guard let key = pair.key.scalar.flatMap(Key.init(rawValue:)) else {
        unknown(pair.key)
        continue
      }
      // A key is null if all that it holds is commented out.
      if pair.value.isNull { continue }
      switch key {
      case .language: settings.language = word(key, pair.value)
      case .reader: settings.reader = word(key, pair.value)
      case .failOn: settings.failOn = word(key, pair.value)
      case .baseline: settings.baseline = word(key, pair.value).map(absolute)
      case .rules: settings.rules = words(key, pair.value).map(absolute)
      case .pages: settings.pages.pages = words(key, pair.value)
      case .withoutPages: settings.pages.without = words(key, pair.value)
      case .suppressions:
        let list = SuppressionList(pair.value, in: path, today: .today)
        for problem in list.problems { report(problem.mark, problem.message) }
        settings.suppressions = Suppressions(list.suppressions)
      }
    }
    return settings
  }

  private mutating func pairs(of text: String) -> [YAMLNode.Pair] {
    do throws(YAMLProblem) {
      guard let node = try YAMLNode.document(in: text), !node.isNull else { return [] }
      if node.mapping == nil { report(node.mark, "the file holds keys such as `baseline:`.") }
      return node.mapping ?? []
    } catch {
      switch error {
      case .syntax(let problem, let mark): report(mark, "this is not YAML: \(problem).")
      case .duplicateKeys(let keys, let mark):
        report(mark, "duplicate key `\(keys.joined(separator: "`, `"))`. Remove one.")
      }
      return []
    }
  }

  private mutating func word(_ key: Key, _ node: YAMLNode) -> String? {
    guard let text = node.scalar, !text.isEmpty else {
      report(node.mark, "`\(key.rawValue)` is empty, or no text.")
      return nil
    }
    guard let allowed = choices[key.rawValue], !allowed.contains(text) else { return text }
    let suggestion = Spelling.suggestion(for: text, among: allowed)
    report(
      node.mark,
      "`\(key.rawValue)` is “\(text)”."
        + (suggestion.isEmpty ? " Use one of \(allowed.joined(separator: ", "))." : suggestion))
    return nil
  }

  private mutating func words(_ key: Key, _ node: YAMLNode) -> [String] {
    guard let list = node.sequence else { return word(key, node).map { [$0] } ?? [] }
    return list.compactMap { word(key, $0) }
  }

  private func absolute(_ name: String) -> String {
    if name.hasPrefix("/") { return name }
    let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return directory + name
  }

  private mutating func unknown(_ key: YAMLNode) {
    report(key.mark, UnknownKey.message(key, of: "this file", among: Key.allCases.map(\.rawValue)))
  }

  private mutating func report(_ mark: YAMLMark, _ message: String) {
    problems.append(ConfigurationProblem(file: path, line: mark.line, column: mark.column, message: message))
  }
}
