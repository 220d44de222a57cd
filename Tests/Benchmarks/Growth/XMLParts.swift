/// Where the elements of an XML document lie.
struct XMLParts {
  private struct Element {
    var range: Range<Int>
    let name: Range<Int>
  }

  private let bytes: [UInt8]
  private var elements: [Element] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  /// The outermost element is left out: there is one of it.
  func cuts() -> [RepeatedExport] {
    elements.sorted { $0.range.count > $1.range.count }.dropFirst().prefix(12).map { element in
      RepeatedExport(
        syntax: .xml, before: Array(bytes[..<element.range.lowerBound]), part: Array(bytes[element.range]),
        after: Array(bytes[element.range.upperBound...]), shell: shell(of: element), tag: Array(bytes[element.name]))
    }
  }

  /// What is around the largest element within this one.
  private func shell(of element: Element) -> (before: [UInt8], after: [UInt8])? {
    let inner = elements.filter { other in
      other.range.lowerBound > element.range.lowerBound && other.range.upperBound < element.range.upperBound
    }
    guard let inner = inner.max(by: { $0.range.count < $1.range.count }) else { return nil }
    return (
      Array(bytes[element.range.lowerBound..<inner.range.lowerBound]),
      Array(bytes[inner.range.upperBound..<element.range.upperBound])
    )
  }

  private mutating func scan() {
    var open: [Element] = []
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")), start + 1 < bytes.count {
      guard let end = endOfTag(from: start) else { return }
      switch bytes[start + 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): break
      case UInt8(ascii: "/"):
        if var element = open.popLast() {
          element.range = element.range.lowerBound..<end
          elements.append(element)
        }
      default:
        let nameEnd = bytes[(start + 1)..<end].firstIndex { $0 <= 0x20 || ">/".utf8.contains($0) } ?? end
        let element = Element(range: start..<end, name: (start + 1)..<nameEnd)
        if bytes[end - 2] == UInt8(ascii: "/") { elements.append(element) } else { open.append(element) }
      }
      at = end
    }
  }

  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    for at in start..<bytes.count {
      if let open = quote {
        if bytes[at] == open { quote = nil }
      } else if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
        quote = bytes[at]
      } else if bytes[at] == UInt8(ascii: ">") {
        return at + 1
      }
    }
    return nil
  }
}
