extension Snapshot {
  /// The node with this name: an identifier that only one node has, a path (`path(of:)`), or a label or else a text that
  /// only one has. A text means the control around it, if it takes no click itself and is the only text of one that does.
  ///
  /// XCUITest finds an element by either of identifier and label too, and UI Automator by its text. nil if no node has the
  /// name, or if several do: a guess would blame the wrong one.
  public func node(named name: String) -> Int? {
    let identified = nodes(with: name, as: .identifier)
    if !identified.isEmpty { return identified.count == 1 ? identified[0] : nil }
    if let node = node(atPath: name) { return node }
    let labelled = name.isEmpty ? [] : nodes(with: name, as: .label)
    if !labelled.isEmpty { return labelled.count == 1 ? labelled[0] : nil }
    let shown = name.isEmpty ? [] : nodes(with: name, as: .text)
    return shown.count == 1 ? control(around: shown[0]) : nil
  }

  /// The node itself, or the nearest around it that takes clicks, unless that holds another text or control.
  private func control(around node: Int) -> Int {
    guard !self[node].isOn(.clickable), let outer = self[node].ancestors.first(where: { $0.isOn(.clickable) }) else {
      return node
    }
    let others = (outer.index + 1..<outer.subtreeEnd).contains { other in
      other != node && (self[other].isOn(.clickable) || self[other].text(.text).value?.isEmpty == false)
    }
    return others ? node : outer.index
  }

  /// The first two nodes with this text.
  private func nodes(with text: String, as property: Property) -> [Int] {
    var found: [Int] = []
    for index in records.indices where labels[records[index].text(property)] == text {
      found.append(index)
      if found.count == 2 { break }
    }
    return found
  }

  /// The node at a path such as “window/group[2]/button”; nil if there is none.
  private func node(atPath path: String) -> Int? {
    let steps = path.split(separator: "/")
    guard steps.first.map({ $0.allSatisfy { $0.isLetter || $0.isNumber || "-[]".contains($0) } }) == true else {
      return nil
    }
    let places = SiblingPlaces(self)
    var range = 0..<count
    var node: Int?
    for step in steps {
      let parts = step.split(separator: "[")
      let place = parts.count > 1 ? Int(parts[1].dropLast()) : nil
      guard place != nil || !step.contains("[") else { return nil }
      guard let role = parts.first.flatMap({ Role(rawValue: String($0)) }) else { return nil }
      var child = range.lowerBound
      node = nil
      while child < range.upperBound {
        let found = places.place(of: child)
        if records[child].role == role, found.place == place ?? 1, place != nil || found.count == 1 {
          node = child
          break
        }
        child = Int(records[child].subtreeEnd)
      }
      guard let node else { return nil }
      range = node + 1..<Int(records[node].subtreeEnd)
    }
    return node
  }
}
