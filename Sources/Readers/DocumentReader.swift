import AccessibilityTree

/// Removes what is around a tree and passes the tree to the reader of its format.
struct DocumentReader {
  let limits: ReadLimits
  /// In how many documents this one is a string.
  var nesting = 0
  /// Notes how the document is recognised; nil in the daemon, which does not need it.
  var log: RecognitionLog?

  private static let nestingLimit = 4

  /// - Parameters:
  ///   - bytes: a file, followed by zeroed padding.
  ///   - outer: what is known of the capture besides the file. A wrapper in the file takes precedence.
  func read(_ bytes: UnsafeRawBufferPointer, beside outer: Envelope = Envelope()) throws(ReadFault) -> Snapshot {
    var envelope = outer
    var tree = try read(bytes, into: &envelope)
    // A system app in front is not the app under test, unless the wrapper names it.
    if let app = tree.builder.meta.app, SystemOwners.contains(app) { tree.builder.meta.app = nil }
    envelope.apply(to: &tree.builder)
    try UnbuiltSemantics.check(tree.builder)
    if tree.builder.meta.platform != nil { tree.builder.carried.insert(.platform) }
    if tree.builder.meta.language != nil { tree.builder.carried.insert(.language) }
    return tree.snapshot(declared: envelope.declared).resolvingFocus()
  }

  private func read(_ bytes: UnsafeRawBufferPointer, into envelope: inout Envelope) throws(ReadFault) -> ReadTree {
    if bytes.count > limits.sizeInBytes { throw limits.tooLarge(bytes.count) }
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw ReadFault(.empty, "the file is empty", advice: "Export the screen again", at: 0)
    }
    if let foreign = ForeignContent.kind(of: bytes) { throw foreign.fault }
    if let text = try UTF16Text.utf8(of: bytes) {
      log?.peel(.utf16)
      return try read(transcoded: text, into: &envelope)
    }
    if let text = try GzipText.unpacked(of: bytes, limits: limits) {
      log?.peel(.gzip)
      return try read(text, in: "the content of the gzip archive", into: &envelope)
    }
    guard let range = DocumentBounds.range(in: bytes) else {
      if DocumentBounds.isNull(bytes) { throw .unusable("it contains `null` instead of a tree") }
      if bytes.prefix(512).contains(0) { throw ReadFault(.foreign, "not an export: binary data", advice: "Delete it") }
      if let dump = NamedDumps.fault(of: bytes) { throw dump }
      throw ReadFault(.foreign, "neither JSON nor XML", advice: "Drop the exported tree itself")
    }
    log?.peel(bytes, around: range)
    let document = UnsafeRawBufferPointer(rebasing: bytes[range])
    do throws(ReadFault) {
      if document.first == UInt8(ascii: "<") { return try readXML(document, into: &envelope) }
      return try readJSON(document, into: &envelope)
    } catch {
      throw error.moved(by: range.lowerBound)
    }
  }

  // MARK: JSON

  private func readJSON(_ bytes: UnsafeRawBufferPointer, into envelope: inout Envelope) throws(ReadFault) -> ReadTree {
    let found: Found
    let outside = envelope
    let peeled = log?.peeled ?? 0
    do throws(ReadFault) {
      var json = try JSONCursor(bytes, limits: limits)
      let look = try JSONLook(json.root(), in: &json)
      log?.see(look)
      let route = try JSONRoute(look) { keys throws(ReadFault) in try JSONMarks(json.root(), below: keys, in: &json) }
      log?.follow(route, look)
      let root = try json.root()
      found = try follow(route, from: root, in: &json, &envelope)
      if root.isContainer { try json.finish() }
    } catch {
      // A document that is not JSON to its end may look like anything, so this error comes first.
      if error.isLimit { throw error }
      switch JSONDiagnosis.verdict(on: bytes) {
      case .json: throw error
      case .broken(let fault): throw fault
      case .followed(let end):
        // An unknown format is not one of several screens: it may be a log of JSON lines.
        if error.kind == .unknownFormat || error.kind == .unsupportedFormat { throw error }
        envelope = outside
        let end = try Trailer.end(of: bytes, behind: end)
        log?.forget(from: peeled, butFor: .behind(bytes: bytes.count - end))
        return try readJSON(bytes, endingAt: end, into: &envelope)
      }
    }
    switch found {
    case .tree(let tree): return tree
    case .text(let text): return try read(text, in: "the string that holds the tree", into: &envelope)
    }
  }

  /// Reads the document without what follows it, from a copy, because the parser needs padding after it.
  private func readJSON(
    _ bytes: UnsafeRawBufferPointer, endingAt end: Int, into envelope: inout Envelope
  ) throws(ReadFault) -> ReadTree {
    let document = DocumentText(PaddedBytes(copying: bytes[..<end]))
    return try document.bytes.withUnsafeBytes { bytes throws(ReadFault) in try readJSON(bytes, into: &envelope) }
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
        switch item.keyText {
        case "ATFAResults": envelope.atfaResults = try ATFAResult.list(item, in: &json)
        // sim-use knows the bundle; the tree knows only the app's name. An empty text means that sim-use could not find
        // out.
        case "appPackage": envelope.meta.app = item.string.flatMap { $0.isEmpty ? nil : $0 } ?? envelope.meta.app
        default: break
        }
      }
    case .envelope(let rest):
      return try followMember("tree", rest, in: &json, &envelope) { (item, json, envelope) throws(ReadFault) in
        try EnvelopeReader.read(item, in: &json, into: &envelope)
      }
    }
  }

  /// Walks through an object to its end. Follows the first member with this key; `other` gets the others.
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

  // MARK: Documents in documents

  private func read(_ text: DocumentText, into envelope: inout Envelope) throws(ReadFault) -> ReadTree {
    guard nesting < Self.nestingLimit else {
      throw ReadFault(.malformed, "documents are nested \(nesting) levels deep", advice: "Drop the export itself")
    }
    let inner = DocumentReader(limits: limits, nesting: nesting + 1, log: log)
    return try text.bytes.withUnsafeBytes { bytes throws(ReadFault) in try inner.read(bytes, into: &envelope) }
  }

  /// - Parameter holder: the document that contained the text.
  private func read(
    _ text: DocumentText, in holder: String, into envelope: inout Envelope
  ) throws(ReadFault) -> ReadTree {
    do throws(ReadFault) {
      return try read(text, into: &envelope)
    } catch {
      throw [.truncated, .empty, .malformed].contains(error.kind) ? error.within(holder) : error
    }
  }

  /// - Parameter text: the text of the file in UTF-8; more of the file may still come.
  func read(transcoded text: DocumentText, into envelope: inout Envelope) throws(ReadFault) -> ReadTree {
    do throws(ReadFault) {
      return try read(text, into: &envelope)
    } catch {
      throw error.countedInUTF8
    }
  }
}
