/// The members of the object in one line of JSON, as far as somebody asks for them.
public struct JSONLineObject: Sendable {
  public let members: [String: JSONValue]

  /// What programs write into a line is flat; more levels are not read.
  private static let depth = 8
  private static let oneObject = "Write one JSON object in each line"

  /// The object in a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end.
  ///   - line: its number, counted from 1.
  ///   - keys: which members are kept.
  /// - Throws: `StreamLineError` for what is no object of JSON.
  public init(_ bytes: borrowing PaddedBytes, line: Int, keys: Set<String>) throws(StreamLineError) {
    members = try bytes.withUnsafeBytes { bytes throws(StreamLineError) in
      do throws(ReadFault) {
        return try Self.members(bytes, keys)
      } catch {
        throw StreamLineError(line: line, id: .none, cause: error.error(name: "").cause, advice: error.advice)
      }
    }
  }

  private static func members(
    _ line: UnsafeRawBufferPointer, _ keys: Set<String>
  ) throws(ReadFault) -> [String: JSONValue] {
    do throws(ReadFault) {
      var json = try JSONCursor(line, limits: ReadLimits())
      guard try json.root().isObject else { throw ReadFault(.malformed, "not an object", advice: oneObject) }
      try json.enter()
      var members: [String: JSONValue] = [:]
      while let item = try json.next() {
        let key = item.keyText
        if keys.contains(key) { members[key] = try value(of: item, in: &json, below: 1) }
      }
      try json.finish()
      return members
    } catch {
      guard error.cause == JSONCursor.broken.cause else { throw error }
      var fault = error
      if case .broken(let broken) = JSONDiagnosis.verdict(on: line) { fault = broken }
      fault.advice = oneObject
      throw fault
    }
  }

  private static func value(
    of item: JSONItem, in json: inout JSONCursor, below level: Int
  ) throws(ReadFault) -> JSONValue {
    if item.isString { return .text(item.text) }
    if item.isNumber { return .number(item.text) }
    guard item.isContainer else { return item.isNull ? .null : .flag(item.flag == true) }
    guard level < depth else {
      throw ReadFault(.malformed, "`\(item.keyText)` is nested deeper than \(depth) levels", advice: nil)
    }
    let isObject = item.isObject
    var (members, elements): ([String: JSONValue], [JSONValue]) = ([:], [])
    try json.enter()
    while let inner = try json.next() {
      if isObject {
        let key = inner.keyText
        members[key] = try value(of: inner, in: &json, below: level + 1)
      } else {
        elements.append(try value(of: inner, in: &json, below: level + 1))
      }
    }
    return isObject ? .object(members) : .list(elements)
  }
}
