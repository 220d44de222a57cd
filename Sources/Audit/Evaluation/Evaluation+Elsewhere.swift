import AccessibilityTree
import Rules

/// Questions about the rest of the screen: what is neither a node itself nor above nor below it.
extension Evaluation {
  /// Where nodes are missing anywhere, one of them may be it.
  func elsewhere(_ truth: TruthSet) -> TruthSet {
    growing(truth.reached { snapshot.nodes(withOneElsewhere: $0) }, at: missing == nil ? nil : everyNode)
  }

  /// Whether another stop says every word of a node's name. A node without a name is said nowhere.
  func saidElsewhere(_ domain: NodeSet) -> TruthSet {
    let own = column(TextSubject(.name), within: domain)
    let stops = stops()
    let heard = column(TextSubject(.name), within: stops.possible)
    var byWord: [UInt64: [Int]] = [:]
    for stop in stops.possible where heard[stop].isText {
      for word in Set(words(of: heard[stop])) { byWord[word, default: []].append(stop) }
    }
    let isOpen = missing != nil || stops.possible.contains { heard[$0] == .notExported }
    return truths(domain) { target in
      let node = target.index
      guard own[node] != .absent else { return .no }
      guard own[node].isText else { return .unknown }
      let wanted = Set(words(of: own[node]))
      // The rarest word leaves the fewest stops to look at.
      guard let rarest = wanted.min(by: { (byWord[$0]?.count ?? 0) < (byWord[$1]?.count ?? 0) }) else { return .no }
      let saying = (byWord[rarest] ?? []).filter { stop in
        stop != node && wanted.isSubset(of: words(of: heard[stop]))
      }
      if saying.contains(where: stops.holds.contains) { return .yes }
      return saying.isEmpty && !isOpen ? .no : .unknown
    }
  }

  private func words(of text: LabelID) -> [UInt64] {
    let scan = texts.scan(text)
    return texts.tokens(scan).filter { $0 != WordScan.pieceBreak }
  }
}

extension Snapshot {
  /// Nodes that are neither this one nor above nor below it.
  func nodes(elsewhereThan node: Int) -> some Sequence<Node> {
    let above = Set(self[node].ancestors.map(\.index))
    let end = self[node].subtreeEnd
    return (0..<count).lazy.filter { ($0 < node || $0 >= end) && !above.contains($0) }.map { self[$0] }
  }

  /// Nodes of which one of the set is neither the node itself nor above nor below it.
  func nodes(withOneElsewhere set: NodeSet) -> NodeSet {
    var before = [Int32](repeating: 0, count: count + 1)
    for node in 0..<count { before[node + 1] = before[node] + (set.contains(node) ? 1 : 0) }
    var above = [Int32](repeating: 0, count: count)
    var result = NodeSet(count: count)
    withRecords { records in
      for node in records.indices {
        let parent = Int(records[node].parent)
        if parent >= 0 { above[node] = above[parent] + (set.contains(parent) ? 1 : 0) }
        let inside = before[Int(records[node].subtreeEnd)] - before[node]
        if before[count] - inside - above[node] > 0 { result.insert(node) }
      }
    }
    return result
  }
}
