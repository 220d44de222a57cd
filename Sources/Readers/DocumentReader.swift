import AccessibilityTree

/// Peels what is around a tree and hands the tree to the reader of its format.
struct DocumentReader {
  let limits: ReadLimits
  /// How many documents this one is a string in.
  var nesting = 0
  /// Who wants to know by what the document is recognised; nobody in the daemon.
  var log: RecognitionLog?

  private static let nestingLimit = 4

  /// - Parameter bytes: a file, with zeroed padding behind it.
  func read(_ bytes: UnsafeRawBufferPointer) throws(ReadFault) -> Snapshot {
    var envelope = Envelope()
    var tree = try read(bytes, into: &envelope)
    // What stands in front is not what is tested when the system put it there; a wrapper may still say that it is.
    if let app = tree.builder.meta.app, SystemOwners.contains(app) { tree.builder.meta.app = nil }
    envelope.apply(to: &tree.builder)
    try UnbuiltSemantics.check(tree.builder)
    if tree.builder.meta.platform != nil { tree.builder.carried.insert(.platform) }
    if tree.builder.meta.language != nil { tree.builder.carried.insert(.language) }
    return tree.snapshot(declared: envelope.declared)
  }

  private func read(_ bytes: UnsafeRawBufferPointer, into envelope: inout Envelope) throws(ReadFault) -> ReadTree {
    if bytes.count > limits.sizeInBytes { throw limits.tooLarge(bytes.count) }
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw ReadFault(.empty, "the file is empty", advice: "Export the screen again", at: 0)
    }
    if let text = UTF16Text.utf8(of: bytes) {
      log?.peel(.utf16)
      return try read(text, into: &envelope)
    }
    if let foreign = ForeignContent.kind(of: bytes) { throw foreign.fault }
    guard let range = DocumentBounds.range(in: bytes) else {
      if DocumentBounds.isNull(bytes) { throw .unusable("`null` in place of a tree") }
      if bytes.prefix(512).contains(0) { throw ReadFault(.foreign, "not an export: binary data", advice: "Delete it") }
      if let dump = NamedDumps.fault(of: bytes) { throw dump }
      throw ReadFault(.foreign, "neither JSON nor XML", advice: "Drop the exported tree itself")
    }
    log?.peel(bytes, around: range)
    let document = UnsafeRawBufferPointer(rebasing: bytes[range])
    do throws(ReadFault) {
      if document.first == UInt8(ascii: "<") { return try readXML(document) }
      return try readJSON(document, into: &envelope)
    } catch {
      throw error.moved(by: range.lowerBound)
    }
  }

  // MARK: JSON

  private func readJSON(_ bytes: UnsafeRawBufferPointer, into envelope: inout Envelope) throws(ReadFault) -> ReadTree {
    let found: Found
    do throws(ReadFault) {
      var json = try JSONCursor(bytes, limits: limits)
      let look = try JSONLook(json.root(), in: &json)
      let marks = JSONRoute.needsMarks(look) ? try JSONMarks(json.root(), in: &json) : nil
      log?.see(look)
      let route = try JSONRoute(look, marks: marks)
      log?.follow(route, look)
      let root = try json.root()
      found = try follow(route, from: root, in: &json, &envelope)
      if root.isContainer { try json.finish() }
    } catch {
      // What is not JSON to its end may look like anything, so this comes before what else was found.
      if !error.isLimit, let fault = JSONDiagnosis.fault(in: bytes) { throw fault }
      throw error
    }
    switch found {
    case .tree(let tree): return tree
    case .text(let text):
      do throws(ReadFault) {
        return try read(text, into: &envelope)
      } catch {
        throw error.kind == .truncated || error.kind == .empty || error.kind == .malformed ? error.withinString : error
      }
    }
  }

  private enum Found {
    case tree(ReadTree)
    case text(DocumentText)
  }

  private func follow(
    _ route: JSONRoute, from item: JSONItem, in json: inout JSONCursor, _ envelope: inout Envelope
  ) throws(ReadFault) -> Found {
    switch route {
    case .tree(let reader): return .tree(try reader.read(&json, limits: limits))
    case .text: return .text(DocumentText(PaddedBytes(copying: item.bytes)))
    case .member(let key, let rest):
      return try followMember(key, rest, in: &json, &envelope) { (item, json, envelope) throws(ReadFault) in
        if item.keyText == "ATFAResults" { envelope.atfaResults = try ATFAResult.list(item, in: &json) }
      }
    case .envelope(let rest):
      return try followMember("tree", rest, in: &json, &envelope) { (item, json, envelope) throws(ReadFault) in
        try EnvelopeReader.read(item, in: &json, into: &envelope)
      }
    }
  }

  /// Walks through an object to its end; the first member with this key leads on, `other` sees the rest.
  private func followMember(
    _ key: String, _ rest: JSONRoute, in json: inout JSONCursor, _ envelope: inout Envelope,
    other: (JSONItem, inout JSONCursor, inout Envelope) throws(ReadFault) -> Void
  ) throws(ReadFault) -> Found {
    var found: Found?
    try json.enter()
    while let item = try json.next() {
      if found == nil, item.keyText == key {
        found = try follow(rest, from: item, in: &json, &envelope)
      } else {
        try other(item, &json, &envelope)
      }
    }
    guard let found else { throw JSONCursor.broken }
    return found
  }

  private func read(_ text: DocumentText, into envelope: inout Envelope) throws(ReadFault) -> ReadTree {
    guard nesting < Self.nestingLimit else {
      throw ReadFault(.malformed, "a document in a document, \(nesting) times", advice: "Drop the export itself")
    }
    let inner = DocumentReader(limits: limits, nesting: nesting + 1, log: log)
    return try text.bytes.withUnsafeBytes { bytes throws(ReadFault) in try inner.read(bytes, into: &envelope) }
  }

  // MARK: XML

  private func readXML(_ bytes: UnsafeRawBufferPointer) throws(ReadFault) -> ReadTree {
    do throws(ReadFault) {
      let reader = try xmlReader(for: bytes)
      var xml = try XMLCursor(bytes)
      return try reader.read(&xml, limits: limits)
    } catch {
      if !error.isLimit, let fault = XMLDiagnosis.truncation(of: bytes) { throw fault }
      throw error
    }
  }

  private func xmlReader(for bytes: UnsafeRawBufferPointer) throws(ReadFault) -> any XMLSnapshotReader {
    var look = try XMLCursor(bytes)
    guard try look.next() == .open else { throw ReadFault(.malformed, "not XML: no element", at: 0) }
    let root = String(decoding: look.name, as: UTF8.self)
    let child = try look.next() == .open ? String(decoding: look.name, as: UTF8.self) : nil
    let reader = try FormatRecognition.reader(forRoot: root, child: child)
    log?.recognise(reader.format, by: .elements(root: root, child: child))
    return reader
  }
}
