import AccessibilityTree

/// Walks through an XML document, forward only. Elements open and close; texts between them are skipped.
///
/// The whole document is parsed before the first step. A fault is thrown when the cursor reaches it.
struct XMLCursor: ~Copyable {
  enum Step {
    case open
    case close
  }

  /// How many elements may surround a tree; this many levels more than the limit are parsed.
  static let wrappers = 8

  private let tape: XMLTape
  /// Where the next step is.
  private var ahead = 0
  /// Where the element is that was opened last.
  private var element = 0
  /// How many elements are open.
  private(set) var depth = 0
  /// How long the document is, in bytes.
  let count: Int
  /// For each name, by its number, its number in the last table of keys that was used.
  private var keys: [Int32] = []
  private var table: OpaquePointer?

  /// - Parameter bytes: read as UTF-8, whatever the declaration says. They must outlive the cursor, and 64 readable
  ///   bytes must follow.
  init(_ bytes: UnsafeRawBufferPointer, limits: ReadLimits) throws(ReadFault) {
    var tape = XMLTape(of: bytes)
    if !XMLScanner.scan(bytes, limits: limits, into: &tape) {
      tape = XMLTape(of: bytes)
      try XMLParser.parse(bytes, limits: limits, into: &tape)
    }
    self.tape = tape
    count = bytes.count
  }

  /// The next element that opens or closes, or nil at the end of the document.
  mutating func next() throws(ReadFault) -> Step? {
    guard ahead < tape.count else {
      if let fault = tape.fault { throw fault }
      return nil
    }
    if tape[ahead] == 0 {
      ahead += 1
      depth -= 1
      return .close
    }
    element = ahead
    ahead += XMLTape.elementSize + Int(tape[element + 1]) * XMLTape.attributeSize
    depth += 1
    return .open
  }

  /// Goes back to the start.
  mutating func rewind() { (ahead, element, depth) = (0, 0, 0) }

  /// Where the element that was opened last begins, in bytes.
  var offset: Int { ahead == 0 ? 0 : Int(tape[element + 2]) }

  /// The name of the element that was opened last.
  var name: UnsafeBufferPointer<UInt8> { tape.bytes(tape.names[Int(tape[element] >> 1)]) }

  /// Calls `body` with each attribute of the last opened element whose name is among these keys, with unescaped values.
  @inline(__always)
  mutating func forEachAttribute<Key>(
    _ known: NumberedKeys<Key>, _ body: (Key, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if table != known.table.pointer { find(known.table) }
    var place = element + XMLTape.elementSize
    for _ in 0..<tape[element + 1] {
      if let key = known[Int(keys[Int(tape[place])])] {
        body(key, tape.bytes(XMLTape.Place(start: tape[place + 1], length: tape[place + 2])))
      }
      place += XMLTape.attributeSize
    }
  }

  private mutating func find(_ table: KeyTable) {
    keys = tape.names.map { Int32(table.number(of: tape.bytes($0))) }
    self.table = table.pointer
  }
}
