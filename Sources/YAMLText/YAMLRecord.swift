/// One node of a document. Records stand in the order of the file: behind a list or a mapping comes what is in it.
struct YAMLRecord: Sendable {
  enum Kind: UInt8, Sendable {
    /// A text without quotes that stands in the bytes as it is.
    case plain
    /// A text in quotes, or in a block of its own, that stands in the bytes as it is.
    case quoted
    /// The same two, put together from several lines or from escapes, among the texts of the document.
    case plainText
    case quotedText
    case sequence
    case mapping
    /// Another record stands for it.
    case alias
  }

  var kind: Kind
  /// The number of the first record behind this one and all that is in it.
  var end: Int32
  /// Of a text in the bytes, where it begins; of another text or an alias, its number.
  var start: Int32
  /// Of a text in the bytes, how long it is; of a list or a mapping, how many nodes are in it, keys and values apart.
  var count: Int32
  /// From 1.
  var line: Int32
  /// Where it begins: from 0 an offset in the bytes, below 0 the column from -1. Columns are hardly ever asked for.
  var place: Int32
}
