/// Where the arrays of a JSON document lie that hold objects.
struct JSONParts {
  private struct List {
    let key: ArraySlice<UInt8>
    /// Between the brackets.
    var inside: Range<Int>
  }

  private let bytes: [UInt8]
  private var lists: [List] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  func cuts() -> [RepeatedExport] {
    lists.filter(holdsObjects).sorted { $0.inside.count > $1.inside.count }.prefix(12).map { list in
      RepeatedExport(
        syntax: .json, before: Array(bytes[..<list.inside.lowerBound]), part: Array(bytes[list.inside]),
        after: Array(bytes[list.inside.upperBound...]), shell: shell(of: list), tag: [])
    }
  }

  private func holdsObjects(_ list: List) -> Bool {
    bytes[list.inside].first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// A list of the same name within this one: what is around it can be repeated around anything.
  private func shell(of list: List) -> (before: [UInt8], after: [UInt8])? {
    let inner = lists.filter { other in
      other.key.elementsEqual(list.key) && other.inside.lowerBound > list.inside.lowerBound
        && other.inside.upperBound < list.inside.upperBound
    }
    guard let inner = inner.max(by: { $0.inside.count < $1.inside.count }) else { return nil }
    return (
      Array(bytes[list.inside.lowerBound..<inner.inside.lowerBound]),
      Array(bytes[inner.inside.upperBound..<list.inside.upperBound])
    )
  }

  private mutating func scan() {
    var open: [(key: ArraySlice<UInt8>, start: Int)] = []
    var lastString: ArraySlice<UInt8> = []
    var key: ArraySlice<UInt8> = []
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        let start = at + 1
        at = start
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
        lastString = bytes[start..<min(at, bytes.count)]
      case UInt8(ascii: ":"): key = lastString
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append((bytes[at] == UInt8(ascii: "[") ? key : [], at + 1))
      case UInt8(ascii: "]"):
        if let list = open.popLast() { lists.append(List(key: list.key, inside: list.start..<at)) }
      case UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
      at += 1
    }
  }
}
