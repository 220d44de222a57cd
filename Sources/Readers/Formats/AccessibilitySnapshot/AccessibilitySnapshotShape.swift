import AccessibilityTree

/// Frames and paths as AccessibilitySnapshot writes them: `[[x, y], [width, height]]`, and points of a path.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityPrimitives.swift.
enum AccessibilitySnapshotShape {
  private enum Key: String, KnownKeys {
    case frame, pathElements

    static let table = NumberedKeys<Key>()
  }

  /// Reads the shape whose object the cursor has returned but not entered: a frame, or the box around a path.
  static func readShape(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    var rect = Rect(x: .nan, y: .nan, width: 0, height: 0)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .frame where item.isArray: rect = try BoundsList.rect(&json)
      case .pathElements where item.isArray: rect = try readPath(&json)
      case .frame, .pathElements, nil: break
      }
    }
    return rect
  }

  /// `[{"move": {"to": [x, y]}}, {"line": …}, {"closeSubpath": {}}]`; control points may lie outside the shape.
  private static func readPath(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    var (low, high) = ((x: Float.infinity, y: Float.infinity), (x: -Float.infinity, y: -Float.infinity))
    try json.enter()
    while let step = try json.next() {
      guard step.isObject else { continue }
      try json.enter()
      while let kind = try json.next() {
        guard kind.isObject else { continue }
        try json.enter()
        while let end = try json.next() {
          guard end.keyText == "to", end.isArray else { continue }
          var point: [Float] = []
          try json.enter()
          while let number = try json.next() { point.append(number.number.map { Float($0) } ?? .nan) }
          guard point.count == 2 else { continue }
          low = (min(low.x, point[0]), min(low.y, point[1]))
          high = (max(high.x, point[0]), max(high.y, point[1]))
        }
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return Rect(x: .nan, y: .nan, width: 0, height: 0) }
    return Rect(left: low.x, top: low.y, right: high.x, bottom: high.y)
  }
}
