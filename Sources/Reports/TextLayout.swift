/// The layout of text for its destination: as wide as the terminal and coloured, or neither.
public struct TextLayout: Sendable {
  /// The width in columns; nil for no limit, as for files and pipes.
  public var width: Int?
  public var isColoured: Bool

  /// A layout. Colour never carries information that the text does not.
  public init(width: Int? = nil, isColoured: Bool = false) {
    (self.width, self.isColoured) = (width, isColoured)
  }

  /// What a piece of text is, which decides its colour.
  enum Tone: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case alarm = "1;31"
    case red = "31"
    case yellow = "33"
    case cyan = "36"
    case green = "32"
  }

  func paint(_ text: String, _ tone: Tone) -> String {
    isColoured && tone != .plain ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Text after a label, wrapped between words. Further lines are indented to the beginning of the text.
  ///
  /// A word that is wider than the terminal is not broken, because it is usually a path that people copy.
  func paragraph(_ text: String, label: String = "", labelTone: Tone = .plain, indent: Int, _ tone: Tone = .plain)
    -> String
  {
    let margin = String(repeating: " ", count: indent)
    let padding = String(repeating: " ", count: max(0, indent - label.displayWidth))
    let lines = wrap(text, columns: width.map { max($0 - indent, Self.narrowest) })
    var paragraph = ""
    for (place, line) in lines.enumerated() {
      paragraph += place == 0 ? paint(label, labelTone) + padding : margin
      paragraph += paint(line, tone) + "\n"
    }
    return paragraph
  }

  /// Narrower paragraphs, with a word per line, are harder to read than lines that the terminal wraps.
  private static let narrowest = 24

  private func wrap(_ text: String, columns: Int?) -> [String] {
    guard let columns else { return [text] }
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let width = word.displayWidth
      if used > 0, used + 1 + width > columns {
        lines.append(line)
        (line, used) = (String(word), width)
      } else {
        line += used > 0 ? " " + word : String(word)
        used += used > 0 ? 1 + width : width
      }
    }
    return lines + [line]
  }
}
