import Rules

/// Which keys of the vocabularies are asked for: the words of others need not be taken apart.
struct AskedKeys {
  /// Numbers of vocabularies of which all keys are asked for.
  private var whole: Set<Int> = []
  private var named: [Int: Set<String>] = [:]

  init(_ references: [VocabularyReference]) {
    for reference in references {
      switch reference.key {
      case .all, .ownRole: whole.insert(reference.vocabulary)
      case .named(let key): named[reference.vocabulary, default: []].insert(key)
      }
    }
  }

  /// The keys of this vocabulary that are asked for; nil for all.
  func keys(of vocabulary: Int) -> Set<String>? {
    whole.contains(vocabulary) ? nil : named[vocabulary] ?? []
  }
}
