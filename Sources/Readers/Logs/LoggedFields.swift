/// The fields of what Android writes as `name: value; name: value`, with a group in brackets among them.
///
/// Values are not escaped: one that holds such a separator ends too early.
struct LoggedFields {
  private var values: [Substring: Substring] = [:]

  init(_ text: Substring) {
    let bytes = text.utf8
    var place = bytes.startIndex
    // The name of the field that is under way, and where its value begins.
    var open: (name: Substring, start: String.Index)?
    if let first = Self.name(at: place, in: text) { open = (first.name, first.end) }
    while place < bytes.endIndex {
      guard let separator = Self.separator(at: place, in: bytes), let next = Self.name(at: separator, in: text) else {
        place = bytes.index(after: place)
        continue
      }
      close(open, at: place, in: text)
      open = (next.name, next.end)
      place = next.end
    }
    close(open, at: bytes.endIndex, in: text)
  }

  /// The value of a field; nil for `null`, for nothing, and where there is no such field.
  subscript(name: String) -> String? { values[name[...]].map(String.init) }

  private mutating func close(_ open: (name: Substring, start: String.Index)?, at end: String.Index, in text: Substring)
  {
    guard let open, values[open.name] == nil, open.start <= end else { return }
    let value = text[open.start..<end]
    if !value.isEmpty, value != "null" { values[open.name] = value }
  }

  /// Behind `; `, ` [ ` or ` ]; `.
  private static func separator(at place: String.Index, in bytes: Substring.UTF8View) -> String.Index? {
    for separator in ["; ", " [ ", " ]; "] where bytes[place...].starts(with: separator.utf8) {
      return bytes.index(place, offsetBy: separator.utf8.count)
    }
    return nil
  }

  /// `EventTime: `, and where it ends.
  private static func name(at place: String.Index, in text: Substring) -> (name: Substring, end: String.Index)? {
    let bytes = text.utf8
    guard let end = bytes[place...].firstIndex(where: { !isLetter($0) }), end > place,
      bytes[end...].starts(with: ": ".utf8)
    else { return nil }
    return (text[place..<end], bytes.index(end, offsetBy: 2))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
