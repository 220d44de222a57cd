import Foundation

/// The few keywords of JSON Schema (draft 2020-12) that our schemas use; any other keyword is a failure of its own, so
/// that no schema is held to less than it says.
struct JSONSchema {
  let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What in the value the schema does not allow, each with its place; empty for a valid value.
  func problems(with value: Any) -> [String] { problems(with: value, under: root, at: "$") }

  private func problems(with value: Any, under schema: [String: Any], at place: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule in
      problems(with: value, keyword: keyword, rule, schema, at: place).map { "\(place): \($0)" }
    }
  }

  private func problems(with value: Any, keyword: String, _ rule: Any, _ schema: [String: Any], at place: String)
    -> [String]
  {
    let object = value as? [String: Any]
    let array = value as? [Any]
    let text = value as? String
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref": return problems(with: value, under: definition(rule), at: place)
    case "oneOf":
      let valid = (rule as? [[String: Any]])?.count { problems(with: value, under: $0, at: place).isEmpty }
      return valid == 1 ? [] : ["fits \(valid ?? 0) of `oneOf`"]
    case "type":
      let types = rule as? [String] ?? [rule as? String ?? ""]
      return types.contains { isOf(value, type: $0) } ? [] : ["is no \(types)"]
    case "enum":
      let values = rule as? [Any] ?? []
      return values.contains { ($0 as? NSObject)?.isEqual(value) == true } ? [] : ["is none of \(values)"]
    case "required":
      return (rule as? [String] ?? []).filter { object?[$0] == nil }.map { "lacks \($0)" }
    case "additionalProperties":
      let known = (schema["properties"] as? [String: Any]) ?? [:]
      return (object ?? [:]).keys.filter { known[$0] == nil }.map { "has \($0)" }
    case "properties":
      return (rule as? [String: [String: Any]] ?? [:]).flatMap { key, inner in
        object?[key].map { problems(with: $0, under: inner, at: "\(place).\(key)") } ?? []
      }
    case "items":
      return (array ?? []).flatMap { problems(with: $0, under: rule as? [String: Any] ?? [:], at: "\(place)[]") }
    case "minItems": return array.map { $0.count >= rule as? Int ?? 0 } == false ? ["is too short"] : []
    case "maxItems": return array.map { $0.count <= rule as? Int ?? 0 } == false ? ["is too long"] : []
    case "minLength": return text.map { $0.count >= rule as? Int ?? 0 } == false ? ["is too short"] : []
    case "minimum":
      return (value as? Double).map { $0 >= rule as? Double ?? 0 } == false ? ["is below \(rule)"] : []
    case "pattern":
      let isMatch = text.map { $0.range(of: rule as? String ?? "", options: .regularExpression) != nil }
      return isMatch == false ? ["does not match \(rule)"] : []
    default: return ["`\(keyword)` is not checked by this validator"]
    }
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String)?.split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: [String: Any]])?[name] ?? ["unknown definition \(name)": true]
  }

  private func isOf(_ value: Any, type: String) -> Bool {
    let isBool = (value as? NSNumber).map { Self.isBool($0) } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return isBool
    case "null": return value is NSNull
    case "number": return !isBool && value is NSNumber
    case "integer": return !isBool && (value as? Double).map { $0 == $0.rounded() } == true
    default: return false
    }
  }

  /// Foundation gives booleans and numbers one type; the encoding tells them apart.
  private static func isBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
