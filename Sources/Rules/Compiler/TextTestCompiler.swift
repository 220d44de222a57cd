/// Turns text tests into questions about one text.
final class TextTestCompiler {
  private let table: ExpressionTable
  private let vocabularies: VocabularyCompiler

  static let keys = [
    "is", "equals", "in", "not-in", "same-as", "contains-text-of", "holds-piece-of", "words-in", "may-be-in",
    "other-number-than",
    "last-word", "first-word",
    "title-word",
    "words", "piece", "like", "characters",
  ]

  init(table: ExpressionTable, vocabularies: VocabularyCompiler) {
    (self.table, self.vocabularies) = (table, vocabularies)
  }

  /// A test, and whether its opposite is asked, as `is: absent` does.
  struct Question {
    var test: TextTest
    var isNegated = false
  }

  /// The expression of one question about one text of a node.
  func expression(_ subject: TextSubject, _ question: Question) -> Expression.ID {
    let id = table.number(.text(subject, question.test))
    return question.isNegated ? table.not(id) : id
  }

  /// The tests of a mapping, or nil after reporting the problem.
  func tests(_ yaml: Yaml, of what: String) -> [Question]? {
    guard let entries = yaml.entries("`\(what)`") else { return nil }
    if entries.isEmpty { yaml.report("`\(what)` asks nothing.") }
    return entries.compactMap { test($0, of: what) }
  }

  /// One test, or nil after reporting the problem. `also` lists keys that the caller reads itself.
  func test(_ entry: Yaml.Entry, of what: String, also: [String] = []) -> Question? {
    let value = entry.value
    switch entry.name {
    case "is":
      return value.choice("presence", Presence.self).map { Question(test: .present, isNegated: $0 == .absent) }
    case "equals":
      return value.words("`equals`").map { Question(test: .equals(Set($0.map { Folding.fold($0.word) }).sorted())) }
    case "in", "not-in":
      return lookup(value, key: entry.name).map { Question(test: .whole($0, isIn: entry.name == "in")) }
    case "same-as": return other(value).map { Question(test: .sameAs($0)) }
    case "contains-text-of": return other(value).map { Question(test: .containsTextOf($0)) }
    case "holds-piece-of": return other(value).map { Question(test: .holdsPieceOf($0)) }
    case "words-in": return other(value).map { Question(test: .wordsIn($0)) }
    case "may-be-in": return other(value).map { Question(test: .mayBeIn($0)) }
    case "other-number-than": return other(value).map { Question(test: .otherNumber($0)) }
    case "last-word", "first-word", "title-word":
      return lookup(entry, ["in", "not-in"]).flatMap { key, lookup in
        TextTest.Edge(rawValue: entry.name).map { Question(test: .edge($0, lookup, isIn: key == "in")) }
      }
    case "words":
      return lookup(entry, ["some-in", "none-in", "every-in"]).flatMap { key, lookup in
        TextTest.Quantifier(rawValue: key).map { Question(test: .words($0, lookup)) }
      }
    case "piece":
      return lookup(entry, ["some-in", "none-in"]).flatMap { key, lookup in
        TextTest.Quantifier(rawValue: key).map { Question(test: .piece($0, lookup)) }
      }
    case "like":
      let shapes = value.words("`like`")?.compactMap { $0.yaml.choice("shape", Shape.self) } ?? []
      return shapes.isEmpty ? nil : Question(test: .like(Shape.allCases.filter(shapes.contains)))
    case "characters":
      return NumberTestCompiler.test(value, of: "characters").map { Question(test: .characters($0)) }
    default:
      entry.key.report("`\(entry.name)` is no test of `\(what)`." + Yaml.offer(entry.name, Self.keys + also))
      return nil
    }
  }

  private func other(_ yaml: Yaml) -> TextSubject? {
    guard let name = yaml.text("the other text") else { return nil }
    guard let subject = TextSubject(named: name) else {
      let owners = TextSubject.Owner.others.map { "\($0.name).name" }
      yaml.report("`\(name)` is no text of a node." + Spelling.suggestion(for: name, among: TextSubject.names + owners))
      return nil
    }
    return subject
  }

  private func lookup(_ entry: Yaml.Entry, _ keys: [String]) -> (key: String, lookup: TextTest.Lookup)? {
    guard let entries = entry.value.entries("`\(entry.name)`") else { return nil }
    guard entries.count == 1, keys.contains(entries[0].name) else {
      let wrong = entries.first { !keys.contains($0.name) }
      (wrong?.key ?? entry.value).report(
        "`\(entry.name)` is asked with one of `\(keys.joined(separator: "`, `"))`"
          + (wrong.map { ", not `\($0.name)`." } ?? "."))
      return nil
    }
    return lookup(entries[0].value, key: entries[0].name).map { (entries[0].name, $0) }
  }

  private func lookup(_ yaml: Yaml, key: String) -> TextTest.Lookup? {
    let words = yaml.words("`\(key)`") ?? []
    let references = words.compactMap { vocabularies.reference($0.word, at: $0.yaml).map(table.number) }
    return references.count == words.count && !words.isEmpty ? references : nil
  }
}
