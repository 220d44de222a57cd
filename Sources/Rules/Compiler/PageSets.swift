import AccessibilityTree

/// The named sets and the kinds of every page, each compiled when it is first asked for.
final class PageSets {
  private enum State {
    case source(Yaml)
    /// A kind, by its rank.
    case kind(Int)
    case compiling
    case compiled(Expression.ID)
  }

  let kinds: KindTable
  private var sets: [String: State] = [:]
  /// Pages whose file has a problem of its own.
  private var brokenPages: Set<String> = []
  /// The chain of sets that are being compiled, to name a cycle.
  private var path: [String] = []
  /// For each slot and rank of a kind, what the kinds before it claim.
  private var claimedBefore: [String: [Expression.ID]] = [:]
  /// For each slot and rank of a kind, what the kind puts into the slot.
  private var slots: [String: [Int: Expression.ID]] = [:]
  /// The slots of their kind that rules for all controls have asked for, one after the other.
  private(set) var slotsAsked: [String] = []
  /// The names of slots that rules for all controls have asked for. Every kind needs `control`.
  private(set) var namesAsked: Set<String> = ["control"]

  /// The only platform that sets are read for; nil for both.
  private let platform: Platform?

  init(kinds: KindTable, platform: Platform? = nil) { (self.kinds, self.platform) = (kinds, platform) }

  /// Adds what a `page.yaml` defines.
  func add(_ page: PageSource) {
    if page.isBroken { brokenPages.insert(page.folder) }
    for set in page.sets { sets["\(page.folder)/\(set.name)"] = .source(set.value) }
  }

  /// Makes every kind a set with its own name, after the kinds are sorted.
  func addKinds() {
    for (rank, source) in kinds.sources.enumerated() {
      if sets[source.kind.path] != nil {
        source.place.report("the page has a set `\(source.kind.name)` too. Give one of them another name.")
      }
      sets[source.kind.path] = .kind(rank)
    }
  }

  /// The full names of all sets.
  var names: [String] { sets.keys.sorted() }

  /// The set with this name. Reports sets that do not exist and sets that refer to themselves.
  ///
  /// `kind.x` is the slot `x` of the kind that the rule is compiled for, and empty if that kind does not fill it.
  func expression(
    _ name: String, in scope: PredicateScope, at yaml: Yaml, with predicates: PredicateCompiler
  ) -> Expression.ID? {
    if name == "kind" || name.hasPrefix("kind.") { return slot(name, in: scope, at: yaml, with: predicates) }
    let page = scope.page
    let whole = name.contains(byte: UInt8(ascii: "/")) ? name : "\(page)/\(name)"
    switch sets[whole] {
    case nil where brokenPages.contains(String(whole.split(separator: "/")[0])): return nil
    case nil:
      let near = names.filter { $0.hasPrefix(page + "/") }.map { String($0.dropFirst(page.count + 1)) }
      yaml.report(
        "there is no set `\(name)`." + Yaml.offer(name, near.isEmpty || name.contains("/") ? names : near + names))
      return nil
    case .compiling:
      let circle = path.drop { $0 != whole } + [whole]
      yaml.report("the set `\(whole)` is made of itself: \(circle.joined(separator: " → ")).")
      return nil
    case .compiled(let id): return id
    case .source(let source):
      return compile(whole) {
        var scope = PredicateScope(page: whole.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(whole[..<$0]) } ?? "")
        scope.platform = platform
        let inner = predicates.predicate(source, in: scope)
        predicates.trace?.record(set: whole, source, page: scope.page, inner)
        return predicates.table.number(.member(inner))
      }
    case .kind(let rank): return compile(whole) { targets(of: rank, "control", with: predicates) }
    }
  }

  private func compile(_ whole: String, _ make: () -> Expression.ID) -> Expression.ID {
    let before = sets[whole]
    sets[whole] = .compiling
    path.append(whole)
    let id = make()
    path.removeLast()
    sets[whole] = before == nil ? nil : .compiled(id)
    return id
  }

  /// Compiles the sets and slots that no rule asks for, so that their problems are reported too.
  func compileAll(with predicates: PredicateCompiler) {
    for name in names {
      switch sets[name] {
      case .source(let yaml): _ = expression(name, in: PredicateScope(page: ""), at: yaml, with: predicates)
      case .kind(let rank):
        let source = kinds.sources[rank]
        _ = expression(name, in: PredicateScope(page: ""), at: source.place, with: predicates)
        for slot in source.slots.keys.sorted() { _ = nodes(of: rank, slot, with: predicates) }
      default: break
      }
    }
  }

  // MARK: slots

  private func slot(
    _ name: String, in scope: PredicateScope, at yaml: Yaml, with predicates: PredicateCompiler
  ) -> Expression.ID? {
    let slot = name == "kind" ? "control" : String(decoding: name.utf8.dropFirst("kind.".utf8.count), as: UTF8.self)
    slotsAsked.append(slot)
    guard scope.page == "every" else {
      yaml.report("only rules in `every` ask for a slot of a kind. Name a set of the page.")
      return nil
    }
    guard asks(for: slot, at: yaml) else { return nil }
    guard let rank = scope.kind else { return predicates.table.number(.constant(false)) }
    return filling(of: slot, rank, with: predicates)
  }

  /// What a kind puts into a slot; nothing if it does not fill it.
  func filling(of slot: String, _ rank: Int, with predicates: PredicateCompiler) -> Expression.ID {
    kinds.sources[rank].slots[slot] == nil
      ? predicates.table.number(.constant(false)) : nodes(of: rank, slot, with: predicates)
  }

  /// Notes slots that a predicate asks for which is known already.
  func noteAsked(_ slots: [String]) { slotsAsked += slots }

  /// Notes that a rule asks for a slot. If no kind fills it, reports the problem and returns false.
  func asks(for slot: String, at yaml: Yaml) -> Bool {
    namesAsked.insert(slot)
    guard !kinds.sources.isEmpty, kinds.filling(slot).isEmpty else { return true }
    yaml.report("no kind fills the slot `\(slot)`." + Yaml.offer(slot, kinds.slotNames))
    return false
  }

  /// Notes the slots that a rule names somewhere which is not read itself.
  func noteSlots(namedIn yaml: Yaml) {
    yaml.forEachScalar { text in
      if text.hasPrefix("kind.") { namesAsked.insert(String(text.dropFirst("kind.".count))) }
    }
  }

  /// Reports the slots of kinds that no rule asks for.
  ///
  /// A slot is misspelled if its name is similar to one that rules ask for. Another may be for a masked or a future
  /// rule, and does not stop an audit.
  ///
  /// - Returns: The problems that do not stop an audit.
  func reportUnasked() -> [RuleProblem] {
    kinds.sources.flatMap { source in
      source.slots.values.filter { !namesAsked.contains($0.name) }.compactMap { entry in
        let suggestion = Spelling.suggestion(for: entry.name, among: namesAsked.sorted())
        let message = "no rule asks for the slot `\(entry.name)`."
        guard suggestion.isEmpty else {
          entry.key.report(message + suggestion)
          return nil
        }
        return entry.key.problem(message + " Remove it, or write the rule in `every`.")
      }
    }
  }

  /// The nodes that a kind puts into a slot, whatever else claims them. What the export leaves open stays unknown,
  /// unless the slot is a named set. `true` means every node.
  private func nodes(of rank: Int, _ slot: String, with predicates: PredicateCompiler) -> Expression.ID {
    if let known = slots[slot]?[rank] { return known }
    let nodes = compile(slot, of: rank, with: predicates)
    slots[slot, default: [:]][rank] = nodes
    let source = kinds.sources[rank]
    if let trace = predicates.trace, let entry = source.slots[slot] {
      trace.record(set: "\(source.kind.path).\(slot)", entry.value, page: source.kind.page, nodes)
    }
    return nodes
  }

  private func compile(_ slot: String, of rank: Int, with predicates: PredicateCompiler) -> Expression.ID {
    let source = kinds.sources[rank]
    guard let entry = source.slots[slot] else { return predicates.table.number(.constant(false)) }
    var scope = PredicateScope(page: source.kind.page)
    scope.platform = platform
    if entry.value.scalar == "true" { return predicates.table.number(.constant(true)) }
    if let name = entry.value.scalar {
      return expression(name, in: scope, at: entry.value, with: predicates) ?? predicates.table.number(.constant(false))
    }
    return predicates.predicate(entry.value, in: scope)
  }

  /// The nodes of a slot that no kind before this one claims, by its own slot of that name or as its control.
  func targets(of rank: Int, _ slot: String, with predicates: PredicateCompiler) -> Expression.ID {
    let own = nodes(of: rank, slot, with: predicates)
    let claimed = claimed(before: rank, slot, with: predicates)
    let table = predicates.table
    if let trace = predicates.trace {
      let path = kinds.sources[rank].kind.path
      let claims = (0..<rank).flatMap { earlier in
        Set(["control", slot]).sorted().filter { kinds.sources[earlier].slots[$0] != nil }.map { slot in
          (
            "\(kinds.sources[earlier].kind.path).\(slot)",
            table.member(nodes(of: earlier, slot, with: predicates))
          )
        }
      }
      trace.record(
        targets: slot == "control" ? path : "\(path) \(slot)",
        OutlineTrace.Targets(own: ("\(path).\(slot)", own), claims: claims, place: kinds.sources[rank].place))
    }
    return table.member(table.all([own, table.not(claimed)]))
  }

  private func claimed(before rank: Int, _ slot: String, with predicates: PredicateCompiler) -> Expression.ID {
    let table = predicates.table
    var chain = claimedBefore[slot] ?? [table.number(.constant(false))]
    while chain.count <= rank {
      let earlier = chain.count - 1
      let claims = Set(["control", slot]).sorted().map { table.member(nodes(of: earlier, $0, with: predicates)) }
      chain.append(table.any([chain[earlier]] + claims))
    }
    claimedBefore[slot] = chain
    return chain[rank]
  }

  /// The earlier kinds that a rule on this slot does not judge, each with the predicate for whether a node is of that
  /// kind. If that is unknown for a node, it is not certain that the rule applies to it.
  ///
  /// - Parameter slot: nil for a rule of the kind's own page, which judges no other kind.
  func doubts(about rank: Int, _ slot: String?, with predicates: PredicateCompiler) -> [CompiledRule.Doubt] {
    (0..<rank).compactMap { earlier in
      let source = kinds.sources[earlier]
      if let slot, source.slots[slot] != nil { return nil }
      let claim = nodes(of: earlier, "control", with: predicates)
      return CompiledRule.Doubt(kind: source.kind, claim: claim)
    }
  }
}
