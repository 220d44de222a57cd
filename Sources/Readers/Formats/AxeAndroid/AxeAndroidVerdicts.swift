import AccessibilityTree

/// Collects axe-android's verdicts until their nodes are known: either may come first.
///
/// Source: dequelabs/axe-android AxeRuleResult.java, AxeStatus.java.
struct AxeAndroidVerdicts {
  /// The views' ids: numbers in old files, texts in new ones.
  private var ids = Labels()
  /// The node of each id, by the id's number. An id is a hash of a view's content, so two equal views share one, and a
  /// verdict counts for the first.
  private var nodes: [Int?] = []
  private var results: [(check: String, outcome: Verdict.Outcome, id: LabelID)] = []

  /// States the id of a node.
  mutating func note(_ id: UnsafeBufferPointer<UInt8>, node: Int) {
    let number = ids.intern(id)
    guard number.isText else { return }
    while nodes.count <= Int(number.rawValue) { nodes.append(nil) }
    if nodes[Int(number.rawValue)] == nil { nodes[Int(number.rawValue)] = node }
  }

  private enum Key: String, KnownKeys {
    case axeViewId, ruleId, status

    static let table = NumberedKeys<Key>()
  }

  /// Reads the list that the cursor has returned but not entered.
  mutating func read(_ json: inout JSONCursor) throws(ReadFault) {
    try json.enter()
    let keys = Key.table
    while let item = try json.next() {
      guard item.isObject else { continue }
      var (check, outcome, id) = ("", Verdict.Outcome?.none, LabelID.absent)
      try json.enter()
      while let member = try json.next(keys.table) {
        switch keys[member.key] {
        case .axeViewId where !member.isNull: id = ids.intern(member.bytes)
        case .ruleId: check = member.string ?? ""
        case .status: outcome = Self.outcomes[member.string ?? ""]
        case .axeViewId, nil: break
        }
      }
      if let outcome, !check.isEmpty { results.append((check, outcome, id)) }
    }
  }

  /// The verdicts in their order.
  var settled: [Verdict] {
    results.map { result in
      let place = Int(result.id.rawValue)
      return Verdict(
        tool: "axe-android", check: result.check, outcome: result.outcome,
        node: nodes.indices.contains(place) ? nodes[place] : nil)
    }
  }

  private static let outcomes: [String: Verdict.Outcome] = [
    "PASS": .passed, "FAIL": .failed, "INCOMPLETE": .cantTell, "INAPPLICABLE": .inapplicable,
  ]
}
