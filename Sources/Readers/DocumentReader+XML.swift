import AccessibilityTree

/// Reads XML documents, and handles those that the parser refuses.
extension DocumentReader {
  func readXML(
    _ bytes: UnsafeRawBufferPointer, into envelope: inout Envelope
  ) throws(ReadFault) -> ReadTree {
    do throws(ReadFault) {
      var xml = try XMLCursor(bytes, limits: limits)
      let reader = try xmlReader(for: &xml)
      xml.rewind()
      return try reader.read(&xml, limits: limits)
    } catch {
      if error.isLimit { throw error }
      switch XMLDiagnosis.verdict(on: bytes) {
      case .unknown: throw error
      case .broken(let fault): throw fault
      case .followed(let end):
        let end = try Trailer.end(of: bytes, behind: end)
        log?.peel(.behind(bytes: bytes.count - end))
        return try readXML(UnsafeRawBufferPointer(rebasing: bytes[..<end]), into: &envelope)
      case .inWindows1252:
        log?.peel(.windows1252)
        return try read(transcoded: Windows1252Text.utf8(of: bytes), into: &envelope)
      }
    }
  }

  private func xmlReader(for look: inout XMLCursor) throws(ReadFault) -> any XMLSnapshotReader {
    guard try look.next() == .open else { throw ReadFault(.malformed, "not XML: it contains no element", at: 0) }
    let root = String(decoding: look.name, as: UTF8.self)
    let child = try look.next() == .open ? String(decoding: look.name, as: UTF8.self) : nil
    let reader = try FormatRecognition.reader(forRoot: root, child: child)
    log?.recognise(reader.format, by: .elements(root: root, child: child))
    return reader
  }
}
