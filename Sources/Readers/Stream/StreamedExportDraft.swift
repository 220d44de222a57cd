import FoundationEssentials

/// What is known of an item of a stream while its line is read.
struct StreamedExportDraft {
  private(set) var id = StreamID.none
  private(set) var path = ""
  private(set) var envelope = Envelope()
  private var isGiven = false

  private static let oneObject = "Write one JSON object in each line"
  private static let keys = ["id", "path", "meta", "events", "export", "base64"]

  /// Reads the whole line.
  ///
  /// - Returns: the bytes of the export.
  mutating func read(_ line: UnsafeRawBufferPointer, limits: ReadLimits) throws(ReadFault) -> PaddedBytes {
    var export = PaddedBytes(copying: [])
    do throws(ReadFault) {
      var json = try JSONCursor(line, limits: limits)
      let root = try json.root()
      guard root.isObject else {
        throw ReadFault(.malformed, "not an object", advice: Self.oneObject)
      }
      try json.enter()
      while let item = try json.next() {
        switch item.keyText {
        case "export": try read(item, json) { export = PaddedBytes(copying: $0) }
        case "base64":
          try read(item, json) { digits throws(ReadFault) in
            guard let bytes = Data(base64Encoded: Data(buffer: digits)) else {
              throw ReadFault(
                .malformed, "`base64` is not base64", advice: "Encode it by RFC 4648, section 4, with its padding")
            }
            export = PaddedBytes(copying: bytes)
          }
        default: try readName(item, &json)
        }
      }
      try json.finish()
    } catch {
      guard error.cause == JSONCursor.broken.cause else { throw error }
      var fault = error
      if case .broken(let broken) = JSONDiagnosis.verdict(on: line) { fault = broken }
      fault.advice = Self.oneObject
      throw fault
    }
    guard isGiven else {
      throw ReadFault(
        .malformed, "it has neither `export` nor `base64`", advice: "Put the content of the file into one of them")
    }
    guard !path.isEmpty else {
      throw ReadFault(.malformed, "it has no `path`", advice: "Say what reports are to call the export")
    }
    return export
  }

  private mutating func read(
    _ item: JSONItem, _ json: borrowing JSONCursor, _ keep: (UnsafeBufferPointer<UInt8>) throws(ReadFault) -> Void
  ) throws(ReadFault) {
    if item.isNull { return }
    guard item.isString else { throw Self.wrong(item.keyText, "a string", json) }
    guard !isGiven else {
      throw ReadFault(.malformed, "it has more than one export", advice: "Write `export` or `base64`, once")
    }
    isGiven = true
    try keep(item.bytes)
  }

  private mutating func readName(_ item: JSONItem, _ json: inout JSONCursor) throws(ReadFault) {
    let key = item.keyText
    switch key {
    case "id" where item.isString: id = .text(item.text)
    case "id" where item.isNumber: id = .number(item.text)
    case "id" where item.isNull: break
    case "id": throw Self.wrong(key, "a string or a number", json)
    case "path":
      guard let path = item.string else { throw Self.wrong(key, "a string", json) }
      self.path = path
    case "meta" where item.isNull: break
    case "meta", "events": try EnvelopeReader.read(item, in: &json, into: &envelope)
    default:
      // Senders may add keys of their own, but a key that is nearly one of ours is a misspelling.
      if let meant = NearestName.of(key, among: Self.keys) {
        throw ReadFault(.malformed, "`\(key)` is not a key of an item", advice: "Write `\(meant)`")
      }
    }
  }

  private static func wrong(_ key: String, _ due: String, _ json: borrowing JSONCursor) -> ReadFault {
    ReadFault(.malformed, "`\(key)` is not \(due)", advice: "See \(InstalledGuide.streamSchema)", at: json.offset)
  }
}
