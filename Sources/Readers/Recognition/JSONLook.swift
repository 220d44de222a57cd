/// A first look at a JSON document: its outermost keys, and those below the keys that wrappers use.
///
/// It checks nothing; the full reading that follows does.
struct JSONLook {
  enum Shape {
    case object
    case array
    case string
    case null
    case other
  }

  let shape: Shape
  /// Keys of the object, or of the first object of the array, in order.
  private(set) var keys: [String] = []
  /// Looks at the values below the keys under which wrappers keep trees.
  private(set) var nested: [String: JSONLook] = [:]
  /// Whether the array or object has nothing in it.
  private(set) var isEmpty = true
  /// The text of `error`.
  private(set) var errorText: String?

  /// The keys whose values are read. A long string under another key is not copied.
  private static let read = KeyTable(["error"] + JSONWrapper.members.sorted())
  /// More keys than any format has at its root. If a file has more, recognition does not read further.
  private static let keyLimit = 256
  /// How many wrappers may be nested, as in a recorded WebDriver reply.
  private static let nestingLimit = 4

  /// Looks at the value that the cursor has returned but not entered.
  init(_ item: JSONItem, in json: inout JSONCursor, nesting: Int = 0) throws(ReadFault) {
    if item.isObject {
      shape = .object
      try json.enter()
      try lookAtMembers(of: &json, nesting: nesting)
    } else if item.isArray {
      shape = .array
      try json.enter()
      guard let first = try json.next() else { return }
      isEmpty = false
      if first.isObject {
        try json.enter()
        try lookAtMembers(of: &json, nesting: Self.nestingLimit)
      }
      json.leaveUnchecked()
    } else {
      shape = item.isString ? .string : item.isNull ? .null : .other
    }
  }

  private mutating func lookAtMembers(of json: inout JSONCursor, nesting: Int) throws(ReadFault) {
    while let item = try json.next(Self.read) {
      let key = item.keyText
      keys.append(key)
      isEmpty = false
      if key == "error" { errorText = item.string }
      if JSONWrapper.members.contains(key) && nesting < Self.nestingLimit && nested[key] == nil {
        nested[key] = try JSONLook(item, in: &json, nesting: nesting + 1)
      } else if item.isContainer {
        json.skipUnchecked()
      }
      if keys.count == Self.keyLimit {
        json.leaveUnchecked()
        return
      }
    }
  }
}
