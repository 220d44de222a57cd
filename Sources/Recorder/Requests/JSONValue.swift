import FoundationEssentials

/// A value of JSON in a request or an answer.
enum JSONValue: Decodable, Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .null
    }
  }

  /// Nil for bytes that are no JSON.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// A member of an object; nil where there is none, or null.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
    return value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
  var object: [String: JSONValue]? { if case .object(let object) = self { object } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// A number, also one that is written as a text.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    default: nil
    }
  }
}
