extension SnapshotBuilder {
  /// States one key of a canonical node.
  ///
  /// - Throws: `CanonicalProblem` if the value does not fit the key. Nothing is stated then.
  public mutating func state(
    _ key: CanonicalKey, _ value: CanonicalValue, of index: Int
  ) throws(CanonicalProblem) {
    switch key {
    case .role: try stateRole(value, of: index)
    case .flag(let property): try stateFlag(property, value, negated: false, of: index)
    case .negated(let property): try stateFlag(property, value, negated: true, of: index)
    case .text(let property):
      switch value {
      case .null: state(property, .absent, of: index)
      case .scalar(let text): state(property, intern(text), of: index)
      case .list: throw CanonicalProblem(message: "`\(property.name)` is a text, not a list")
      }
    case .traits:
      var traits = Traits()
      for name in try list(value, "a list of traits, such as [Button, Selected]") {
        guard let trait = Traits.named[name.lowercased()] else {
          throw CanonicalProblem(message: "“\(name)” is not a trait")
        }
        traits.insert(trait)
      }
      self[index].traits = traits
      carried.insert(.traits)
    case .actions:
      let actions = try list(value, "a list of action labels")
      changeExtras(of: index) { $0.actions = actions }
      carried.insert(.actions)
    case .bounds: try stateBounds(value, of: index)
    case .liveRegion: try stateLiveRegion(value, of: index)
    case .position: try statePosition(value, of: index)
    case .cell: try stateCell(value, of: index)
    case .clickLabel, .longClickLabel: try stateClickLabel(value, isLong: key == .longClickLabel, of: index)
    case .collection: try stateCollection(value, of: index)
    case .range: try stateRange(value, of: index)
    case .headingLevel: try stateHeadingLevel(value, of: index)
    case .truncated:
      guard case .scalar(let text) = value, text == "true" || text == "false" else {
        throw CanonicalProblem(message: "`truncated` is true or false")
      }
      if text == "true" { cutBelow(index) }
    }
  }

  private mutating func stateRole(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    guard case .scalar(let name) = value else { throw CanonicalProblem(message: "the role is not a text") }
    guard let role = Role(rawValue: CanonicalKey.kebabCase(name)) else {
      throw CanonicalProblem(message: "“\(name)” is not a role. Write roles like `button` or `text-field`")
    }
    self[index].role = role
    carried.insert(.role)
  }

  private mutating func stateFlag(
    _ property: Property, _ value: CanonicalValue, negated: Bool, of index: Int
  ) throws(CanonicalProblem) {
    guard case .scalar(let text) = value, text == "true" || text == "false" else {
      throw CanonicalProblem(message: "`\(property.name)` is true or false")
    }
    state(property, (text == "true") != negated, of: index)
  }

  private mutating func stateBounds(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    if value != .null {
      let edges = try numbers(value, counts: 4...4, "[x, y, width, height]").map { Float($0) }
      self[index].bounds = Rect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
    }
    carried.insert(.bounds)
  }

  private mutating func stateLiveRegion(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    let regions: [String: LiveRegion] = ["none": .none, "polite": .polite, "assertive": .assertive]
    guard case .scalar(let name) = value, let region = regions[name] else {
      throw CanonicalProblem(message: "`live-region` is none, polite or assertive")
    }
    changeExtras(of: index) { $0.liveRegion = region }
    carried.insert(.liveRegion)
  }

  private mutating func statePosition(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    if value != .null {
      let place = try numbers(value, counts: 2...2, "[index, count], both from 1")
      guard let position = Self.position(index: place[0], count: place[1]) else {
        throw CanonicalProblem(message: "a position is [index, count], both from 1")
      }
      changeExtras(of: index) { $0.position = position }
    }
    carried.insert(.position)
  }

  private static func position(index: Double, count: Double) -> Position? {
    guard let index = Int(exactly: index), let count = Int(exactly: count), index >= 1, count >= 1 else { return nil }
    return Position(index: index, count: count)
  }

  private mutating func stateCollection(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    if value != .null {
      let parts = try list(value, "[rows, columns], or [rows, columns, single]")
      let selection = parts.count == 3 ? SelectionMode(rawValue: parts[2]) : nil
      guard parts.count == 2 || selection != nil else {
        throw CanonicalProblem(message: "`collection` is [rows, columns], or [rows, columns, single]")
      }
      let collection = Collection(
        rows: Int(parts[0]).flatMap { $0 > 0 ? $0 : nil }, columns: Int(parts[1]).flatMap { $0 > 0 ? $0 : nil },
        selection: selection)
      changeExtras(of: index) { $0.collection = collection }
    }
    carried.insert(.collection)
  }

  private mutating func stateRange(_ value: CanonicalValue, of index: Int) throws(CanonicalProblem) {
    if value != .null {
      let ends = try numbers(value, counts: 2...3, "[minimum, maximum] or [minimum, maximum, current]")
      changeExtras(of: index) {
        $0.range = ValueRange(minimum: ends[0], maximum: ends[1], current: ends.count == 3 ? ends[2] : nil)
      }
    }
    carried.insert(.range)
  }

  func list(_ value: CanonicalValue, _ shape: String) throws(CanonicalProblem) -> [String] {
    switch value {
    case .null: []
    case .list(let items): items
    case .scalar: throw CanonicalProblem(message: "expected \(shape)")
    }
  }

  func numbers(
    _ value: CanonicalValue, counts: ClosedRange<Int>, _ shape: String
  ) throws(CanonicalProblem) -> [Double] {
    let items = try list(value, shape)
    let numbers = items.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == items.count, counts.contains(numbers.count) else {
      throw CanonicalProblem(message: "expected \(shape)")
    }
    return numbers
  }
}
