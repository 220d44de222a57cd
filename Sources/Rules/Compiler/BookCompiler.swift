/// Compiles the files of a rule book: vocabularies first, then pages with their kinds, then rules, then criteria.
final class BookCompiler {
  let table = ExpressionTable()
  let vocabularies = VocabularyCompiler()
  let criteria: CriteriaCompiler
  private(set) var pages: [PageSource] = []
  /// Every rule for all controls without a kind, as people read it.
  private(set) var general: [CompiledRule] = []
  /// Every kind with the set of its nodes, in the order in which kinds claim nodes.
  private(set) var kinds: [(kind: Kind, set: Expression.ID)] = []
  /// Sets and slots as their files write them, by full name; empty unless the reading is traced.
  private(set) var setOutlines: [String: SetOutline] = [:]
  private let kindTable = KindTable()
  private let sets: PageSets
  /// The files by role, in the order of their paths. Roles are asked for often, and computing one from the path takes
  /// time.
  private let textsByRole: [RuleText.Role: [RuleText]]
  /// Paths of files that replace a rule or mask it.
  private let paths: Set<String>
  private let reading: RuleReading
  private let log: ProblemLog

  init(_ texts: [RuleText], reading: RuleReading = .whole, log: ProblemLog) {
    let byRole = Dictionary(grouping: texts.sorted { $0.path < $1.path }, by: \.role)
    textsByRole = reading.parsesAhead ? Self.parsedAhead(byRole, reading) : byRole
    (self.reading, self.log) = (reading, log)
    paths = Set(texts.map(\.path))
    sets = PageSets(kinds: kindTable, platform: reading.platform)
    criteria = CriteriaCompiler(log: log)
  }

  /// The files with documents that a task begins to parse in the order in which they are compiled: on a machine with more
  /// than one core, parsing takes no time of the compiler's own.
  private static func parsedAhead(
    _ texts: [RuleText.Role: [RuleText]], _ reading: RuleReading
  ) -> [RuleText.Role: [RuleText]] {
    var byRole = texts
    for (role, texts) in texts {
      byRole[role] = texts.map { text in
        let isCut = role == .rule && !reading.readsExamples(text)
        return text.isEmpty ? text : text.with(documentWithout: isCut ? "examples" : nil)
      }
    }
    let ahead = order(reading).flatMap { byRole[$0, default: []].compactMap(\.document) }
    // Fewer are parsed before a task begins.
    if ahead.count > 8 {
      Task.detached { for document in ahead { document.parseAhead() } }
    }
    return byRole
  }

  /// The roles of the files that are read, in the order in which they are.
  private static func order(_ reading: RuleReading) -> [RuleText.Role] {
    [.vocabulary, .page, .kinds, .rule] + (reading.readsCriteria ? [.criteria] : [])
  }

  private func texts(_ role: RuleText.Role) -> [RuleText] {
    textsByRole[role, default: []].filter { !$0.isEmpty }
  }

  /// The rules in the order of their paths, with rules for all controls once for each kind. Rules with problems are
  /// left out.
  func compile() -> [CompiledRule] {
    for text in texts(.stray) { report(text, "there is no place for this file in a rules directory.") }
    for text in texts(.vocabulary) { vocabularies.compile(text, log: log) }
    takeWordsApart()
    let pagesOfRows = Set(texts(.criteria).map(\.page))
    pages = texts(.page).map { page in
      PageSource(page, hasCriteria: !reading.readsCriteria || pagesOfRows.contains(page.page), log: log)
    }
    for page in pages {
      sets.add(page)
      for kind in page.kinds { kindTable.add(kind) }
    }
    for text in texts(.kinds) { kindTable.readOrder(text, log: log) }
    kindTable.settle()
    sets.addKinds()
    let predicates = PredicateCompiler(
      table: table, sets: sets, vocabularies: vocabularies, trace: reading.isTraced ? OutlineTrace() : nil)
    var rules: [CompiledRule] = []
    var pathByID: [String: String] = [:]
    for text in texts(.rule) {
      let readsExamples = text.document.map { $0.key == nil } ?? reading.readsExamples(text)
      guard let yaml = Yaml(text, log: log, cuttingOff: readsExamples ? nil : "examples"),
        let entries = yaml.entries("a rule")
      else { continue }
      let compiler = RuleCompiler(
        text: text, yaml: yaml, entries: entries, readsExamples: readsExamples, reading: reading, table: table,
        predicates: predicates, references: RuleReferences(entries))
      compiler.checkKeys()
      let compiled = text.page == "every" ? compileForKinds(compiler) : [compiler.compile()].compactMap(\.self)
      for id in Set(compiled.map(\.rule.id)).sorted() where !id.isEmpty {
        if let other = pathByID.updateValue(text.path, forKey: id) {
          compiler.value("id")?.report("`\(other)` has the same id. Draw another for the newer rule.")
        }
      }
      if text.page == "every", compiled.contains(where: { !$0.isRead }) { sets.noteSlots(namedIn: yaml) }
      rules += compiled
    }
    checkExamples()
    // Sets that only unread rules ask for are not read either.
    if reading.platform == nil, rules.allSatisfy(\.isRead) { sets.compileAll(with: predicates) }
    // A rules directory without rules for all controls fills slots for the rules of another directory.
    if texts(.rule).contains(where: { $0.page == "every" }) {
      for problem in sets.reportUnasked() { criteria.leaveUnsettled(problem) }
    }
    kinds = kindTable.sources.enumerated().map { rank, source in
      (source.kind, sets.targets(of: rank, "control", with: predicates))
    }
    for text in texts(.criteria) where reading.readsCriteria {
      criteria.compile(text, page: pages.first { $0.folder == text.page })
    }
    criteria.resolve(&rules, general: &general)
    if let trace = predicates.trace { setOutlines = trace.setOutlines }
    return rules
  }

  /// Has a task take the words apart that the exports to come will be compared with.
  private func takeWordsApart() {
    guard let platform = reading.platform, let language = reading.language else { return }
    let vocabularies = vocabularies.list
    Task.detached {
      for vocabulary in vocabularies { vocabulary.lists(platform: platform, language: language)?.makeLists() }
    }
  }

  /// A rule for all controls, once for each kind that fills its slot.
  private func compileForKinds(_ compiler: RuleCompiler) -> [CompiledRule] {
    if reading.readsCriteria, let rule = compiler.compile(for: .any) { general.append(rule) }
    guard let (slot, place) = compiler.slot, sets.asks(for: slot, at: place) else { return [] }
    let examples =
      compiler.readsExamples ? textsByRole[.examples, default: []].filter { $0.name == compiler.text.name } : []
    var replaced: [CompiledRule] = []
    let rules = kindTable.filling(slot).compactMap { rank -> CompiledRule? in
      let source = kindTable.sources[rank]
      let former = compiler.former(of: source.kind)
      // A file at the former path is a lab's own version of the rule for this kind, or a mask.
      let isReplaced = former.map { paths.contains($0.rule) } ?? false
      if isReplaced, !compiler.readsExamples { return nil }
      let own = examples.filter { $0.page == source.kind.page }
      let rule = compiler.compile(for: .one(source, rank: rank, slot: slot, former: former, examples: own))
      guard isReplaced else { return rule }
      if let rule { replaced.append(rule) }
      return nil
    }
    // The rule's own files are still whole without a kind, so the examples of that kind count. What a machine masks of
    // the examples themselves, it lacks.
    if !rules.isEmpty, compiler.readsExamples, !examples.contains(where: \.isEmpty) {
      compiler.checkCompleteness(of: rules + replaced)
    }
    return rules
  }

  /// Reports example files that belong to no rule. They do not stop an audit, because a machine may mask the rule.
  private func checkExamples() {
    let names = Set(texts(.rule).filter { $0.page == "every" }.map(\.name))
    for text in texts(.examples) where !names.contains(text.name) {
      let problem = RuleProblem(
        file: text.file, line: 1, column: 1,
        message: "there is no rule `every/\(text.name)`."
          + Spelling.suggestion(for: text.name, among: names.sorted()))
      criteria.leaveUnsettled(problem)
    }
  }

  private func report(_ text: RuleText, _ message: String) {
    log.report(RuleProblem(file: text.file, line: 1, column: 1, message: message))
  }
}
