/// All the rules of one or more directories, compiled, with the expressions they share.
///
/// A compiled rule cannot fail at run time: whatever a person can get wrong in a rule file is a `RuleProblem`.
public struct RuleBook: Sendable {
  /// In the order of their paths.
  public var rules: [Rule] { compiled.map(\.rule) }

  /// The pages of the criteria in the order of their files; empty where rules come without.
  public let criteria: [CriteriaPage]
  /// Rows that are neither decided by a rule nor explained, or both, by all rules, drafts too.
  public let unsettledRows: [RuleProblem]

  package var compiled: [CompiledRule]
  /// Expressions by number; operands before what they are part of.
  package let expressions: [Expression]
  package let facts: [Fact]
  package let vocabularies: [Vocabulary]
  package let references: [VocabularyReference]

  /// Compiles the files of one or more rules directories.
  ///
  /// - Parameters:
  ///   - texts: every file, each path once.
  ///   - statuses: which rules the book holds; the others are checked and left out.
  /// - Throws: every problem of every file at once.
  public init(
    compiling texts: [RuleText], including statuses: Set<Rule.Status> = [.stable]
  ) throws(RuleProblems) {
    let log = ProblemLog()
    let compiler = BookCompiler(texts, log: log)
    let compiled = compiler.compile()
    guard log.problems.isEmpty else { throw RuleProblems(log.problems) }
    self.compiled = compiled.filter { statuses.contains($0.rule.status) }
    expressions = compiler.table.expressions
    facts = compiler.table.facts
    vocabularies = compiler.vocabularies.list
    references = compiler.table.references
    criteria = compiler.criteria.pages
    unsettledRows = compiler.criteria.unsettled(by: compiled.map(\.rule))
  }

  /// No rules.
  public init() { self.init(expressions: []) }

  /// Tables without rules, for tests of evaluation.
  package init(
    expressions: [Expression], facts: [Fact] = [], vocabularies: [Vocabulary] = [],
    references: [VocabularyReference] = []
  ) {
    compiled = []
    (criteria, unsettledRows) = ([], [])
    (self.expressions, self.facts, self.vocabularies, self.references) = (expressions, facts, vocabularies, references)
  }

  /// Only the rules that are meant.
  public func selecting(_ isMeant: (Rule) -> Bool) -> RuleBook {
    with(rules: compiled.filter { isMeant($0.rule) })
  }

  /// The same rules without their examples, for whoever judges for months and never runs one.
  public var withoutExamples: RuleBook {
    var book = self
    for index in book.compiled.indices { book.compiled[index].examples = [] }
    return book
  }

  /// The same tables with only these rules, which may have been changed.
  package func with(rules: [CompiledRule]) -> RuleBook {
    var book = self
    book.compiled = rules
    return book
  }
}
