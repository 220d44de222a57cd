/// Numbers as people read them in a sentence.
enum Counted {
  /// “1 line”, “12 lines”.
  static func things(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
}
