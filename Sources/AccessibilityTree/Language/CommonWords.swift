/// Words that are on many screens, with their languages: small words, and the words of controls.
///
/// A word that several languages share is in the list of each, so it does not distinguish them.
enum CommonWords {
  /// The number of a word and the bits of its languages.
  struct Entry {
    var number: Int
    var languages: UInt64
  }

  /// By hash of the word.
  static let entries: [UInt64: Entry] = {
    var entries: [UInt64: Entry] = [:]
    entries.reserveCapacity(8_192)
    for (language, words) in [germanic, romance, slavic, others].joined() {
      var hash = WordHash.seed
      // Go through scalars: characters and substrings take ten times as long, at every start.
      for scalar in words.unicodeScalars {
        if scalar == " " || scalar == "\n" {
          add(hash, language, to: &entries)
          hash = WordHash.seed
        } else {
          hash = WordHash.adding(scalar.value, to: hash)
        }
      }
      add(hash, language, to: &entries)
    }
    return entries
  }()

  private static func add(_ hash: UInt64, _ language: WordLanguage, to entries: inout [UInt64: Entry]) {
    guard hash != WordHash.seed else { return }
    let known = entries[hash] ?? Entry(number: entries.count, languages: 0)
    entries[hash] = Entry(number: known.number, languages: known.languages | language.bit)
  }

  /// For each letter beyond ASCII, the bits of the languages that use it.
  static let writers: [UInt32: UInt64] = {
    var writers: [UInt32: UInt64] = [:]
    let anything = WordLanguage.allCases.filter { $0.letters == nil }.reduce(0) { $0 | $1.bit }
    for language in WordLanguage.allCases {
      for letter in (language.letters ?? "").unicodeScalars {
        writers[letter.value, default: anything] |= language.bit
      }
    }
    return writers
  }()

  /// The bits of the languages that may write any letter.
  static let careless: UInt64 = WordLanguage.allCases.filter { $0.letters == nil }.reduce(0) { $0 | $1.bit }
}
