extension RuleCompiler {
  /// Which controls a rule is compiled for.
  enum Subject {
    /// A rule of a page.
    case page
    /// A rule for all controls, as people read it. Slots are empty, and placeholders for words stay.
    case any
    /// A rule for all controls and one kind.
    case one(KindSource, rank: Int, slot: String, former: FormerRule?, examples: [RuleText])
  }
}

extension RuleCompiler.Subject {
  /// The kind; nil for a rule of one page, and for the rule as people read it.
  var kind: KindSource? {
    guard case .one(let source, _, _, _, _) = self else { return nil }
    return source
  }

  /// The words that fill texts for people.
  var words: Kind { kind?.kind ?? .any }

  /// Files with further examples; an empty one is a mask.
  var examples: [RuleText] {
    guard case .one(_, _, _, _, let examples) = self else { return [] }
    return examples
  }
}
