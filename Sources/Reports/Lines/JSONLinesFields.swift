import Readers

/// The members of an object in JSON Lines, each as what it has to be.
struct JSONLinesFields {
  private let members: [String: JSONValue]
  private let line: Int
  /// The key of the object, for messages; nil for the line itself.
  private let holder: String?

  init(_ members: [String: JSONValue], line: Int, holder: String?) {
    (self.members, self.line, self.holder) = (members, line, holder)
  }

  /// Why a member is not what it has to be.
  func wrong(_ key: String, _ due: String) -> StreamLineError {
    let path = holder.map { "\($0).\(key)" } ?? key
    return StreamLineError(
      line: line, id: .none, cause: "`\(path)` is not \(due)", advice: "See /usr/share/doc/a11yd/docs/json-lines.md")
  }

  /// A text; nil for none.
  func text(_ key: String) throws(StreamLineError) -> String? {
    switch members[key] {
    case .text(let text): return text
    case nil, .null: return nil
    case .some: throw wrong(key, "a string")
    }
  }

  /// A text that must be there.
  func needed(_ key: String) throws(StreamLineError) -> String {
    guard let text = try text(key) else { throw wrong(key, "a string") }
    return text
  }

  /// One of the words of an enumeration; nil for none.
  func word<Word: RawRepresentable<String>>(
    _ key: String, of words: [Word]
  ) throws(StreamLineError) -> Word? {
    guard let text = try text(key) else { return nil }
    guard let word = words.first(where: { $0.rawValue == text }) else {
      throw wrong(key, "one of " + words.map { "“\($0.rawValue)”" }.joined(separator: ", "))
    }
    return word
  }

  /// One of the words of an enumeration, which must be there.
  func neededWord<Word: RawRepresentable<String>>(
    _ key: String, of words: [Word]
  ) throws(StreamLineError) -> Word {
    guard let word = try word(key, of: words) else {
      throw wrong(key, "one of " + words.map { "“\($0.rawValue)”" }.joined(separator: ", "))
    }
    return word
  }

  /// A count; nil for none.
  func count(_ key: String) throws(StreamLineError) -> Int? {
    switch members[key] {
    case .number(let digits):
      // Another program may have written 3 as 3.0.
      guard let count = Int(digits) ?? Double(digits).flatMap({ Int(exactly: $0) }), count >= 0 else {
        throw wrong(key, "a count")
      }
      return count
    case nil, .null: return nil
    case .some: throw wrong(key, "a count")
    }
  }

  /// A number; nil for none.
  func number(_ key: String) throws(StreamLineError) -> Double? {
    switch members[key] {
    case .number(let digits): return Double(digits)
    case nil, .null: return nil
    case .some: throw wrong(key, "a number")
    }
  }

  func flag(_ key: String) throws(StreamLineError) -> Bool? {
    switch members[key] {
    case .flag(let flag): return flag
    case nil, .null: return nil
    case .some: throw wrong(key, "true or false")
    }
  }

  /// A list; empty for none.
  func list(_ key: String) throws(StreamLineError) -> [JSONValue] {
    switch members[key] {
    case .list(let list): return list
    case nil, .null: return []
    case .some: throw wrong(key, "a list")
    }
  }

  /// A list of texts; empty for none.
  func texts(_ key: String) throws(StreamLineError) -> [String] {
    var texts: [String] = []
    for value in try list(key) {
      guard case .text(let text) = value else { throw wrong(key, "a list of strings") }
      texts.append(text)
    }
    return texts
  }

  /// An object; nil for none.
  func object(_ key: String) throws(StreamLineError) -> JSONLinesFields? {
    switch members[key] {
    case .object(let members): return JSONLinesFields(members, line: line, holder: key)
    case nil, .null: return nil
    case .some: throw wrong(key, "an object")
    }
  }

  /// Objects in a list; empty for none.
  func objects(_ key: String) throws(StreamLineError) -> [JSONLinesFields] {
    var objects: [JSONLinesFields] = []
    for value in try list(key) {
      guard case .object(let members) = value else { throw wrong(key, "a list of objects") }
      objects.append(JSONLinesFields(members, line: line, holder: key))
    }
    return objects
  }
}
