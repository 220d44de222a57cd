import AccessibilityTree

/// Whether another stop says every word of a node's name. A node without a name is said nowhere.
struct NamesElsewhere {
  let tester: TextTester
  let stops: TruthSet
  /// By stop, the number of its name.
  let heard: [LabelID]
  /// Whether stops may be missing.
  let isCut: Bool

  /// - Parameter own: by node of the domain, the number of its name.
  func truths(_ own: [LabelID], _ domain: NodeSet) -> TruthSet {
    var byWord: [UInt64: [Int]] = [:]
    for stop in stops.possible where heard[stop].isText {
      for word in Set(tester.words(of: heard[stop])) { byWord[word, default: []].append(stop) }
    }
    let isOpen = isCut || stops.possible.contains { heard[$0] == .notExported }
    return TruthSet(domain) { node in
      guard own[node] != .absent else { return .no }
      guard own[node].isText else { return .unknown }
      let wanted = Set(tester.words(of: own[node]))
      // The rarest word leaves the fewest stops to look at.
      guard let rarest = wanted.min(by: { (byWord[$0]?.count ?? 0) < (byWord[$1]?.count ?? 0) }) else { return .no }
      let saying = (byWord[rarest] ?? []).filter { stop in
        stop != node && wanted.isSubset(of: tester.words(of: heard[stop]))
      }
      if saying.contains(where: stops.holds.contains) { return .yes }
      return saying.isEmpty && !isOpen ? .no : .unknown
    }
  }
}
