/// The part of a vocabulary that a test uses: all of it, one key, or the key of the node's role.
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
