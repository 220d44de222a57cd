/// The numbers of a text, each with the words on both sides of it.
///
/// A number can be written in many ways, so two of them are told apart only where no way of writing makes them one.
package struct NumbersInText {
  private var words: [String] = []
  private var numbers: [Number] = []

  /// Whether the texts have the same words and, beside one of them, another number: “3 items” and “5 items”. Every other
  /// word of the first is in the second.
  package static func differ(_ text: String, _ other: String) -> Bool {
    let one = NumbersInText(text)
    guard !one.numbers.isEmpty else { return false }
    let two = NumbersInText(other)
    guard !two.numbers.isEmpty, one.words.allSatisfy({ word in two.words.contains { isSame(word, $0) } }) else {
      return false
    }
    let lost = one.numbers.filter { number in !two.numbers.contains { number.mayBe($0) } }
    // “2 guests, 1 room” and “1 guest, 1 room”: each has its counterpart.
    let isPaired = one.numbers.count == two.numbers.count
    let others = isPaired ? two.numbers : two.numbers.filter { number in !one.numbers.contains { number.mayBe($0) } }
    return lost.contains { number in others.contains { number.contradicts($0) } }
  }

  private init(_ text: String) {
    var word = ""
    var before: String?
    for character in PercentWords.written(in: text.lowercased()) + " " {
      // “5点” is a number and a word.
      let isIdeograph = character.unicodeScalars.first.map { CharacterClass($0) == .ideograph } ?? false
      if !isIdeograph, character.isLetter || character.isNumber || Number.isInside(character, after: word) {
        word.append(character)
        continue
      }
      while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
      if !word.isEmpty { before = add(word, after: before) }
      word = ""
      if character == "+", !numbers.isEmpty, before == nil { numbers[numbers.count - 1].isExact = false }
      if isIdeograph || Number.isUnit(character) { before = addWord(String(character), after: before) }
    }
  }

  /// Adds a word or a number, and returns what the next one stands after: nil is a number.
  private mutating func add(_ word: String, after before: String?) -> String? {
    guard let first = word.first(where: \.isNumber) else { return addWord(word, after: before) }
    let isExact = !word.contains(where: \.isLetter) && first.wholeNumberValue != nil
    // “1 234” is one number.
    if before == nil, isExact, word.count == 3, let last = numbers.last, last.isExact, last.next == nil, last.isGroup {
      numbers[numbers.count - 1].append(word)
    } else {
      numbers.append(Number(word, isExact: isExact, previous: before))
    }
    return nil
  }

  private mutating func addWord(_ word: String, after before: String?) -> String {
    let word = PercentWords.all.contains(word) ? "%" : word
    if before == nil, !numbers.isEmpty, numbers[numbers.count - 1].next == nil {
      numbers[numbers.count - 1].next = word
    }
    words.append(word)
    return word
  }

  /// Whether two words are one, or forms of one: “item” and “items”.
  fileprivate static func isSame(_ word: String, _ other: String) -> Bool {
    if word == other { return true }
    let common = zip(word, other).prefix { $0 == $1 }.count
    return common >= 3 && max(word.count, other.count) - common <= 3
  }
}

extension NumbersInText {
  /// One number as it is written.
  private struct Number {
    /// What is written between separators, without leading zeros.
    private var parts: [String]
    private var isTime: Bool
    private let previous: String?
    var next: String?
    /// “5k”, “1st” and “99+” are not.
    var isExact: Bool

    init(_ word: String, isExact: Bool, previous: String?) {
      (self.isExact, self.previous) = (isExact, previous)
      isTime = word.contains(":")
      parts = word.split { !$0.isNumber }.map { part in
        let digits = part.map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined()
        return digits.count > 1 && digits.allSatisfy { $0 == "0" } ? "0" : digits
      }
    }

    /// What stands inside a number: “24.90”, “14:30”, “1’000”.
    static func isInside(_ character: Character, after word: String) -> Bool {
      guard let last = word.last, last.isNumber, !word.contains(where: \.isLetter) else { return false }
      return ".,:'’".contains(character)
    }

    /// What stands for a word beside a number.
    static func isUnit(_ character: Character) -> Bool {
      "%٪％﹪°".contains(character)
        || character.unicodeScalars.first?.properties.generalCategory == .currencySymbol
    }

    /// May be the first group of a longer number.
    var isGroup: Bool { !isTime && parts.count == 1 && parts[0].count <= 3 }

    mutating func append(_ group: String) { parts[0] += group }

    private var digits: Substring {
      let all = parts.joined()
      let rest = all.drop { $0 == "0" }
      return rest.isEmpty ? all.suffix(1) : rest
    }

    /// Whether the two may be one: in 12 or 24 hours, rounded, or with other marks.
    func mayBe(_ other: Number) -> Bool {
      if digits == other.digits { return true }
      if isTime, other.isTime { return minutes == other.minutes }
      // A whole number of what the other gives in parts: 24 and 24.90, 18 and 18:00, 1.2k and 1234.
      guard parts.count > 1 || other.parts.count > 1 || !isExact || !other.isExact else { return false }
      if parts.count == other.parts.count, isExact, other.isExact, parts.last?.count == other.parts.last?.count {
        return false
      }
      let isRounded = whole.flatMap { one in other.whole.map { abs(one - $0) <= 1 } } ?? true
      return isRounded || digits.hasPrefix(other.digits) || other.digits.hasPrefix(digits)
    }

    /// Whether it stands where the other does, and is another.
    func contradicts(_ other: Number) -> Bool {
      guard isExact, other.isExact, isTime == other.isTime else { return false }
      return Self.isSame(previous, other.previous) || Self.isSame(next, other.next)
    }

    private var whole: Int? { parts.first.flatMap { Int($0) } }

    private var minutes: Int? {
      let values = parts.compactMap { Int($0) }
      return values.count < 2 || values[0] > 24 ? nil : (values[0] * 60 + values[1]) % 720
    }

    private static func isSame(_ word: String?, _ other: String?) -> Bool {
      guard let word, let other else { return false }
      return NumbersInText.isSame(word, other)
    }
  }
}
