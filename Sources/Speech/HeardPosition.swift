public import AccessibilityTree

/// “2 of 3”, from the position that the screen reader speaks or from the words of a name.
///
/// Understands “2 of 3”, “one of three”, “Tab 2 of 4”, “2/3”, and the word between the numbers in other languages. The
/// last place in a text counts, because names end with it. Dates, decimals and places beyond the count are not
/// positions.
///
/// Source: magentaA11y, native/controls/segmented-control, Announcement examples (“Index in label is recommended”).
public enum HeardPosition {
  /// The position in a text, or nil.
  public static func position(in text: String) -> Position? {
    NumberRuns.areTwo(in: text) ? position(inWordsOf: text) : nil
  }

  /// The same for a text that may have two numbers.
  static func position(inWordsOf text: String) -> Position? {
    let words = tokens(of: text)
    guard words.count >= 3 else { return nil }
    var found: Position?
    for place in 1..<(words.count - 1) {
      guard let index = number(words[place - 1]) else { continue }
      var next = place
      if words[next] == "out", next + 2 < words.count, words[next + 1] == "of" { next += 1 }
      guard connectors.contains(words[next]), let count = number(words[next + 1]) else { continue }
      if words[next] == "/", isDate(words, around: next) { continue }
      if index >= 1, index <= count { found = Position(index: index, count: count) }
    }
    return found
  }

  /// The position in a `.position` fragment in any language: the smaller of its two numbers is the index.
  static func position(spoken text: String) -> Position? {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    return Position(index: min(numbers[0], numbers[1]), count: max(numbers[0], numbers[1]))
  }

  /// English number words; other languages write digits.
  static let numberWords: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20,
  ]

  /// Source: google/talkback, strings_compositor.xml, the template of the index in each language.
  static let connectors: Set<String> = [
    "of", "/", "von", "sur", "de", "di", "van", "av", "af", "z", "из", "з", "από", "din", "dari", "מתוך", "من", "จาก",
  ]

  private static func number(_ word: String) -> Int? { Int(word) ?? numberWords[word] }

  private static func isDate(_ words: [String], around slash: Int) -> Bool {
    (slash >= 2 && words[slash - 2] == "/") || (slash + 2 < words.count && words[slash + 2] == "/")
  }

  /// Lower-case words and slashes. “3.5” and “10:30” stay whole, so that they do not count as numbers.
  static func tokens(of text: String) -> [String] {
    let characters = Array(text.lowercased())
    var tokens: [String] = []
    var word = ""
    for (place, character) in characters.enumerated() {
      let isInside =
        ".,:".contains(character) && word.last?.isNumber == true && place + 1 < characters.count
        && characters[place + 1].isNumber
      if character.isLetter || character.isNumber || isInside {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if character == "/" { tokens.append("/") }
    }
    if !word.isEmpty { tokens.append(word) }
    return tokens
  }
}

extension Transcript {
  /// The place that people hear at this node, from the spoken position or the words of its name or value.
  ///
  /// `.notExported` if none is heard and this export cannot say whether one would be.
  public func heardPosition(of node: Int) -> Evidence<Position> { heardPosition(of: node, in: utterances[node]) }

  /// The same if the utterance at the node is already known.
  package func heardPosition(of node: Int, in utterance: Utterance) -> Evidence<Position> {
    if let spoken = utterance.first(.position), let position = HeardPosition.position(spoken: spoken.text) {
      return .exposed(position)
    }
    for fragment in utterance.fragments.reversed() where fragment.kind == .name || fragment.kind == .value {
      if let position = HeardPosition.position(in: fragment.text) { return .exposed(position) }
    }
    // The name usually is one of the fragments.
    if let name = names[node].value, !utterance.fragments.contains(where: { $0.kind == .name && $0.text == name }),
      let position = HeardPosition.position(in: name)
    {
      return .exposed(position)
    }
    if screenReader == nil || utterance.unknown.contains(where: { $0.kind == .position || $0.kind == .name }) {
      return .notExported
    }
    return utterance.fragments.isEmpty ? snapshot[node].position : .absent
  }
}
