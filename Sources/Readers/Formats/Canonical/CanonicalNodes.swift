import AccessibilityTree

/// Reads the nodes of a canonical tree.
enum CanonicalNodes {
  private enum Key {
    case children
    case stated(CanonicalKey)
  }

  /// Every name, in kebab case and in camel case.
  private static let keys: [(name: String, key: Key)] =
    [("children", .children)]
    + CanonicalKey.names.flatMap { name -> [(name: String, key: Key)] in
      guard let key = CanonicalKey(name) else { return [] }
      let camel = camelCase(name)
      return [(name, .stated(key))] + (camel == name ? [] : [(camel, .stated(key))])
    }

  private static let table = KeyTable(keys.map(\.name))

  /// Reads a node whose object was entered.
  static func readNode(
    _ json: inout JSONCursor, _ builder: inout SnapshotBuilder, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    let index = try builder.openNode(level: level, limits: limits)
    while let item = try json.next(table) {
      guard item.key >= 0 else {
        guard item.isMember else { throw list(json.offset) }
        try refuseUnknown(item.keyText, json.offset)
        continue
      }
      switch keys[item.key].key {
      case .children:
        guard item.isArray else {
          if item.isNull { continue }
          throw wrong("`children` is not a list", json.offset)
        }
        try json.enter()
        while let child = try json.next() {
          guard child.isObject else { throw wrong("a child is not an object", json.offset) }
          try json.enter()
          try readNode(&json, &builder, level: level + 1, limits: limits)
        }
      case .stated(let key):
        guard let value = Self.known(try value(item, in: &json), of: key, &builder) else { continue }
        do throws(CanonicalProblem) {
          try builder.state(key, value, of: index)
        } catch {
          throw wrong(error.message, json.offset)
        }
      }
    }
    builder.closeNode()
  }

  private static func value(_ item: JSONItem, in json: inout JSONCursor) throws(ReadFault) -> CanonicalValue {
    if item.isNull { return .null }
    if item.isObject { throw wrong("`\(item.keyText)` is an object", json.offset) }
    guard item.isArray else { return .scalar(scalar(item)) }
    var list: [String] = []
    try json.enter()
    while let element = try json.next() {
      if element.isContainer { throw wrong("a list contains a list", json.offset) }
      list.append(scalar(element))
    }
    return .list(list)
  }

  /// The value without unknown words from our own lists, each of which is noted; nil if nothing is left. A newer
  /// exporter may know more words, and the rest of the screen must not be lost with them.
  private static func known(
    _ value: CanonicalValue, of key: CanonicalKey, _ builder: inout SnapshotBuilder
  ) -> CanonicalValue? {
    switch (key, value) {
    case (.traits, .list(let names)):
      let unknown = names.filter { Traits.named[$0.lowercased()] == nil }
      for name in unknown { builder.leaveOut("the trait “\(Excerpt.of(name))”") }
      return unknown.isEmpty ? value : .list(names.filter { !unknown.contains($0) })
    case (.role, .scalar(let name)) where !CanonicalKey.isRole(name):
      builder.leaveOut("the role “\(Excerpt.of(name))”")
      builder.carried.insert(.role)
      return nil
    case (.liveRegion, .scalar(let name)) where !["none", "polite", "assertive"].contains(name):
      builder.leaveOut("the live region “\(Excerpt.of(name))”")
      return nil
    default: return value
    }
  }

  private static func scalar(_ item: JSONItem) -> String {
    if item.isString || item.isNumber { return item.text }
    return item.flag.map { $0 ? "true" : "false" } ?? ""
  }

  /// Refuses an unknown key. It may be a misspelt `name`, and the app must not be blamed for that. Keys of other tools
  /// begin with `x-` or `_`.
  private static func refuseUnknown(_ name: String, _ offset: Int) throws(ReadFault) {
    if name.hasPrefix("x-") || name.hasPrefix("_") || name.hasPrefix("$") { return }
    let spelling = NearestName.of(name, among: keys.map(\.name)).map { "Write `\($0)`" }
    throw ReadFault(
      .malformed, "the tree is wrong before byte {at}: `\(name)` is not a key of a node",
      advice: spelling ?? "See \(InstalledGuide.snapshotSchema)", at: offset)
  }

  /// The fault for a list in place of a tree. Lists elsewhere are refused earlier.
  private static func list(_ offset: Int) -> ReadFault {
    ReadFault(
      .malformed, "the tree is wrong before byte {at}: a list takes the place of a node",
      advice: "Put its nodes into the `children` of a `window`", at: offset)
  }

  private static func wrong(_ what: String, _ offset: Int) -> ReadFault {
    ReadFault(
      .malformed, "the tree is wrong before byte {at}: \(what)",
      advice: "See \(InstalledGuide.snapshotSchema)", at: offset)
  }

  private static func camelCase(_ kebab: String) -> String {
    let words = kebab.split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) {
      $0 += $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
