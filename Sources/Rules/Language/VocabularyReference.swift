/// What a test asks of a vocabulary: all of it, one key, or the key that is the node's role.
package struct VocabularyReference: Hashable, Sendable {
  /// A number in the rule book's list of vocabularies.
  package var vocabulary: Int
  package var key: Key

  package enum Key: Hashable, Sendable {
    case all
    case named(String)
    case ownRole
  }
}
