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
