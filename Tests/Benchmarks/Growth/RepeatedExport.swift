/// An export cut where it can grow: a fixture whose largest list of nodes is repeated, whatever the format.
struct RepeatedExport {
  enum Syntax {
    case json
    case xml
  }

  let syntax: Syntax
  let before: [UInt8]
  /// What is repeated: the elements of an array, or an XML element.
  let part: [UInt8]
  let after: [UInt8]
  /// What stands around the inner list of nodes of `part`, so that parts can be put into each other; nil without one.
  let shell: (before: [UInt8], after: [UInt8])?
  /// The tag of the XML element that is repeated, without attributes.
  let tag: [UInt8]

  /// All ways to cut this document, the largest list first.
  static func cuts(of document: [UInt8]) -> [RepeatedExport] {
    switch document.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): JSONParts(document).cuts()
    case UInt8(ascii: "<"): XMLParts(document).cuts()
    default: []
    }
  }

  private var separator: [UInt8] { syntax == .json ? [UInt8(ascii: ",")] : [] }

  /// The document with its list repeated until it has this size, about.
  func repeated(toBytes size: Int) -> [UInt8] { filled(toBytes: size) { _ in part } }

  /// The same below as many nodes as the limit of depth allows.
  func deep(toBytes size: Int, levels: Int) -> [UInt8]? {
    guard let shell else { return nil }
    // Parts that are deep themselves, and shells that are most of the size, leave less room.
    let levels = min(levels, size / 2 / max(1, shell.before.count + shell.after.count))
    var text = before
    for _ in 0..<levels { text += shell.before }
    let room = size - text.count - levels * shell.after.count
    text += Self.joined(count: max(1, room / (part.count + 1)), separator) { _ in part }
    for _ in 0..<levels { text += shell.after }
    return text + after
  }

  /// The document with the list filled with other parts.
  func filled(toBytes size: Int, with part: (Int) -> [UInt8]) -> [UInt8] {
    let room = size - before.count - after.count - self.part.count
    // One real part first: some formats are known by what is in it.
    let count = max(1, room / (part(1_000_000).count + separator.count))
    return before + self.part + separator + Self.joined(count: count, separator, part) + after
  }

  private static func joined(count: Int, _ separator: [UInt8], _ part: (Int) -> [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for place in 0..<count {
      if place > 0 { text += separator }
      text += part(place)
    }
    return text
  }
}
