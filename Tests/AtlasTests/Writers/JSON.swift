import Foundation

/// A JSON value whose keys keep the order in which the exporter writes them.
indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([(String, JSON)])

  /// A text, or null.
  static func textOrNull(_ text: String?) -> JSON { text.map(JSON.text) ?? .null }
  static func int(_ number: Int) -> JSON { .number(Double(number)) }

  /// The value without spaces.
  var rendered: String {
    switch self {
    case .null: "null"
    case .bool(let on): on ? "true" : "false"
    case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
    case .text(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.rendered).joined(separator: ",") + "]"
    case .object(let pairs):
      "{" + pairs.map { Self.quoted($0) + ":" + $1.rendered }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 32: quoted += "\\u" + String(format: "%04x", scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
