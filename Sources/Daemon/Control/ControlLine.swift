import AccessibilityTree
import FoundationEssentials

/// One value as one line of JSON, as both ends of the control socket write and read it.
enum ControlLine {
  /// The line with its line feed.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Texts, numbers and dates can always be encoded.
    guard let data = try? encoder.encode(value) else { return Array("{}\n".utf8) }
    return Array((String(decoding: data, as: UTF8.self).unicodeScalars.map(written).joined() + "\n").utf8)
  }

  /// Escapes a character so that a JSON parser returns app text unchanged and the text cannot harm a terminal.
  private static func written(_ scalar: Unicode.Scalar) -> String {
    if CleanText.isSeen(scalar) { return String(scalar) }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The value of a line; nil if it is not such a value.
  static func value<Value: Decodable>(_ type: Value.Type, in line: some Swift.Collection<UInt8>) -> Value? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(type, from: Data(line))
  }
}

extension DaemonStatus {
  /// The status for other programs, one object on a line of its own.
  ///
  /// Source: config/status.schema.json.
  public var json: String { String(decoding: ControlLine.bytes(of: self), as: UTF8.self) }
}
