/// A sort of control, which findings name by its noun: a button, a segment, a picker.
///
/// A page of the criteria has one kind or several. Source: `rules/pages/<page>/page.yaml`, `kinds`.
public struct Kind: Hashable, Sendable {
  /// The folder of its page: `segmented-control`.
  public var page: String
  /// Its name on that page: `segment`.
  public var name: String
  /// What `path` was before the kind was renamed or moved; suppressions of that kind apply.
  public var formerPath: String?
  /// Its noun in messages, without an article: “segment”.
  public var noun: String
  /// The noun with its article: “a segment”.
  public var nounWithArticle: String
  /// Further words that messages of rules for all controls ask for, such as `purpose`: “what it shows”.
  public var words: [String: String]

  /// A kind of a page; the article follows the noun unless it is given.
  public init(page: String, name: String, noun: String, nounWithArticle: String? = nil, words: [String: String] = [:]) {
    (self.page, self.name, self.noun, self.words) = (page, name, noun, words)
    self.nounWithArticle = nounWithArticle ?? ("aeiou".contains(noun.prefix(1).lowercased()) ? "an " : "a ") + noun
  }

  /// The name that no other kind has: `segmented-control/segment`.
  public var path: String { page + "/" + name }

  /// The text for a placeholder in a message: `noun`, `a-noun`, or one of `words`, each also with a capital (`A-noun`).
  /// Nil for any other name.
  func word(_ placeholder: String) -> String? {
    if let word = exactWord(placeholder) { return word }
    guard let first = placeholder.first, first.isUppercase else { return nil }
    return exactWord(first.lowercased() + placeholder.dropFirst()).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  private func exactWord(_ placeholder: String) -> String? {
    switch placeholder {
    case "noun": noun
    case "a-noun": nounWithArticle
    default: words[placeholder]
    }
  }

  /// A text with every placeholder filled for which this kind has a word. Other braces stay.
  func filling(_ text: String) -> String {
    guard text.contains(byte: UInt8(ascii: "{")) else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let name = String(rest[rest.utf8.index(after: open)..<close])
      filled += rest[..<open]
      filled += word(name) ?? "{\(name)}"
      rest = rest[rest.utf8.index(after: close)...]
    }
    return filled + rest
  }

  /// The kind of a rule for all controls if no kind is named.
  static let any = Kind(page: "every", name: "control", noun: "control")
}
