import AccessibilityTree

/// What one test says of texts, by their numbers: two bits for each that was asked.
struct TextAnswers {
  private var words: [UInt64] = []

  /// Makes room for this many texts.
  mutating func grow(to count: Int) {
    let needed = (count + 31) / 32
    if words.count < needed { words += [UInt64](repeating: 0, count: needed - words.count) }
  }

  /// The answer for a text, asked for where it is not known yet.
  @inline(__always)
  mutating func answer(_ id: LabelID, _ ask: (LabelID) -> Truth) -> Truth {
    let number = Int(id.rawValue)
    let shift = UInt64(number & 31) * 2
    switch words[number >> 5] >> shift & 3 {
    case 1: return .no
    case 2: return .yes
    case 3: return .unknown
    default:
      let answer = ask(id)
      words[number >> 5] |= (answer == .no ? 1 : answer == .yes ? 2 : 3) << shift
      return answer
    }
  }
}
