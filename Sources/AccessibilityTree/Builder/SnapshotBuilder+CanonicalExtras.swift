extension SnapshotBuilder {
  mutating func stateCell(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    let shape = "[row, column] or [row, column, rows, columns], from 1"
    if value != .null {
      let place = try numbers(value, counts: 2...4, shape).compactMap { Int(exactly: $0) }
      guard place.count == 2 || place.count == 4, place.allSatisfy({ $0 >= 1 }) else {
        throw CanonicalProblem(message: "`cell` is \(shape)")
      }
      let spans = place.count == 4 ? (place[2], place[3]) : (1, 1)
      changeExtras(of: index) {
        $0.cell = GridPlace(row: place[0], column: place[1], rowSpan: spans.0, columnSpan: spans.1)
      }
    }
    carried.insert(.position)
  }

  mutating func stateHeadingLevel(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    if value == .null { return }
    guard case .scalar(let text) = value, let level = Int(text), (1...6).contains(level) else {
      throw CanonicalProblem(message: "`heading-level` is a number from 1 to 6")
    }
    changeExtras(of: index) { $0.headingLevel = level }
    state(.heading, true, of: index)
  }

  mutating func stateClickLabel(
    _ value: CanonicalValue, isLong: Bool, of index: Int
  ) throws(CanonicalProblem) {
    switch value {
    case .null: break
    case .scalar(let text) where text.isEmpty: break
    case .scalar(let text):
      changeExtras(of: index) { if isLong { $0.longClickLabel = text } else { $0.clickLabel = text } }
    case .list: throw CanonicalProblem(message: "the label of a click is a text, not a list")
    }
    carried.insert(.actions)
  }
}
