/// The marks of a document, from one walk over all of it, for the few formats that cannot be recognised by their
/// outermost keys.
struct JSONMarks {
  private var keys: Set<String> = []
  private var texts: Set<JSONMark> = []
  private var filled: Set<String> = []

  /// Finds the marks that any signature asks for, at any depth of the tree.
  ///
  /// - Parameter keys: the keys of the wrappers around the tree, from the root. Other members of a wrapper do not
  ///   count, because our own wrapper also has a key `tree`.
  init(_ root: JSONItem, below keys: [String], in json: inout JSONCursor) throws(ReadFault) {
    var item = root
    for key in keys {
      guard let member = try Self.member(key, of: item, in: &json) else { return }
      item = member
    }
    if item.isContainer { try walk(&json) }
  }

  /// The first member with this key in the item that was returned but not entered.
  private static func member(
    _ key: String, of item: JSONItem, in json: inout JSONCursor
  ) throws(ReadFault) -> JSONItem? {
    guard item.isObject else { return nil }
    try json.enter()
    while let member = try json.next() {
      if member.keyText == key { return member }
    }
    return nil
  }

  func contains(_ mark: JSONMark) -> Bool {
    switch mark {
    case .key(let key): keys.contains(key)
    case .text: texts.contains(mark)
    case .onlyEmptyLists(let key): keys.contains(key) && !filled.contains(key)
    }
  }

  private static let asked: [JSONMark] =
    (ExportFormats.json.map(\.signature) + UnsupportedFormats.json.map(\.signature)).flatMap { $0.has + $0.mayHave }
  private static let names: [String] = Set(asked.map(\.key)).sorted()
  private static let table = KeyTable(names)
  /// The keys whose texts decide, with those texts.
  private static let decidingTexts: [String: Set<String>] = asked.reduce(into: [:]) { texts, mark in
    if case .text(let text, let key) = mark { texts[key, default: []].insert(text) }
  }

  /// Goes through the container that was returned but not entered.
  private mutating func walk(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    while let item = try json.next(Self.table) {
      if item.key >= 0 {
        try note(item, Self.names[item.key], &json)
      } else if item.isContainer {
        try walk(&json)
      }
    }
  }

  private mutating func note(_ item: JSONItem, _ key: String, _ json: inout JSONCursor) throws(ReadFault) {
    keys.insert(key)
    if item.isArray {
      try json.enter()
      while let element = try json.next(Self.table) {
        filled.insert(key)
        if element.isContainer { try walk(&json) }
      }
      return
    }
    filled.insert(key)
    if item.isObject { return try walk(&json) }
    if let deciding = Self.decidingTexts[key], let text = item.string, deciding.contains(text) {
      texts.insert(.text(text, of: key))
    }
  }
}
