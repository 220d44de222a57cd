/// All the rules of one or more directories, compiled, with the expressions they share.
///
/// A compiled rule cannot fail at run time: whatever a person can get wrong in a rule file is a `RuleProblem`.
public struct RuleBook: Sendable {
  /// The rules in the order of their paths. A rule for all controls is there once for each kind that it judges, in the
  /// order of the kinds.
  public var rules: [Rule] { compiled.map(\.rule) }
  /// Every rule once: those of pages, and those for all controls as people read them, without a kind.
  public var rulesOnce: [Rule] { onceCompiled.map(\.rule) }
  /// What the journal's catalog explains: one rule for each MESSAGE_ID.
  public var explained: [Rule] {
    var ids: Set<String> = []
    return (rules.filter { $0.kind == nil || $0.formerPath != nil } + general.map(\.rule) + rules)
      .filter { ids.insert($0.id).inserted }
  }

  /// The pages of the criteria in the order of their files; empty if the rules come without.
  public let criteria: [CriteriaPage]
  /// Problems that do not stop an audit, because a machine may mask rules: rows that are neither decided nor explained,
  /// or both, or that name a rule that does not judge them (drafts count too); and files of examples that belong to no
  /// rule.
  public let unsettledRows: [RuleProblem]

  package var compiled: [CompiledRule]
  /// Rules for all controls as people read them. They judge nothing.
  package private(set) var general: [CompiledRule]
  /// Every kind, most specific first, and the set of its nodes.
  package private(set) var kinds: [(kind: Kind, set: Expression.ID)]
  /// Expressions by number. Operands come before the expressions that use them.
  package let expressions: [Expression]
  /// The same in the form that is evaluated.
  package let asked: AskedExpressions
  package let facts: [Fact]
  package let vocabularies: [Vocabulary]
  package let references: [VocabularyReference]
  /// Named sets, kinds and slots as their files write them; empty unless an explanation is wanted.
  package let setOutlines: [String: SetOutline]

  /// Compiles the files of one or more rules directories.
  ///
  /// - Parameters:
  ///   - texts: every file, each path once.
  ///   - statuses: the statuses of the rules in the book. Other rules are checked and left out.
  ///   - reading: the parts of the files that are read.
  /// - Throws: every problem of every file at once.
  public init(
    compiling texts: [RuleText], including statuses: Set<Rule.Status> = [.stable], reading: RuleReading = .whole
  ) throws(RuleProblems) {
    let log = ProblemLog()
    let compiler = BookCompiler(texts, reading: reading, log: log)
    let compiled = compiler.compile()
    guard log.problems.isEmpty else { throw RuleProblems(log.problems) }
    self.compiled = compiled.filter { statuses.contains($0.rule.status) }
    general = compiler.general.filter { statuses.contains($0.rule.status) }
    kinds = compiler.kinds
    expressions = compiler.table.expressions
    asked = AskedExpressions(expressions)
    facts = compiler.table.facts
    vocabularies = compiler.vocabularies.list
    references = compiler.table.references
    setOutlines = compiler.setOutlines
    criteria = compiler.criteria.pages
    unsettledRows = compiler.criteria.unsettled
  }

  /// No rules.
  public init() { self.init(expressions: []) }

  /// Tables without rules, for tests of evaluation.
  package init(
    expressions: [Expression], facts: [Fact] = [], vocabularies: [Vocabulary] = [],
    references: [VocabularyReference] = []
  ) {
    compiled = []
    (general, kinds) = ([], [])
    (criteria, unsettledRows, setOutlines) = ([], [], [:])
    (self.expressions, self.facts, self.vocabularies, self.references) = (expressions, facts, vocabularies, references)
    asked = AskedExpressions(expressions)
  }

  /// Rules of pages, and rules for all controls without a kind, in the order of their paths.
  package var onceCompiled: [CompiledRule] {
    (compiled.filter { $0.rule.kind == nil } + general).sorted { $0.rule.path < $1.rule.path }
  }

  /// The book with only some of its rules.
  public func selecting(_ isMeant: (Rule) -> Bool) -> RuleBook {
    var book = with(rules: compiled.filter { isMeant($0.rule) })
    book.general = general.filter { isMeant($0.rule) }
    return book
  }

  /// The same tables with only these rules, which may be changed copies.
  package func with(rules: [CompiledRule]) -> RuleBook {
    var book = self
    book.compiled = rules
    return book
  }
}
