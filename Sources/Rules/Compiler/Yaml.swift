import YAMLText

/// A node of a rule file, with its place and a log for its problems.
///
/// Scalars are read as text, never typed by YAML. A reading that fails reports the problem and returns nil, so that the
/// compiler continues with the next one.
struct Yaml {
  let node: YAMLNode
  private let origin: Origin

  /// One object for all nodes of a file, because nodes are copied often.
  private final class Origin {
    let file: String
    let log: ProblemLog

    init(file: String, log: ProblemLog) { (self.file, self.log) = (file, log) }
  }

  var file: String { origin.file }
  var log: ProblemLog { origin.log }

  /// The whole file, or nil after reporting the problem.
  ///
  /// - Parameter key: the last key of the file, which need not be parsed. It may still be there.
  init?(_ text: RuleText, log: ProblemLog, cuttingOff key: String? = nil) {
    origin = Origin(file: text.file, log: log)
    func report(_ mark: YAMLMark?, _ message: String) {
      log.report(RuleProblem(file: text.file, line: mark?.line ?? 1, column: mark?.column ?? 1, message: message))
    }
    do throws(YAMLProblem) {
      guard let document = try YAMLNode.document(in: text.bytes, cuttingOff: key) else {
        report(nil, "the file is empty. Remove it, or write a rule.")
        return nil
      }
      node = document
    } catch {
      switch error {
      case .syntax(let problem, let mark): report(mark, "this is not YAML: \(problem).")
      case .duplicateKeys(let keys, let mark):
        report(mark, "in this mapping `\(keys.joined(separator: "`, `"))` stands twice.")
      }
      return nil
    }
  }

  private init(node: YAMLNode, origin: Origin) { (self.node, self.origin) = (node, origin) }

  private func with(_ node: YAMLNode) -> Yaml { Yaml(node: node, origin: origin) }

  var line: Int { node.mark.line }
  var column: Int { node.mark.column }

  /// Reports a problem at this node.
  func report(_ message: String) { log.report(problem(message)) }

  /// A problem at this node, without reporting it.
  func problem(_ message: String) -> RuleProblem {
    RuleProblem(file: file, line: line, column: column, message: message)
  }

  /// The mapping without some of its keys, or nil if nothing is left.
  func without(_ keys: String...) -> Yaml? {
    guard let mapping = node.mapping else { return self }
    let rest = mapping.filter { pair in !keys.contains { $0 == pair.key.scalar } }
    return rest.isEmpty ? nil : with(YAMLNode(.mapping(rest), at: node.mark))
  }

  // MARK: readings

  /// A key and its value.
  struct Entry {
    let name: String
    let key: Yaml
    let value: Yaml
  }

  /// The text of a scalar, or nil without a report.
  var scalar: String? { node.scalar }

  /// Whether a mapping here or below has this key; reports nothing.
  func mentions(_ key: String) -> Bool {
    if let mapping = node.mapping {
      return mapping.contains { $0.key.scalar == key || with($0.value).mentions(key) }
    }
    return node.sequence?.contains { with($0).mentions(key) } ?? false
  }

  var isList: Bool { node.isSequence }

  /// Whether this is YAML's null, written plainly.
  var isNull: Bool { node.isNull }

  /// The entries of a mapping, in order.
  func entries(_ what: String) -> [Entry]? {
    guard node.isMapping else {
      report("\(what) is a mapping of keys.")
      return nil
    }
    var entries: [Entry] = []
    entries.reserveCapacity(node.count)
    node.forEachPair { key, value in
      guard let name = key.scalar else { return with(key).report("a key is a word.") }
      entries.append(Entry(name: name, key: with(key), value: with(value)))
    }
    return entries
  }

  /// The text of a scalar that is not empty.
  func text(_ what: String) -> String? {
    guard let text = scalar, !text.isEmpty else {
      report("\(what) is a text.")
      return nil
    }
    return text
  }

  /// The elements of a list.
  func list(_ what: String) -> [Yaml]? {
    guard let sequence = node.sequence else {
      report("\(what) is a list.")
      return nil
    }
    return sequence.map(with)
  }

  /// One scalar or a list of them.
  func words(_ what: String) -> [(word: String, yaml: Yaml)]? {
    let nodes = node.sequence.map { $0.map(with) } ?? [self]
    guard !nodes.isEmpty else {
      report("\(what) is a word or a list of words.")
      return nil
    }
    var words: [(word: String, yaml: Yaml)] = []
    words.reserveCapacity(nodes.count)
    for yaml in nodes {
      if let word = yaml.text(what) { words.append((word, yaml)) }
    }
    return words.count == nodes.count ? words : nil
  }

  /// `true` or `false`.
  func bool(_ what: String) -> Bool? {
    switch scalar {
    case "true": return true
    case "false": return false
    default:
      report("\(what) is true or false.")
      return nil
    }
  }

  /// A case of an enumeration by its name in rule files.
  func choice<Choice: RawRepresentable & CaseIterable>(_ what: String, _ type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    guard let text = text(what) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    report("“\(text)” is no \(what)." + Self.offer(text, names))
    return nil
  }

  /// “Did you mean …?”, else the whole list if it is short.
  static func offer(_ word: String, _ names: [String]) -> String {
    let suggestion = Spelling.suggestion(for: word, among: names)
    guard suggestion.isEmpty else { return suggestion }
    return 1...12 ~= names.count ? " Known: \(names.joined(separator: ", "))." : ""
  }
}
