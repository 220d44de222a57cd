/// A text in which `*` stands for any characters and `?` for one; everything else stands for itself.
public struct Glob: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  private let pattern: [Character]

  /// A pattern; every text is one.
  public init(_ text: String) { (description, pattern) = (text, Array(text)) }

  /// Whether it stands for the whole text, letter by letter; upper and lower case are not the same.
  public func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (place, position) = (0, 0)
    // Where to go on when the last `*` has to stand for one character more.
    var star: (place: Int, position: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
        place += 1
        position += 1
      } else if let last = star {
        star = (last.place, last.position + 1)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
