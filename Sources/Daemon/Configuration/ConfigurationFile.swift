import Audit
import Rules
import YAMLText

extension Configuration {
  /// The defaults with the values of one file.
  ///
  /// - Throws: every problem of the file at once.
  public init(yaml text: String, path: String) throws(ConfigurationProblems) {
    self.init()
    var file = ConfigurationFile(path: path)
    file.apply(text, to: &self)
    guard file.problems.isEmpty else { throw ConfigurationProblems(problems: file.problems) }
  }
}

/// One configuration file and its problems.
struct ConfigurationFile {
  let path: String
  let today: CalendarDay
  private(set) var problems: [ConfigurationProblem] = []

  init(path: String, today: CalendarDay = .today) { (self.path, self.today) = (path, today) }

  private static let suppressions = "suppressions"

  /// Applies every value of the file. Each wrong value becomes a problem, and all of them are found.
  mutating func apply(_ text: String, to configuration: inout Configuration) {
    guard let sections = mapping(text) else { return }
    for section in sections {
      let (key, value) = (section.key, section.value)
      if key.scalar == Self.suppressions {
        suppress(value, in: &configuration)
        continue
      }
      guard let section = key.scalar, ConfigurationKey.sections.contains(section) else {
        unknown(key, among: ConfigurationKey.sections + [Self.suppressions])
        continue
      }
      // A section is null if all of its keys are commented out.
      if value.isNull { continue }
      guard let entries = value.mapping else {
        report(value, "`\(section)` holds keys, not a value.")
        continue
      }
      for entry in entries { apply(entry, in: section, to: &configuration) }
    }
  }

  private mutating func apply(_ entry: YAMLNode.Pair, in section: String, to configuration: inout Configuration) {
    let (name, value) = (entry.key, entry.value)
    let keys = ConfigurationKey.allCases.filter { $0.section == section }
    guard let key = keys.first(where: { $0.name == name.scalar }) else {
      return unknown(name, in: section + ".", among: keys.map(\.name))
    }
    do throws(ValueProblem) {
      try key.set(try Self.read(value), in: &configuration)
      configuration.origins[key] = .file(path, line: value.mark.line, column: value.mark.column)
    } catch {
      report(value, "`\(key.rawValue)` \(error.message)")
    }
  }

  private mutating func suppress(_ value: YAMLNode, in configuration: inout Configuration) {
    if value.isNull { return }
    let list = SuppressionList(value, in: path, today: today)
    for problem in list.problems { report(problem.mark, problem.message) }
    configuration.suppressions = Suppressions(list.suppressions)
    configuration.suppressionsOrigin = .file(path, line: value.mark.line, column: value.mark.column)
  }

  /// The value as written, without YAML's own types of scalars.
  private static func read(_ node: YAMLNode) throws(ValueProblem) -> ConfigurationValue {
    if let scalar = node.scalar { return .scalar(scalar) }
    guard let list = node.sequence else { throw ValueProblem("holds keys, not a value.") }
    let texts = list.compactMap(\.scalar)
    guard texts.count == list.count else { throw ValueProblem("is a list of something else than texts.") }
    return .list(texts)
  }

  private mutating func mapping(_ text: String) -> [YAMLNode.Pair]? {
    do throws(YAMLProblem) {
      guard let node = try YAMLNode.document(in: text), !node.isNull else { return nil }
      if node.mapping == nil { report(node, "a configuration holds keys such as `watch:`.") }
      return node.mapping
    } catch {
      switch error {
      case .syntax(let problem, let mark): report(mark, "this is not YAML: \(problem).")
      case .duplicateKeys(let keys, let mark):
        report(mark, "`\(keys.joined(separator: "`, `"))` stands twice. Remove one.")
      }
      return nil
    }
  }

  private mutating func unknown(_ key: YAMLNode, in prefix: String = "", among known: [String]) {
    guard let name = key.scalar else { return report(key, "a key is a word.") }
    var suggestion = Spelling.suggestion(for: name, among: known)
    if suggestion.isEmpty { suggestion = " Known: \(known.joined(separator: ", "))." }
    report(key, "`\(prefix)\(name)` is no key.\(suggestion)")
  }

  private mutating func report(_ node: YAMLNode, _ message: String) { report(node.mark, message) }

  private mutating func report(_ mark: YAMLMark, _ message: String) {
    problems.append(ConfigurationProblem(file: path, line: mark.line, column: mark.column, message: message))
  }
}
