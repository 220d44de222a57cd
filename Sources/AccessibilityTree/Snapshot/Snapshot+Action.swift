extension Snapshot {
  /// The node that an action was done on: by class, identifier and texts, and by its place if several have the same.
  ///
  /// nil if no node matches, or if several do: a guess would blame the wrong one.
  public func node(like target: ScreenAction.Target) -> Int? {
    let alike = (0..<count).filter { isLike(target, $0) }
    if alike.count < 2 { return alike.first }
    let inPlace = alike.filter { self[$0].bounds.value == target.bounds }
    return inPlace.count == 1 ? inPlace.first : nil
  }

  private func isLike(_ target: ScreenAction.Target, _ node: Int) -> Bool {
    let texts: [(Property, String?)] = [
      (.nativeClass, target.nativeClass), (.identifier, target.identifier), (.text, target.text),
      (.label, target.label),
    ]
    return texts.allSatisfy { property, text in
      !carries(property) || self[node].text(property).value == text.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
}

extension Snapshot {
  /// The only node that has everything that a log says of one; nil where none has, and where several have.
  package func node(showing target: ScreenAction.Target) -> Int? {
    let texts: [(Property, String?)] = [
      (.nativeClass, target.nativeClass), (.identifier, target.identifier), (.text, target.text),
      (.label, target.label),
    ]
    let stated = texts.filter { $0.1 != nil && carries($0.0) }
    let alike = (0..<count).filter { node in
      stated.allSatisfy { property, text in self[node].text(property).value == text }
        && (target.bounds == nil || self[node].bounds.value == nil || self[node].bounds.value == target.bounds)
    }
    guard !stated.isEmpty || target.bounds != nil else { return nil }
    return alike.count == 1 ? alike.first : nil
  }
}
