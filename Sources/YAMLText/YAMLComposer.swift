import CYaml

/// Turns the events of libyaml's parser into records.
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
  private var anchors: [String: (place: Int, count: Int)] = [:]
  private var records: [YAMLRecord] = []
  private var texts: [String] = []
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
  func document() throws(YAMLProblem) -> YAMLDocument? {
    try skip()
    var event = try next()
    defer { yaml_event_delete(&event) }
    guard event.type != YAML_STREAM_END_EVENT else { return nil }
    var first = try next()
    defer { yaml_event_delete(&first) }
    isBlockMapping =
      first.type == YAML_MAPPING_START_EVENT && first.data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
    try node(first)
    try skip()
    var last = try next()
    defer { yaml_event_delete(&last) }
    guard last.type == YAML_STREAM_END_EVENT else {
      throw .syntax("but found another document", at: Self.mark(last.start_mark))
    }
    return YAMLDocument(bytes: [], records: records, texts: texts)
  }

  // MARK: nodes

  private func add(_ kind: YAMLRecord.Kind, at mark: YAMLMark) -> Int {
    records.append(
      YAMLRecord(
        kind: kind, end: 0, start: 0, count: 0, line: Int32(clamping: mark.line),
        place: Int32(clamping: -mark.column)))
    return records.count - 1
  }

  private func node(_ event: yaml_event_t) throws(YAMLProblem) {
    let mark = Self.mark(event.start_mark)
    count += 1
    guard count <= Self.nodeLimit else {
      throw .syntax("aliases make more than \(Self.nodeLimit) nodes of it", at: mark)
    }
    let before = count
    let place: Int
    let anchor: UnsafeMutablePointer<yaml_char_t>?
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      anchor = scalar.anchor
      place = add(scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plainText : .quotedText, at: mark)
      records[place].start = Int32(texts.count)
      texts.append(String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self))
    case YAML_SEQUENCE_START_EVENT:
      anchor = event.data.sequence_start.anchor
      place = add(.sequence, at: mark)
      records[place].count = try nested(at: mark) { () throws(YAMLProblem) in try elements() }
    case YAML_MAPPING_START_EVENT:
      anchor = event.data.mapping_start.anchor
      place = add(.mapping, at: mark)
      records[place].count = try nested(at: mark) { () throws(YAMLProblem) in try pairs() }
    default: return try alias(event, at: mark)
    }
    records[place].end = Int32(records.count)
    if let anchor { anchors[String(cString: anchor)] = (place, count - before) }
  }

  private func alias(_ event: yaml_event_t, at mark: YAMLMark) throws(YAMLProblem) {
    guard event.type == YAML_ALIAS_EVENT, let name = event.data.alias.anchor, let meant = anchors[String(cString: name)]
    else { throw .syntax("found undefined alias", at: mark) }
    count += meant.count
    let place = add(.alias, at: mark)
    records[place].start = Int32(meant.place)
    records[place].end = Int32(records.count)
  }

  private func nested(
    at mark: YAMLMark, _ read: () throws(YAMLProblem) -> Int32
  ) throws(YAMLProblem) -> Int32 {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw .syntax("it is nested more than \(Self.depthLimit) levels deep", at: mark)
    }
    defer { depth -= 1 }
    return try read()
  }

  private func elements() throws(YAMLProblem) -> Int32 {
    var count: Int32 = 0
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT { return count }
      try node(event)
      count += 1
    }
  }

  private func pairs() throws(YAMLProblem) -> Int32 {
    var keys: [Int] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_MAPPING_END_EVENT { break }
      keys.append(records.count)
      try node(event)
      var valueEvent = try next()
      defer { yaml_event_delete(&valueEvent) }
      try node(valueEvent)
    }
    try checkKeys(keys)
    return Int32(2 * keys.count)
  }

  private func checkKeys(_ keys: [Int]) throws(YAMLProblem) {
    guard keys.count > 1 else { return }
    var firsts = [String: Int](minimumCapacity: keys.count)
    var duplicates: [String] = []
    for key in keys {
      guard let name = scalar(key) else { continue }
      if firsts[name] == nil {
        firsts[name] = key
      } else if !duplicates.contains(name) {
        duplicates.append(name)
      }
    }
    guard let name = duplicates.first, let first = firsts[name] else { return }
    let record = records[meant(first)]
    throw .duplicateKeys(duplicates, at: YAMLMark(line: Int(record.line), column: Int(-record.place)))
  }

  private func meant(_ place: Int) -> Int { records[place].kind == .alias ? Int(records[place].start) : place }

  private func scalar(_ place: Int) -> String? {
    let record = records[meant(place)]
    return record.kind == .plainText || record.kind == .quotedText ? texts[Int(record.start)] : nil
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
