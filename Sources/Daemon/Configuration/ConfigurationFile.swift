import Audit
import Rules
import Yams

extension Configuration {
  /// The defaults with what the text of one file says.
  ///
  /// - Throws: every problem of it at once.
  public init(yaml text: String, path: String) throws(ConfigurationProblems) {
    self.init()
    var file = ConfigurationFile(path: path)
    file.apply(text, to: &self)
    guard file.problems.isEmpty else { throw ConfigurationProblems(problems: file.problems) }
  }
}

/// One configuration file, and what is wrong with it.
struct ConfigurationFile {
  let path: String
  let today: CalendarDay
  private(set) var problems: [ConfigurationProblem] = []

  init(path: String, today: CalendarDay = .today) { (self.path, self.today) = (path, today) }

  private static let suppressions = "suppressions"

  /// Takes over every value of the file; those that are wrong become problems, and all of them are found.
  mutating func apply(_ text: String, to configuration: inout Configuration) {
    guard let sections = mapping(text) else { return }
    for (key, value) in sections {
      if key.scalar?.string == Self.suppressions {
        suppress(value, in: &configuration)
        continue
      }
      guard let section = key.scalar?.string, ConfigurationKey.sections.contains(section) else {
        unknown(key, among: ConfigurationKey.sections + [Self.suppressions])
        continue
      }
      // A section all of whose keys are commented out is null.
      if isNull(value) { continue }
      guard let entries = value.mapping else {
        report(value, "`\(section)` holds keys, not a value.")
        continue
      }
      for (name, value) in entries { apply(name, value, in: section, to: &configuration) }
    }
  }

  private mutating func apply(
    _ name: Node, _ value: Node, in section: String, to configuration: inout Configuration
  ) {
    let keys = ConfigurationKey.allCases.filter { $0.section == section }
    guard let key = keys.first(where: { $0.name == name.scalar?.string }) else {
      return unknown(name, in: section + ".", among: keys.map(\.name))
    }
    do throws(ValueProblem) {
      try key.set(try Self.read(value), in: &configuration)
      configuration.origins[key] = .file(path, line: value.mark?.line ?? 1, column: value.mark?.column ?? 1)
    } catch {
      report(value, "`\(key.rawValue)` \(error.message)")
    }
  }

  private mutating func suppress(_ value: Node, in configuration: inout Configuration) {
    if isNull(value) { return }
    let list = SuppressionList(value, in: path, today: today)
    for problem in list.problems { report(problem.mark, problem.message) }
    configuration.suppressions = Suppressions(list.suppressions)
    configuration.suppressionsOrigin = .file(path, line: value.mark?.line ?? 1, column: value.mark?.column ?? 1)
  }

  /// As written: YAML's own ideas of what a scalar is are not asked.
  private static func read(_ node: Node) throws(ValueProblem) -> ConfigurationValue {
    if let scalar = node.scalar { return .scalar(scalar.string) }
    guard let list = node.sequence else { throw ValueProblem("holds keys, not a value.") }
    let texts = list.compactMap { $0.scalar?.string }
    guard texts.count == list.count else { throw ValueProblem("is a list of something else than texts.") }
    return .list(texts)
  }

  private mutating func mapping(_ text: String) -> Node.Mapping? {
    do {
      guard let node = try Yams.compose(yaml: text), !isNull(node) else { return nil }
      if node.mapping == nil { report(node, "a configuration holds keys such as `watch:`.") }
      return node.mapping
    } catch let error as YamlError {
      switch error {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        report(mark, "this is not YAML: \(problem).")
      case .duplicatedKeysInMapping(let keys, let context):
        report(context.mark, "`\(keys.joined(separator: "`, `"))` stands twice. Remove one.")
      default: report(nil as Mark?, "this is not YAML: \(error).")
      }
    } catch {
      report(nil as Mark?, "this is not YAML: \(error).")
    }
    return nil
  }

  private func isNull(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  private mutating func unknown(_ key: Node, in prefix: String = "", among known: [String]) {
    guard let name = key.scalar?.string else { return report(key, "a key is a word.") }
    var suggestion = Spelling.suggestion(for: name, among: known)
    if suggestion.isEmpty { suggestion = " Known: \(known.joined(separator: ", "))." }
    report(key, "`\(prefix)\(name)` is no key.\(suggestion)")
  }

  private mutating func report(_ node: Node, _ message: String) { report(node.mark, message) }

  private mutating func report(_ mark: Mark?, _ message: String) {
    problems.append(
      ConfigurationProblem(file: path, line: mark?.line ?? 1, column: mark?.column ?? 1, message: message))
  }
}
