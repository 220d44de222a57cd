import AccessibilityTree

/// A line of JSON that is an event as the wrapper of an export has it, with its time.
///
/// Source: config/snapshot.schema.json, `events`.
enum LoggedEventLine {
  /// Nil for a line that is no such event.
  static func event(_ line: UnsafeRawBufferPointer, _ limits: ReadLimits) -> Event? {
    guard line.first == UInt8(ascii: "{"), line.last == UInt8(ascii: "}") else { return nil }
    let bytes = PaddedBytes(copying: line)
    return bytes.withUnsafeBytes { bytes in
      do throws(ReadFault) {
        var json = try JSONCursor(bytes, limits: limits)
        _ = try json.root()
        var event = Event(type: "")
        try json.enter()
        while let item = try json.next() {
          switch item.keyText {
          case "type": event.type = item.string ?? ""
          case "text": event.text = item.string
          case "node": event.node = item.string
          case "at": event.at = item.string
          default: return nil
          }
        }
        try json.finish()
        return event.type.isEmpty || event.at == nil ? nil : event
      } catch {
        return nil
      }
    }
  }
}
