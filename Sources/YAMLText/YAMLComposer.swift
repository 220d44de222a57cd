import CYaml

/// Turns the events of libyaml's parser into nodes.
///
/// Memory and time are bounded: `depthLimit` limits nesting, and `nodeLimit` what aliases repeat.
final class YAMLComposer {
  /// The deepest nesting. Our files need less than a third of it, and every level uses the thread's stack.
  static let depthLimit = 200
  /// The most nodes. A file with this many has about 10 MB, but aliases of aliases reach it in a few lines.
  static let nodeLimit = 1_000_000

  /// The parser is on the heap, because libyaml keeps pointers into it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeBufferPointer<UInt8>
  private var depth = 0
  private var count = 0
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]
  /// Whether the outermost node is a mapping without braces.
  private(set) var isBlockMapping = false

  /// A composer of these bytes, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    parser = .allocate(capacity: 1)
    // This fails only without memory, which no Swift program survives either.
    precondition(yaml_parser_initialize(parser) == 1, "no memory for a YAML parser")
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The only document, or nil if there is none.
  func document() throws(YAMLProblem) -> YAMLNode? {
    try skip()
    var event = try next()
    defer { yaml_event_delete(&event) }
    guard event.type != YAML_STREAM_END_EVENT else { return nil }
    var first = try next()
    defer { yaml_event_delete(&first) }
    isBlockMapping =
      first.type == YAML_MAPPING_START_EVENT && first.data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
    let node = try node(first)
    try skip()
    var last = try next()
    defer { yaml_event_delete(&last) }
    guard last.type == YAML_STREAM_END_EVENT else {
      throw .syntax("but found another document", at: Self.mark(last.start_mark))
    }
    return node
  }

  // MARK: nodes

  private func node(_ event: yaml_event_t) throws(YAMLProblem) -> YAMLNode {
    let mark = Self.mark(event.start_mark)
    count += 1
    guard count <= Self.nodeLimit else {
      throw .syntax("aliases make more than \(Self.nodeLimit) nodes of it", at: mark)
    }
    let before = count
    let node: YAMLNode
    let anchor: UnsafeMutablePointer<yaml_char_t>?
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      anchor = scalar.anchor
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      node = YAMLNode(.scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), at: mark)
    case YAML_SEQUENCE_START_EVENT:
      anchor = event.data.sequence_start.anchor
      node = YAMLNode(.sequence(try nested(at: mark) { () throws(YAMLProblem) in try elements() }), at: mark)
    case YAML_MAPPING_START_EVENT:
      anchor = event.data.mapping_start.anchor
      node = YAMLNode(.mapping(try nested(at: mark) { () throws(YAMLProblem) in try pairs() }), at: mark)
    default: return try alias(event, at: mark)
    }
    if let anchor { anchors[String(cString: anchor)] = (node, count - before) }
    return node
  }

  private func alias(_ event: yaml_event_t, at mark: YAMLMark) throws(YAMLProblem) -> YAMLNode {
    guard event.type == YAML_ALIAS_EVENT, let name = event.data.alias.anchor, let meant = anchors[String(cString: name)]
    else { throw .syntax("found undefined alias", at: mark) }
    count += meant.count
    return meant.node
  }

  private func nested<Content>(
    at mark: YAMLMark, _ read: () throws(YAMLProblem) -> Content
  ) throws(YAMLProblem) -> Content {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw .syntax("it is nested more than \(Self.depthLimit) levels deep", at: mark)
    }
    defer { depth -= 1 }
    return try read()
  }

  private func elements() throws(YAMLProblem) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT { return elements }
      elements.append(try node(event))
    }
  }

  private func pairs() throws(YAMLProblem) -> [YAMLNode.Pair] {
    var pairs: [YAMLNode.Pair] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_MAPPING_END_EVENT { break }
      let key = try node(event)
      var valueEvent = try next()
      defer { yaml_event_delete(&valueEvent) }
      pairs.append(YAMLNode.Pair(key: key, value: try node(valueEvent)))
    }
    try checkKeys(pairs)
    return pairs
  }

  private func checkKeys(_ pairs: [YAMLNode.Pair]) throws(YAMLProblem) {
    guard pairs.count > 1 else { return }
    var firsts = Set<String>(minimumCapacity: pairs.count)
    var duplicates: [String] = []
    for pair in pairs {
      guard let name = pair.key.scalar, !firsts.insert(name).inserted, !duplicates.contains(name) else { continue }
      duplicates.append(name)
    }
    guard let first = duplicates.first, let place = pairs.first(where: { $0.key.scalar == first }) else { return }
    throw .duplicateKeys(duplicates, at: place.key.mark)
  }

  // MARK: events

  private func next() throws(YAMLProblem) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
    return event
  }

  private func skip() throws(YAMLProblem) {
    var event = try next()
    yaml_event_delete(&event)
  }

  private var problem: YAMLProblem {
    let state = parser.pointee
    let words = state.problem.map { String(cString: $0) } ?? "no memory"
    guard state.error == YAML_READER_ERROR else { return .syntax(words, at: Self.mark(state.problem_mark)) }
    // libyaml's reader counts only bytes.
    let read = bytes.prefix(state.problem_offset)
    let line = read.lastIndex(of: 0x0A).map { read[($0 + 1)...] } ?? read
    let column = line.count { $0 & 0xC0 != 0x80 }
    return .syntax(words, at: YAMLMark(line: read.count { $0 == 0x0A } + 1, column: column + 1))
  }

  private static func mark(_ mark: yaml_mark_t) -> YAMLMark { YAMLMark(line: mark.line + 1, column: mark.column + 1) }
}
