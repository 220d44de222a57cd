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

  private var count = 0

  /// TalkBack's.
  static let talkBack: ReaderVocabulary = {
    var vocabulary = ReaderVocabulary()
    let all = Array(TalkBackWords.byLanguage.values)
    func add(_ kind: Fragment.Kind, _ property: Property?, _ words: [KeyPath<TalkBackWords, String>]) {
      for word in words { vocabulary.add(kind, property, all.map { $0[keyPath: word] }) }
    }
    add(
      .role, .role,
      [
        \.button, \.checkBox, \.dropDownList, \.editBox, \.grid, \.image, \.list, \.pager, \.progressBar, \.radioButton,
        \.slider, \.switchControl, \.tab, \.tabBar, \.webView, \.heading,
      ])
    add(.state, .selected, [\.selected])
    add(.state, .enabled, [\.disabled])
    add(.state, .checked, [\.checked, \.notChecked, \.partiallyChecked, \.on, \.off])
    add(.state, .expanded, [\.expanded, \.collapsed])
    add(.state, .label, [\.unlabelled])
    add(.context, .collection, [\.inList, \.inGrid, \.outOfList, \.outOfGrid])
    add(
      .hint, nil,
      [
        \.activateHint, \.selectHint, \.toggleHint, \.changeHint, \.editHint, \.openLinkHint, \.adjustHint,
        \.longPressHint, \.actionsHint,
      ])
    return vocabulary
  }()

  /// VoiceOver's.
  static let voiceOver: ReaderVocabulary = {
    var vocabulary = ReaderVocabulary()
    let all = Array(VoiceOverWords.byLanguage.values)
    func add(_ kind: Fragment.Kind, _ property: Property?, _ words: [KeyPath<VoiceOverWords, String>]) {
      for word in words { vocabulary.add(kind, property, all.map { $0[keyPath: word] }) }
    }
    add(
      .role, .role,
      [
        \.button, \.backButton, \.popUpButton, \.checkBox, \.radioButton, \.draggable, \.switchButton, \.tab,
        \.textField,
        \.secureTextField, \.heading, \.link, \.pickerItem, \.adjustable, \.image, \.searchField,
      ])
    add(.state, .selected, [\.selected])
    add(.state, .enabled, [\.dimmed])
    add(.state, .checked, [\.checked, \.unchecked, \.on, \.off, \.mixed])
    add(.state, .expanded, [\.expanded, \.collapsed])
    add(.state, .inputFocused, [\.isEditing, \.insertionAtStart, \.insertionAtEnd])
    add(.context, .collection, [\.alert, \.toolbar, \.listStart, \.listEnd, \.landmark, \.landmarkEnd])
    add(
      .hint, nil,
      [
        \.toggleHint, \.editHint, \.editingHint, \.adjustHint, \.actionsHint, \.popUpHint, \.dragHint, \.expandHint,
        \.collapseHint,
      ])
    return vocabulary
  }()
}
