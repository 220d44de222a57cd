/// Words of its own that a screen reader said in a recording. One that it does not say elsewhere may be left out by its
/// settings, or be another word in its version or language.
package struct ReadersWords: Sendable {
  var words: Set<ReaderVocabulary.Word> = []

  package init() {}

  package mutating func formUnion(_ other: ReadersWords) { words.formUnion(other.words) }
}
