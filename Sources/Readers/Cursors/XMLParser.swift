import AccessibilityTree
import CLibxml2

/// Parses XML with libxml2's SAX2 interface: every document that `XMLScanner` leaves to it, including wrong ones.
///
/// Nothing outside the document is ever read: the network is off, and a document type, the only way to name an entity, is
/// refused before the parser sees it.
///
/// Source: libxml2 2.9, parser.c and SAX2.c.
struct XMLParser: ~Copyable {
  private let context: xmlParserCtxtPtr
  private let document: UnsafeRawBufferPointer
  private let limits: ReadLimits
  private let tape: UnsafeMutablePointer<XMLTape>
  private var depth = 0
  /// The numbers of names by their addresses in libxml2, which keeps each name in one place.
  private var numbers: [Name: Int] = [:]
  private var fault: ReadFault?

  private struct Name: Hashable {
    let local: UnsafePointer<xmlChar>?
    let prefix: UnsafePointer<xmlChar>?
  }

  /// Writes the document to the tape, or the part before its first fault, and the fault.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, limits: ReadLimits, into tape: inout XMLTape
  ) throws(ReadFault) {
    if let place = XMLDiagnosis.documentType(in: bytes) {
      throw ReadFault(
        .malformed, "it declares a document type at byte {at}", advice: "No exporter writes one; the file was skipped",
        at: place)
    }
    if let fault = XMLCrowding.fault(in: bytes) { throw fault }
    guard bytes.count <= XMLTape.limit else { throw limits.tooLarge(bytes.count) }
    // libxml2 needs a zero after the document.
    if let base = bytes.baseAddress, base.load(fromByteOffset: bytes.count, as: UInt8.self) == 0 {
      try parse(terminated: bytes, limits, &tape)
    } else {
      let copy = PaddedBytes(copying: bytes)
      try copy.withUnsafeBytes { bytes throws(ReadFault) in try parse(terminated: bytes, limits, &tape) }
    }
  }

  private static func parse(
    terminated bytes: UnsafeRawBufferPointer, _ limits: ReadLimits, _ tape: inout XMLTape
  ) throws(ReadFault) {
    prepare
    let fault: ReadFault?? = withUnsafeMutablePointer(to: &tape) { tape in
      guard var parser = XMLParser(bytes, limits, tape) else { return nil }
      return .some(parser.run())
    }
    guard let fault else { throw ReadFault(.malformed, "not XML: the parser cannot start", at: 0) }
    tape.fault = fault
  }

  /// libxml2 must be initialised once, before two threads use it.
  private static let prepare: Void = xmlInitParser()

  private init?(_ document: UnsafeRawBufferPointer, _ limits: ReadLimits, _ tape: UnsafeMutablePointer<XMLTape>) {
    guard let context = xmlNewParserCtxt() else { return nil }
    guard let input = xmlNewInputStream(context) else {
      xmlFreeParserCtxt(context)
      return nil
    }
    // XML_PARSE_HUGE removes libxml2's limit of 256 levels; the tape has its own. It also removes limits against
    // entities, but without a document type there are none. For the same reason XML_PARSE_NOENT is safe; without it
    // “&amp;” would become “&#38;”.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOENT.rawValue
    xmlCtxtUseOptions(context, CInt(options))
    // With an encoding given, the parser neither guesses nor follows the declaration.
    context.pointee.encoding = UnsafePointer(xmlCharStrdup("UTF-8"))
    // The document stays in memory while it is parsed, so the parser needs no buffer of its own.
    input.pointee.base = document.assumingMemoryBound(to: xmlChar.self).baseAddress
    input.pointee.cur = input.pointee.base
    input.pointee.end = input.pointee.base + document.count
    guard inputPush(context, input) >= 0 else {
      xmlFreeInputStream(input)
      xmlFreeParserCtxt(context)
      return nil
    }
    (self.context, self.document, self.limits, self.tape) = (context, document, limits, tape)
  }

  deinit { xmlFreeParserCtxt(context) }

  /// Parses to the end or to the first fault.
  private mutating func run() -> ReadFault? {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { parser, name, prefix, _, _, _, count, _, attributes in
      parser?.assumingMemoryBound(to: XMLParser.self).pointee.open(name, prefix, attributes, Int(count))
    }
    handler.endElementNs = { parser, _, _, _ in
      parser?.assumingMemoryBound(to: XMLParser.self).pointee.close()
    }
    handler.serror = { parser, error in
      guard let error else { return }
      parser?.assumingMemoryBound(to: XMLParser.self).pointee.note(error.pointee)
    }
    guard let sax = context.pointee.sax else { return nil }
    sax.pointee = handler
    let context = context
    withUnsafeMutablePointer(to: &self) { parser in
      context.pointee.userData = UnsafeMutableRawPointer(parser)
      xmlParseDocument(context)
    }
    if fault == nil, context.pointee.wellFormed == 0 || offset < document.count {
      // libxml2 treats a NUL after the root element as the end.
      return ReadFault(.malformed, "not XML at byte {at}", advice: "Export the screen again", at: offset)
    }
    return fault
  }

  // MARK: What libxml2 calls

  private mutating func open(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    guard fault == nil else { return }
    depth += 1
    if depth > limits.depth + XMLCursor.wrappers { return stop(.tooDeep(limits)) }
    if tape.pointee.elements > limits.nodes + XMLCursor.wrappers { return stop(.tooManyNodes(limits)) }
    let place = tape.pointee.open(name: number(name, prefix), at: startOfTag)
    tape.pointee.setAttributes(count, at: place)
    for index in 0..<count {
      // Name, prefix, namespace, and where the value begins and ends.
      guard let attribute = attributes.map({ $0 + index * 5 }), let start = attribute[3], let end = attribute[4] else {
        continue
      }
      tape.pointee.attribute(name: number(attribute[0], attribute[1]), value: value(start, end - start))
    }
  }

  private mutating func close() {
    guard fault == nil else { return }
    depth -= 1
    tape.pointee.close()
  }

  /// Notes a fault. Only the first counts, and only one that no parser may ignore.
  private mutating func note(_ error: xmlError) {
    guard fault == nil, error.level == XML_ERR_FATAL else { return }
    let cause = error.message.map { String(cString: $0).prefix { $0 != "\n" } } ?? ""
    stop(
      ReadFault(
        .malformed, "not XML at line \(error.line), column \(error.int2): \(Excerpt.of(String(cause)))",
        advice: "Export the screen again", at: offset))
  }

  private mutating func stop(_ fault: ReadFault) {
    self.fault = fault
    xmlStopParser(context)
  }

  // MARK: Places

  /// Where the parser is, in bytes.
  private var offset: Int {
    guard let at = context.pointee.input?.pointee.cur, let base = document.baseAddress else { return 0 }
    return min(max(0, UnsafeRawPointer(at) - base), document.count)
  }

  /// The start of the tag that the parser has read.
  private var startOfTag: Int { document[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? 0 }

  private mutating func number(_ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?) -> Int {
    let key = Name(local: name, prefix: prefix)
    if let number = numbers[key] { return number }
    let place = tape.pointee.copy(Self.bytes(of: prefix, before: ":") + Self.bytes(of: name))
    let number = tape.pointee.add(name: place)
    numbers[key] = number
    return number
  }

  private static func bytes(of text: UnsafePointer<xmlChar>?, before separator: String = "") -> [UInt8] {
    guard let text else { return [] }
    return Array(UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))) + separator.utf8
  }

  /// The place of a value. One that libxml2 did not have to change is in the document.
  private func value(_ value: UnsafePointer<xmlChar>, _ length: Int) -> XMLTape.Place {
    if let base = document.baseAddress, (base..<base + document.count).contains(UnsafeRawPointer(value)) {
      return XMLTape.Place(start: UInt32(UnsafeRawPointer(value) - base), length: UInt32(length))
    }
    return tape.pointee.copy(UnsafeBufferPointer(start: value, count: length))
  }
}
