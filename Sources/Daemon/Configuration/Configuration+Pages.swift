import Rules

extension Configuration {
  /// Chosen pages that no rule judges, each with the place where it is named.
  ///
  /// - Parameter known: the pages that rules judge.
  func unknownPages(known: [String]) -> [String] {
    [(ConfigurationKey.pages, pages.pages), (.withoutPages, pages.without)].flatMap { key, names in
      names.compactMap { name in
        Self.problem(withPage: name, known: known).map { problem in
          (origins[key].map { "\($0): " } ?? "") + "`\(key.rawValue)` names “\(name)”, \(problem)"
        }
      }
    }
  }

  /// What is wrong with the name of a page; nil if nothing is.
  public static func problem(withPage name: String, known: [String]) -> String? {
    guard name != PageChoice.all, !known.contains(name) else { return nil }
    let suggestion = Spelling.suggestion(for: name, among: known)
    return "and no page of that name has rules."
      + (suggestion.isEmpty ? " Use \(PageChoice.all), or some of \(known.joined(separator: ", "))." : suggestion)
  }
}
