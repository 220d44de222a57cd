import AccessibilityTree

/// The words that a screen reader has of its own, in all languages that are known: people may have it speak another
/// language than the app's.
struct ReaderVocabulary: Sendable {
  /// One word of the screen reader, whatever the language.
  struct Word: Hashable, Sendable {
    let kind: Fragment.Kind
    let property: Property?
    /// Tells apart the words of a kind.
    let number: Int
  }

  private var meanings: [[String]: Set<Word>] = [:]
  /// The first two words of each hint: what follows them is up to the app.
  private var hints: Set<[String]> = []

  /// What words that stand alone between commas mean; empty for words of the app.
  func meanings(of words: [String]) -> Set<Word> { meanings[words] ?? [] }

  /// Whether a hint begins with these words.
  func beginsHint(_ words: [String]) -> Bool { hints.contains(Array(words.prefix(2))) }

  private mutating func add(_ kind: Fragment.Kind, _ property: Property?, _ texts: [String]) {
    for text in texts {
      let words = SaidWords.words(of: text)
      if kind == .hint {
        hints.insert(Array(words.prefix(2)))
      } else if !words.isEmpty {
        meanings[words, default: []].insert(Word(kind: kind, property: property, number: count))
      }
    }
    count += 1
  }

  /// Adds these words in each language.
  private mutating func add<Words>(
    _ kind: Fragment.Kind, _ property: Property?, _ words: [KeyPath<Words, String>], of languages: [Words]
  ) {
    for word in words { add(kind, property, languages.map { $0[keyPath: word] }) }
  }

  private var count = 0

  /// TalkBack's.
  static let talkBack: ReaderVocabulary = {
    var vocabulary = ReaderVocabulary()
    let all = Array(TalkBackWords.byLanguage.values)
    vocabulary.add(
      .role, .role,
      [
        \.button, \.checkBox, \.dropDownList, \.editBox, \.grid, \.image, \.list, \.pager, \.progressBar, \.radioButton,
        \.slider, \.switchControl, \.tab, \.tabBar, \.webView, \.heading,
      ], of: all)
    vocabulary.add(.state, .selected, [\.selected], of: all)
    vocabulary.add(.state, .enabled, [\.disabled], of: all)
    vocabulary.add(.state, .checked, [\.checked, \.notChecked, \.partiallyChecked, \.on, \.off], of: all)
    vocabulary.add(.state, .expanded, [\.expanded, \.collapsed], of: all)
    vocabulary.add(.state, .label, [\.unlabelled], of: all)
    vocabulary.add(.context, .collection, [\.inList, \.inGrid, \.outOfList, \.outOfGrid], of: all)
    vocabulary.add(
      .hint, nil,
      [
        \.activateHint, \.selectHint, \.toggleHint, \.changeHint, \.editHint, \.openLinkHint, \.adjustHint,
        \.longPressHint, \.actionsHint,
      ], of: all)
    return vocabulary
  }()

  /// VoiceOver's.
  static let voiceOver: ReaderVocabulary = {
    var vocabulary = ReaderVocabulary()
    let all = Array(VoiceOverWords.byLanguage.values)
    vocabulary.add(
      .role, .role,
      [
        \.button, \.backButton, \.popUpButton, \.checkBox, \.radioButton, \.draggable, \.switchButton, \.tab,
        \.textField,
        \.secureTextField, \.heading, \.link, \.pickerItem, \.adjustable, \.image, \.searchField,
      ], of: all)
    vocabulary.add(.state, .selected, [\.selected], of: all)
    vocabulary.add(.state, .enabled, [\.dimmed], of: all)
    vocabulary.add(.state, .checked, [\.checked, \.unchecked, \.on, \.off, \.mixed], of: all)
    vocabulary.add(.state, .expanded, [\.expanded, \.collapsed], of: all)
    vocabulary.add(.state, .inputFocused, [\.isEditing, \.insertionAtStart, \.insertionAtEnd], of: all)
    vocabulary.add(
      .context, .collection, [\.alert, \.toolbar, \.listStart, \.listEnd, \.landmark, \.landmarkEnd], of: all)
    vocabulary.add(
      .hint, nil,
      [
        \.toggleHint, \.editHint, \.editingHint, \.adjustHint, \.actionsHint, \.popUpHint, \.dragHint, \.expandHint,
        \.collapseHint,
      ], of: all)
    return vocabulary
  }()
}
