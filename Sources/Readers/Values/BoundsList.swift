import AccessibilityTree

/// Rectangles that exporters write as a list of four edges.
enum BoundsList {
  /// `[left, top, right, bottom]` or `[[left, top], [right, bottom]]`, of the array that was returned and not entered; no
  /// rectangle when it holds other than four numbers.
  static func edges(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    var edges: [Float] = []
    try json.enter()
    while let item = try json.next() {
      guard item.isArray else {
        edges.append(edge(item))
        continue
      }
      try json.enter()
      while let item = try json.next() { edges.append(edge(item)) }
    }
    guard edges.count == 4 else { return Rect(x: .nan, y: .nan, width: 0, height: 0) }
    return Rect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  private static func edge(_ item: JSONItem) -> Float { item.number.map { Float($0) } ?? .nan }
}
