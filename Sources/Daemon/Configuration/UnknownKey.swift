import Rules
import YAMLText

/// What is said of a key that a file does not have.
enum UnknownKey {
  /// “`langage` is not a key of this file. Did you mean `language`?”, or all the keys that there are.
  ///
  /// - Parameter place: what has the keys, such as “this file”.
  static func message(_ key: YAMLNode, of place: String, among known: [String]) -> String {
    guard let name = key.scalar else { return "a key is a word." }
    let suggestion = Spelling.suggestion(for: name, among: known)
    return "`\(name)` is not a key of \(place)."
      + (suggestion.isEmpty ? " Known: \(known.joined(separator: ", "))." : suggestion)
  }
}
