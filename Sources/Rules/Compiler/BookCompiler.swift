/// Compiles the files of a rule book: vocabularies first, then criteria, then patterns, then rules.
final class BookCompiler {
  let table = ExpressionTable()
  let vocabularies = VocabularyCompiler()
  let criteria: CriteriaCompiler
  private let sets = PatternSets()
  private let texts: [RuleText]
  private let log: ProblemLog

  init(_ texts: [RuleText], log: ProblemLog) {
    self.texts = texts.sorted { $0.path < $1.path }
    self.log = log
    criteria = CriteriaCompiler(log: log)
  }

  /// The rules in the order of their paths; those with problems are left out.
  func compile() -> [CompiledRule] {
    for text in texts where text.isVocabulary { vocabularies.compile(text, log: log) }
    for text in texts where text.isCriteria { criteria.compile(text) }
    for text in texts where text.isPattern { sets.read(text, log: log) }
    let predicates = PredicateCompiler(table: table, sets: sets, vocabularies: vocabularies)
    var rules: [CompiledRule] = []
    var pathByID: [String: String] = [:]
    for text in texts where !text.isVocabulary && !text.isPattern && !text.isCriteria {
      guard let yaml = Yaml(text, log: log), let entries = yaml.entries("a rule") else { continue }
      let compiler = RuleCompiler(text: text, yaml: yaml, entries: entries, table: table, predicates: predicates)
      criteria.resolve(compiler.value("decides"))
      guard let rule = compiler.compile() else { continue }
      if let other = pathByID.updateValue(text.path, forKey: rule.rule.id), !rule.rule.id.isEmpty {
        compiler.value("id")?.report("`\(other)` has the same id. Draw another for the newer rule.")
      }
      rules.append(rule)
    }
    sets.compileAll(with: predicates)
    return rules
  }
}
