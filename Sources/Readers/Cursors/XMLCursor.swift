import AccessibilityTree
import CLibxml2

/// Walks once through an XML document, forward only: elements open and close, texts between them are passed.
///
/// Nothing outside the document is ever read: the network is off, and a document type, the only way to name an entity, is
/// refused before the parser sees it.
struct XMLCursor: ~Copyable {
  enum Step {
    case open
    case close
  }

  private let reader: xmlTextReaderPtr
  private let bytes: UnsafeRawBufferPointer
  private var isEmptyElementOpen = false
  /// How many elements are open.
  private(set) var depth = 0

  /// - Parameter bytes: read as UTF-8, whatever the declaration says; must outlive the cursor.
  init(_ bytes: UnsafeRawBufferPointer) throws(ReadFault) {
    if let place = XMLDiagnosis.documentType(in: bytes) {
      throw ReadFault(
        .malformed, "has a document type at byte {at}", advice: "No exporter writes one; skipped", at: place)
    }
    if let fault = XMLCrowding.fault(in: bytes) { throw fault }
    // Without XML_PARSE_IGNORE_ENC a document in UTF-8 that declares ISO-8859-1 would be read as that.
    // XML_PARSE_HUGE lifts libxml2's limit of 256 levels; the readers keep their own. Its other limits guard against
    // entities, and there are none without a document type.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    Self.prepare
    xmlResetLastError()
    if let place = XMLDiagnosis.overlongToken(in: bytes) {
      throw ReadFault(
        .tooLarge, "a tag or text of more than 10 MB at byte {at}", advice: "Leave out the picture that is in it",
        at: place)
    }
    let base = bytes.assumingMemoryBound(to: CChar.self).baseAddress
    guard let count = Int32(exactly: bytes.count),
      let reader = xmlReaderForMemory(base, count, nil, "UTF-8", Int32(options))
    else {
      throw ReadFault(.malformed, "not XML: the parser cannot start", at: 0)
    }
    self.reader = reader
    self.bytes = bytes
  }

  deinit { xmlFreeTextReader(reader) }

  /// libxml2 wants to be woken once, before two threads use it.
  private static let prepare: Void = xmlInitParser()

  /// How long the document is, in bytes.
  var count: Int { bytes.count }

  /// Where the parser is, in bytes; it reads ahead, so this may lie behind the cursor.
  var offset: Int { min(max(0, Int(xmlTextReaderByteConsumed(reader))), bytes.count) }

  /// The next element that opens or closes, or nil at the end of the document.
  mutating func next() throws(ReadFault) -> Step? {
    if isEmptyElementOpen {
      isEmptyElementOpen = false
      depth -= 1
      return .close
    }
    while true {
      switch xmlTextReaderRead(reader) {
      case 1: break
      case 0: return nil
      default: throw fault()
      }
      switch UInt32(xmlTextReaderNodeType(reader)) {
      case XML_READER_TYPE_ELEMENT.rawValue:
        depth += 1
        isEmptyElementOpen = xmlTextReaderIsEmptyElement(reader) == 1
        return .open
      case XML_READER_TYPE_END_ELEMENT.rawValue:
        depth -= 1
        return .close
      default: continue
      }
    }
  }

  /// Name of the element that was opened.
  var name: UnsafeBufferPointer<UInt8> { Self.bytes(of: xmlTextReaderConstName(reader)) }

  /// Calls `body` with each attribute of the element that was opened, values unescaped.
  mutating func forEachAttribute(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    while xmlTextReaderMoveToNextAttribute(reader) == 1 {
      body(Self.bytes(of: xmlTextReaderConstName(reader)), Self.bytes(of: xmlTextReaderConstValue(reader)))
    }
    xmlTextReaderMoveToElement(reader)
  }

  private func fault() -> ReadFault {
    guard let error = xmlGetLastError()?.pointee, let message = error.message else {
      return ReadFault(.malformed, "not XML", advice: "Export the screen again", at: offset)
    }
    let cause = String(cString: message).prefix { $0 != "\n" }
    return ReadFault(
      .malformed, "not XML in line \(error.line): \(Excerpt.of(String(cause)))", advice: "Export the screen again",
      at: offset)
  }

  private static func bytes(of text: UnsafePointer<xmlChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
  }
}
