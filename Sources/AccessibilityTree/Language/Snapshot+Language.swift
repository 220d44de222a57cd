extension Snapshot {
  /// The same snapshot with the language that its texts are in, else English, where it does not say one.
  ///
  /// English is not taken where most letters are none that it is written in; then the language stays open.
  public func guessingLanguage() -> Snapshot {
    guard meta.language == nil else { return self }
    let evidence = languageEvidence
    let guess = evidence.guess
    let language = guess ?? "en"
    guard guess != nil || !evidence.contradicts(language) else { return self }
    var meta = meta
    meta.language = language
    meta.languageSource = language == "en" ? .default : .guessed
    return with(meta, carried: carried.union([.language]))
  }

  /// The language that the texts of the app are in, whatever is said of it; nil where that is not plain.
  package var languageGuess: String? { languageEvidence.guess }

  /// Whether words of the language would be looked for in vain: most letters are none that it is written in.
  func contradicts(_ language: String) -> Bool { languageEvidence.contradicts(language) }

  /// What the texts of the app tell, each once. What the system and other apps show is in the language of the device.
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
