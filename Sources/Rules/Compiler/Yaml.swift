import YAMLText

/// A node of a rule file, with its place and a log for its problems.
///
/// Scalars are read as text, never typed by YAML. A reading that fails reports the problem and returns nil, so that the
/// compiler continues with the next one.
struct Yaml {
  private let origin: Origin
  /// The place of its node in the document.
  private let place: Int32

  /// One object for all nodes of a file, because nodes are copied often.
  fileprivate final class Origin {
    let file: String
    let log: ProblemLog
    let document: YAMLDocument
    /// The file as it is read, and not a part of it that was put together anew.
    let isWhole: Bool

    init(file: String, log: ProblemLog, document: YAMLDocument, isWhole: Bool) {
      (self.file, self.log, self.document, self.isWhole) = (file, log, document, isWhole)
    }
  }

  var file: String { origin.file }
  var log: ProblemLog { origin.log }
  var node: YAMLNode { YAMLNode(origin.document, place) }

  /// A number that no other node of the file has; nil for one that was put together anew.
  var number: Int32? { origin.isWhole ? place : nil }

  /// The whole file, or nil after reporting the problem.
  ///
  /// - Parameter key: the last key of the file, which need not be parsed. It may still be there.
  init?(_ text: RuleText, log: ProblemLog, cuttingOff key: String? = nil) {
    func report(_ mark: YAMLMark?, _ message: String) {
      log.report(RuleProblem(file: text.file, line: mark?.line ?? 1, column: mark?.column ?? 1, message: message))
    }
    do throws(YAMLProblem) {
      guard let document = try text.parsed(cuttingOff: key).get() else {
        report(nil, "the file is empty. Remove it, or write a rule.")
        return nil
      }
      origin = Origin(file: text.file, log: log, document: document.document, isWhole: true)
      place = document.place
    } catch {
      switch error {
      case .syntax(let problem, let mark): report(mark, "this is not YAML: \(problem).")
      case .duplicateKeys(let keys, let mark):
        report(mark, "in this mapping `\(keys.joined(separator: "`, `"))` stands twice.")
      }
      return nil
    }
  }

  fileprivate init(_ place: Int32, of origin: Origin) {
    self.origin = origin
    self.place = origin.document.meant(place)
  }

  private func with(_ node: YAMLNode) -> Yaml {
    guard node.document !== origin.document else { return Yaml(node.place, of: origin) }
    return Yaml(node.place, of: Origin(file: file, log: log, document: node.document, isWhole: false))
  }

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
  ///
  /// Both are made when they are asked for: entries are copied often, and most keys are nowhere reported.
  struct Entry {
    let name: String
    private let origin: Origin
    private let places: (key: Int32, value: Int32)

    fileprivate init(_ name: String, key: Int32, value: Int32, of origin: Origin) {
      (self.name, self.origin, places) = (name, origin, (key, value))
    }

    var key: Yaml { Yaml(places.key, of: origin) }
    var value: Yaml { Yaml(places.value, of: origin) }
  }

  /// The text of a scalar, or nil without a report.
  var scalar: String? { origin.document.scalar(place) }

  /// Whether a mapping here or below has this key; reports nothing.
  func mentions(_ key: String) -> Bool {
    if let mapping = node.mapping {
      return mapping.contains { $0.key.scalar == key || with($0.value).mentions(key) }
    }
    return node.sequence?.contains { with($0).mentions(key) } ?? false
  }

  /// Calls this with every text here or below, keys too; reports nothing.
  func forEachScalar(_ body: (String) -> Void) {
    if let scalar { return body(scalar) }
    node.forEachPlace { Yaml($0, of: origin).forEachScalar(body) }
  }

  var isList: Bool { node.isSequence }

  /// Whether this is YAML's null, written plainly.
  var isNull: Bool { node.isNull }

  /// The entries of a mapping, in order.
  func entries(_ what: @autoclosure () -> String) -> [Entry]? {
    let node = node
    guard node.isMapping else {
      report("\(what()) is a mapping of keys.")
      return nil
    }
    var entries: [Entry] = []
    entries.reserveCapacity(node.count)
    var key: Int32?
    node.forEachPlace { place in
      guard let named = key else {
        key = place
        return
      }
      key = nil
      guard let name = origin.document.scalar(origin.document.meant(named)) else {
        return Yaml(named, of: origin).report("a key is a word.")
      }
      entries.append(Entry(name, key: named, value: place, of: origin))
    }
    return entries
  }

  /// The text of a scalar that is not empty.
  func text(_ what: @autoclosure () -> String) -> String? {
    guard let text = scalar, !text.isEmpty else {
      report("\(what()) is a text.")
      return nil
    }
    return text
  }

  /// The elements of a list.
  func list(_ what: @autoclosure () -> String) -> [Yaml]? {
    guard let elements else {
      report("\(what()) is a list.")
      return nil
    }
    return elements
  }

  /// The elements of a list, or nil without a report.
  private var elements: [Yaml]? {
    let node = node
    guard node.isSequence else { return nil }
    var elements: [Yaml] = []
    elements.reserveCapacity(node.count)
    node.forEachPlace { elements.append(Yaml($0, of: origin)) }
    return elements
  }

  /// One scalar or a list of them.
  func words(_ what: @autoclosure () -> String) -> [(word: String, yaml: Yaml)]? {
    let nodes = elements ?? [self]
    guard !nodes.isEmpty else {
      report("\(what()) is a word or a list of words.")
      return nil
    }
    var words: [(word: String, yaml: Yaml)] = []
    words.reserveCapacity(nodes.count)
    for yaml in nodes {
      if let word = yaml.text(what()) { words.append((word, yaml)) }
    }
    return words.count == nodes.count ? words : nil
  }

  /// `true` or `false`.
  func bool(_ what: @autoclosure () -> String) -> Bool? {
    switch scalar {
    case "true": return true
    case "false": return false
    default:
      report("\(what()) is true or false.")
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
