/// What the texts of a screen show about their language: the number of letters in each script, and the common words.
struct LanguageEvidence {
  /// The number of letters in each script.
  private(set) var letters = [Int](repeating: 0, count: Script.allCases.count)
  /// The common words that were found: the bits of their languages, and how often each was found.
  private(set) var found: [(languages: UInt64, times: Int)] = []
  /// How many words there are in scripts whose languages are identified by words, including repeated ones.
  private(set) var wordCount = 0
  /// For each language in Latin letters, how many words have a letter that it does not use.
  private(set) var strangers = [Int](repeating: 0, count: WordLanguage.allCases.count)
  /// How often each kind of letter was seen that distinguishes languages of one script.
  private(set) var telling = [TellingLetters: Int]()
  /// For each word, by its number, its place in `found`, or -1.
  private var places = [Int16](repeating: -1, count: CommonWords.entries.count)
  private var size = 0

  /// How many bytes are read. Further text would cost time and not change the answer.
  private static let enough = 4_096

  /// Whether more texts would be left unread.
  var isFull: Bool { size >= Self.enough }

  /// How many letters there are.
  var letterCount: Int { letters.reduce(0, +) }

  /// Reads one text.
  mutating func add(_ text: String) {
    size += text.utf8.count
    var word = Word()
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        addASCII(UInt8(truncatingIfNeeded: scalar.value), &word)
        continue
      }
      let script = Script(scalar)
      if let script { letters[script.rawValue] += 1 }
      switch script {
      case .latin: word.add(Self.lowercase(scalar.value))
      // The vowels of Devanagari are marks, and they must not split a word.
      case .devanagari: word.add(other: scalar.value)
      default:
        if script == .cyrillic { word.add(other: Self.lowercaseCyrillic(scalar.value)) } else { end(&word) }
        if let script, let telling = TellingLetters(scalar, script) { self.telling[telling, default: 0] += 1 }
      }
    }
    end(&word)
  }

  private mutating func addASCII(_ byte: UInt8, _ word: inout Word) {
    let lower = byte | 0x20
    if lower &- 0x61 < 26 {
      letters[Script.latin.rawValue] += 1
      word.add(ascii: lower)
    } else if byte &- 0x30 < 10 || byte == 0x5F {
      word.isCode = true
    } else {
      end(&word)
    }
  }

  private mutating func end(_ word: inout Word) {
    defer { word = Word() }
    guard word.length > 1, !word.isCode else { return }
    wordCount += 1
    if word.writers != ~0 {
      for language in WordLanguage.allCases where word.writers & language.bit == 0 {
        strangers[Int(language.rawValue)] += 1
      }
    }
    guard let entry = CommonWords.entries[word.hash] else { return }
    if places[entry.number] < 0 {
      places[entry.number] = Int16(found.count)
      found.append((entry.languages, 0))
    }
    found[Int(places[entry.number])].times += 1
  }

  /// A word in Latin letters that is being read.
  private struct Word {
    var hash = WordHash.seed
    var length = 0
    /// The bits of the languages that use all of its letters.
    var writers = ~UInt64(0)
    /// Whether it contains a digit or an underscore, so that it is not a word of a language.
    var isCode = false

    mutating func add(ascii letter: UInt8) {
      hash = WordHash.adding(UInt32(letter), to: hash)
      length += 1
    }

    mutating func add(other letter: UInt32) {
      hash = WordHash.adding(letter, to: hash)
      length += 1
    }

    mutating func add(_ letter: UInt32) {
      add(other: letter)
      writers &= CommonWords.writers[letter] ?? CommonWords.careless
    }
  }

  private static func lowercaseCyrillic(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x410...0x42F: value + 0x20
    case 0x400...0x40F: value + 0x50
    case 0x490: 0x491
    default: value
    }
  }

  /// The small letter for a Latin letter beyond ASCII. The blocks after Latin-1 have capitals and small letters in
  /// pairs, and mostly the odd one is small.
  private static func lowercase(_ value: UInt32) -> UInt32 {
    switch value {
    case 0xC0...0xDE: value + 0x20
    case 0x130: 0x69
    case 0x178: 0xFF
    case 0x139...0x148, 0x179...0x17E: value % 2 == 1 ? value + 1 : value
    case 0x100...0x137, 0x14A...0x177, 0x1A0...0x1A5, 0x1E00...0x1EFF, 0x200...0x233: value | 1
    case 0x1AF: 0x1B0
    case 0x18F: 0x259
    default: value
    }
  }
}
