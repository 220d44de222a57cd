import AccessibilityTree

/// The words of what was said, each with its place in the text and with the commas between them.
struct SaidWords {
  struct Word {
    /// In lower case.
    let text: String
    let range: Range<String.Index>
    /// How many pieces lie before it: texts between commas, full stops and line breaks.
    let piece: Int
  }

  let text: String
  let words: [Word]

  init(_ text: String) {
    self.text = text
    var words: [Word] = []
    var piece = 0
    var start: String.Index?
    func close(at end: String.Index) {
      guard let begin = start else { return }
      words.append(Word(text: text[begin..<end].lowercased(), range: begin..<end, piece: piece))
      start = nil
    }
    for place in text.indices {
      let character = text[place]
      if character.isLetter || character.isNumber || character.isSymbol {
        start = start ?? place
        continue
      }
      close(at: place)
      if character.isNewline || ",.;:!?،、。，".contains(character) { piece += 1 }
    }
    close(at: text.endIndex)
    self.words = words
  }

  /// The words alone, in lower case.
  static func words(of text: String) -> [String] { SaidWords(text).words.map(\.text) }

  /// The text from one word to another.
  func text(of places: Range<Int>) -> String {
    String(text[words[places.lowerBound].range.lowerBound..<words[places.upperBound - 1].range.upperBound])
  }

  /// The first place where all these words stand one after the other and are free.
  func place(of wanted: [String], where isFree: (Int) -> Bool) -> Range<Int>? {
    guard !wanted.isEmpty, wanted.count <= words.count else { return nil }
    return (0...words.count - wanted.count).lazy.map { $0..<$0 + wanted.count }.first { places in
      zip(places, wanted).allSatisfy { isFree($0) && words[$0].text == $1 }
    }
  }
}
