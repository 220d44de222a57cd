extension Snapshot {
  /// The same snapshot; if it does not name a language, with the language of its texts, else English.
  ///
  /// English is not assumed if most letters are not used in English; then the language stays unknown.
  public func guessingLanguage() -> Snapshot {
    guard meta.language == nil else { return self }
    let evidence = languageEvidence
    let guess = evidence.guess
    let language = guess ?? "en"
    guard guess != nil || !evidence.contradicts(language) else { return self }
    var meta = meta
    meta.language = language
    meta.languageSource = language == "en" ? .default : .guessed
    meta.isLanguageAssumed = guess == nil
    return with(meta, carried: carried.union([.language]))
  }

  /// The language of the app's texts, whatever the export says; nil if it is not clear.
  package var languageGuess: String? { languageEvidence.guess }

  /// Whether no word of the language can match: most letters are not used in it.
  func contradicts(_ language: String) -> Bool { languageEvidence.contradicts(language) }

  /// The evidence of the app's texts, each counted once. Texts of the system and other apps are in the device's
  /// language.
  private var languageEvidence: LanguageEvidence {
    var evidence = LanguageEvidence()
    let others = nodesOfOtherApps
    var isRead = [Bool](repeating: false, count: labels.count)
    withRecords { records in
      for node in records.indices where others?.contains(node) != true {
        for property in [Property.label, .text, .placeholder, .hint] {
          let id = records[node].text(property)
          guard id.isText, !isRead[Int(id.rawValue)], let text = labels[id] else { continue }
          isRead[Int(id.rawValue)] = true
          evidence.add(text)
          if evidence.isFull { return }
        }
      }
    }
    return evidence
  }
}
