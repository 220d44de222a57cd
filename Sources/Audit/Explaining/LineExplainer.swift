import AccessibilityTree
import Rules

/// Asks an evaluation for what every line of a rule is at one node.
struct LineExplainer {
  let evaluation: Evaluation
  /// Shows every line of named sets and of other nodes too, not only those that decide.
  let isVerbose: Bool

  var ruleSets: [String: SetOutline] { evaluation.ruleBook.setOutlines }
  private var words: EvidenceWords { EvidenceWords(evaluation: evaluation) }

  /// How much of a line is shown.
  struct Detail {
    /// Whether the line decides, so that its parts that do are marked.
    var decides = false
    /// Whether all parts are shown, or only those that make the line what it is.
    var isWhole = true
    /// Whether named sets are opened.
    var opensSets = false
    /// How many sets and other nodes are around the line.
    var depth = 0
  }

  /// Other nodes that are shown where none of them meets a predicate.
  static let shownNodes = 2
  /// How deep sets and other nodes are opened where each has several lines. Sets are made of sets, so that each level
  /// doubles the lines.
  private var mostDeep: Int { isVerbose ? 4 : 3 }

  // MARK: truth

  /// What a line is at a node; nil for one that asks nothing by itself.
  func truth(_ line: OutlineLine, at node: Int) -> Truth? {
    if let id = line.expression { return evaluation.truth(of: id, at: node) }
    return folded(line, at: node)
  }

  func truth(_ group: OutlineGroup, at node: Int) -> Truth {
    group.lines.compactMap { truth($0, at: node) }.reduce(.yes) { $0.and($1) }
  }

  /// What the parts of a line make of it; nil where more than they decides.
  private func folded(_ line: OutlineLine, at node: Int) -> Truth? {
    switch line.content {
    case .all(let groups): groups.reduce(.yes) { $0.and(truth($1, at: node)) }
    case .any(let groups): groups.reduce(.no) { $0.or(truth($1, at: node)) }
    case .not(let group): truth(group, at: node).negated
    case .parts(let lines): lines.compactMap { truth($0, at: node) }.reduce(.yes) { $0.and($1) }
    case .leaf, .nodes, .set: nil
    }
  }

  // MARK: lines

  func explain(_ line: OutlineLine, at node: Int, _ detail: Detail) -> ExplainedLine {
    var explained = ExplainedLine(
      text: line.key.isEmpty ? line.value : "\(line.key):", line: line.line, truth: truth(line, at: node))
    explained.folded = folded(line, at: node)
    let truth = explained.truth ?? .yes
    switch line.content {
    case .leaf:
      explained.text = line.flow
      if let id = line.expression { explained.evidence = words.evidence(of: id, truth, at: node) }
      explained.isDeciding = detail.decides && explained.truth != nil
    case .set(let name):
      explained.text = line.flow
      explained.isDeciding = detail.decides
      explainSet(name, at: node, truth, detail, into: &explained)
    case .all(let groups):
      explained.parts = explain(groups, at: node, truth, isAny: false, detail)
    case .any(let groups):
      explained.parts = explain(groups, at: node, truth, isAny: true, detail)
    case .not(let group) where isBrief(group, truth, detail):
      explained.text = line.flow
      if case .leaf = group.lines[0].content, group.lines.count == 1, let id = line.expression {
        explained.evidence = words.evidence(of: id, truth, at: node)
      }
      explained.isDeciding = detail.decides
    case .not(let group):
      explained.parts = explain(group.lines, at: node, truth.negated, detail)
    case .parts(let lines):
      explained.parts = explain(lines, at: node, truth, detail)
    case .nodes(let relation, let quantifier, let group):
      explained.isDeciding = detail.decides
      if line.key.isEmpty { explained.text = "" }
      explain(relation, quantifier, group, at: node, detail, into: &explained)
    }
    if detail.decides, explained.decider == nil { explained.isDeciding = true }
    return explained
  }

  /// Whether a `not` fits one line: what is below is one test, or rules nothing out in a set that is shown in part.
  private func isBrief(_ group: OutlineGroup, _ truth: Truth, _ detail: Detail) -> Bool {
    if truth == .yes, !detail.isWhole, !detail.decides { return true }
    guard group.lines.count == 1 else { return false }
    switch group.lines[0].content {
    case .leaf: return true
    case .set: return !detail.decides && !isVerbose
    default: return false
    }
  }

  /// Whether more than one line of a set makes it what it is.
  private func branches(_ group: OutlineGroup, _ whole: Truth, at node: Int) -> Bool {
    if whole == .yes { return group.lines.count > 1 }
    guard let line = group.lines.first(where: { truth($0, at: node) == whole }) else { return false }
    if case .any(let groups) = line.content { return groups.count > 1 }
    return false
  }

  /// Keys that all have to hold.
  func explain(_ lines: [OutlineLine], at node: Int, _ whole: Truth, _ detail: Detail) -> [ExplainedLine] {
    let truths = lines.map { truth($0, at: node) ?? .yes }
    let deciding = Self.deciding(truths, whole, isAny: false)
    return lines.indices.compactMap { place in
      let decides = deciding.contains(place)
      guard detail.isWhole || decides else { return nil }
      var inner = detail
      inner.decides = detail.decides && decides
      return explain(lines[place], at: node, inner)
    }
  }

  /// Elements of a list.
  private func explain(
    _ groups: [OutlineGroup], at node: Int, _ whole: Truth, isAny: Bool, _ detail: Detail
  ) -> [ExplainedLine] {
    let truths = groups.map { truth($0, at: node) }
    let deciding = Self.deciding(truths, whole, isAny: isAny)
    return groups.indices.flatMap { place -> [ExplainedLine] in
      let decides = deciding.contains(place)
      guard detail.isWhole || decides else { return [] }
      var inner = detail
      inner.decides = detail.decides && decides
      return explain(groups[place].lines, at: node, truths[place], inner).enumerated().map { place, line in
        var line = line
        line.layout = place == 0 ? .item : .itemContinued
        return line
      }
    }
  }

  /// The parts that make the whole what it is: all where it takes all of them, else the first.
  private static func deciding(_ truths: [Truth], _ whole: Truth, isAny: Bool) -> [Int] {
    if whole == (isAny ? .no : .yes) { return Array(truths.indices) }
    return truths.firstIndex(of: whole).map { [$0] } ?? []
  }

  // MARK: sets

  private func explainSet(
    _ name: String, at node: Int, _ truth: Truth, _ detail: Detail, into explained: inout ExplainedLine
  ) {
    guard let set = ruleSets[name] else {
      if name.contains(".") {
        let parts = name.split(separator: ".", maxSplits: 1)
        explained.evidence = "\(parts[0]) does not fill the slot `\(parts.last ?? "")`"
      }
      return
    }
    let inner = self.truth(set.group, at: node)
    if truth == .no, inner == .unknown {
      explained.evidence = "it is unknown whether the node is in the set, so it counts as outside"
    }
    guard detail.opensSets || detail.decides || isVerbose, detail.depth < mostDeep else { return }
    let lines = explain(
      set.group.lines, at: node, inner,
      Detail(
        decides: detail.decides, isWhole: isVerbose, opensSets: inner != .yes && detail.decides,
        depth: detail.depth + (isVerbose || branches(set.group, inner, at: node) ? 1 : 0)))
    explained.parts = [.note("\(set.place)", lines)]
  }

  // MARK: other nodes

  private func explain(
    _ relation: NodeRelation, _ quantifier: OutlineLine.Quantifier, _ group: OutlineGroup, at node: Int,
    _ detail: Detail, into explained: inout ExplainedLine
  ) {
    let others = OtherNodes(relation, of: node, in: evaluation)
    guard let there = others.evaluation, others.problem == nil else {
      explained.evidence = others.problem ?? ""
      return
    }
    let explainer = LineExplainer(evaluation: there, isVerbose: isVerbose)
    let truths = others.nodes.map { explainer.truth(group, at: $0) }
    let meeting = truths.count { $0 == .yes }
    let unknown = truths.count { $0 == .unknown }
    explained.evidence = others.sentence(meeting: meeting, unknown: unknown)
    guard detail.depth < mostDeep else { return }
    let shown: [Int]
    if quantifier == .every, let exception = truths.firstIndex(of: .no) {
      shown = [exception]
    } else if quantifier == .exactlyOne, meeting > 0 {
      shown = Array(truths.indices.filter { truths[$0] == .yes }.prefix(Self.shownNodes))
    } else if quantifier == .every, unknown == 0 {
      shown = []
    } else if let first = truths.firstIndex(of: .yes) ?? truths.firstIndex(of: .unknown) {
      shown = [first]
    } else {
      shown = Array(truths.indices.prefix(detail.depth == 0 ? Self.shownNodes : 1))
    }
    let inner = Detail(
      decides: detail.decides, isWhole: isVerbose, opensSets: detail.decides, depth: detail.depth + 1)
    explained.parts = shown.map { place in
      .note(
        there.called(others.nodes[place]),
        explainer.explain(group.lines, at: others.nodes[place], truths[place], inner))
    }
  }
}
