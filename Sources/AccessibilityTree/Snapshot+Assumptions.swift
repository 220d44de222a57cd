extension Snapshot {
  /// The same snapshot with this platform, language and session, where it does not say its own.
  ///
  /// A language in Latin letters is not assumed of a screen that is mostly written in others: words of the assumed
  /// language would be looked for in vain, and what is not found would pass.
  ///
  /// - Parameter language: BCP 47, such as `en` or `pt-BR`; nil leaves it open, as it does for the platform.
  /// - Parameter session: what belongs together in order, such as the subdirectory of the drop directory.
  public func assuming(platform: Platform? = nil, language: String? = nil, session: String? = nil) -> Snapshot {
    var meta = meta
    meta.session = meta.session ?? session
    var carried = carried
    if let platform, meta.platform == nil {
      meta.platform = platform
      carried.insert(.platform)
    }
    if let language, meta.language == nil, !contradicts(language) {
      meta.language = language
      carried.insert(.language)
    }
    guard meta != self.meta else { return self }
    return Snapshot(
      format: format, meta: meta, labels: labels, events: events, records: records, extras: extras, carried: carried,
      verdicts: verdicts, cut: cut)
  }

  /// Languages that are not written in Latin letters; of them nothing is checked.
  private static let otherScripts: Set<String> = [
    "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "iw", "ja", "ka", "kk", "km", "kn", "ko", "ky", "lo",
    "mk", "ml", "mn", "mr", "my", "ne", "pa", "ru", "si", "sr", "ta", "te", "th", "uk", "ur", "zh",
  ]
  /// Enough letters to tell how a screen is written.
  private static let enough = 4096

  /// Whether more than half of the letters on the screen are none that the language is written in.
  private func contradicts(_ language: String) -> Bool {
    let primary = language.prefix { $0 != "-" }.lowercased()
    guard !Self.otherScripts.contains(primary) else { return false }
    var latin = 0
    var others = 0
    for index in records.indices where latin + others < Self.enough {
      for property in [Property.label, .text] {
        guard let text = labels[records[index].text(property)] else { continue }
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
          latin += text.utf8.count
          continue
        }
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
          if scalar.value < 0x250 { latin += 1 } else { others += 1 }
        }
      }
    }
    return others > latin
  }
}
