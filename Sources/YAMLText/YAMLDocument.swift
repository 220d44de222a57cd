/// The nodes of one text, without an object for each: thousands are read at each start of a command.
package final class YAMLDocument: Sendable {
  let bytes: [UInt8]
  let records: [YAMLRecord]
  let texts: [String]

  init(bytes: [UInt8], records: [YAMLRecord], texts: [String]) {
    (self.bytes, self.records, self.texts) = (bytes, records, texts)
  }

  /// The record that an alias stands for; any other is itself.
  package func meant(_ place: Int32) -> Int32 {
    let record = records[Int(place)]
    return record.kind == .alias ? record.start : place
  }

  /// The text of a scalar; nil for anything else.
  package func scalar(_ place: Int32) -> String? {
    let record = records[Int(place)]
    switch record.kind {
    case .plain, .quoted:
      return bytes.withUnsafeBufferPointer { bytes in
        let range = Int(record.start)..<Int(record.start + record.count)
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
      }
    case .plainText, .quotedText: return texts[Int(record.start)]
    case .sequence, .mapping, .alias: return nil
    }
  }

  /// Calls this with the bytes of a scalar; nil for anything else.
  func withBytes<Result>(_ place: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let record = records[Int(place)]
    switch record.kind {
    case .plain, .quoted:
      return bytes.withUnsafeBufferPointer { bytes in
        body(UnsafeBufferPointer(rebasing: bytes[Int(record.start)..<Int(record.start + record.count)]))
      }
    case .plainText, .quotedText:
      var text = texts[Int(record.start)]
      return text.withUTF8(body)
    case .sequence, .mapping, .alias: return nil
    }
  }

  /// Whether this is a scalar with exactly these bytes.
  func scalar(_ place: Int32, is text: StaticString) -> Bool {
    let record = records[Int(place)]
    switch record.kind {
    case .plain, .quoted:
      guard Int(record.count) == text.utf8CodeUnitCount else { return false }
      return bytes.withUnsafeBufferPointer { bytes in
        for offset in 0..<Int(record.count) where bytes[Int(record.start) + offset] != text.utf8Start[offset] {
          return false
        }
        return true
      }
    case .plainText, .quotedText: return texts[Int(record.start)] == text.description
    case .sequence, .mapping, .alias: return false
    }
  }

  /// Where a record begins.
  func mark(_ place: Int32) -> YAMLMark {
    let record = records[Int(place)]
    guard record.place >= 0 else { return YAMLMark(line: Int(record.line), column: Int(-record.place)) }
    var column = 1
    var offset = Int(record.place) - 1
    while offset >= 0, bytes[offset] != UInt8(ascii: "\n") {
      // Bytes that continue a character are not characters.
      if bytes[offset] & 0xC0 != 0x80 { column += 1 }
      offset -= 1
    }
    return YAMLMark(line: Int(record.line), column: column)
  }

  /// Adds records of another document to these, and what is in each, so that they can stand there.
  static func copy(_ place: Int32, of document: YAMLDocument, to records: inout [YAMLRecord], _ texts: inout [String]) {
    let meant = document.meant(place)
    let record = document.records[Int(meant)]
    let copied = records.count
    records.append(record)
    switch record.kind {
    case .plain, .quoted:
      records[copied].kind = record.kind == .plain ? .plainText : .quotedText
      records[copied].start = Int32(texts.count)
      texts.append(document.scalar(meant) ?? "")
    case .plainText, .quotedText:
      records[copied].start = Int32(texts.count)
      texts.append(document.texts[Int(record.start)])
    case .sequence, .mapping:
      var next = meant + 1
      while next < record.end {
        copy(next, of: document, to: &records, &texts)
        next = document.records[Int(next)].end
      }
    case .alias: break
    }
    let mark = document.mark(meant)
    records[copied].place = Int32(-mark.column)
    records[copied].end = Int32(records.count)
  }
}
