extension YAMLNode {
  /// The document in this text; nil if there is none.
  ///
  /// - Parameter key: a key that nobody needs. It is not parsed if it is certainly the last key of the document;
  ///   otherwise it is parsed as usual. The rest of the document is the same in both cases, and only problems under the
  ///   key may go unnoticed.
  /// - Throws: `YAMLProblem` if the text is not YAML, has several documents, or has duplicate keys.
  public static func document(in text: String, cuttingOff key: String? = nil) throws(YAMLProblem) -> YAMLNode? {
    try document(in: Array(text.utf8), cuttingOff: key)
  }

  /// The same of bytes, which have to be UTF-8.
  package static func document(
    in bytes: [UInt8], cuttingOff key: String? = nil
  ) throws(YAMLProblem) -> YAMLNode? {
    if let key, let head = head(of: bytes, before: key) { return head }
    if let document = PlainScanner.document(in: bytes, upTo: bytes.count) { return YAMLNode(document, 0) }
    return try composed(bytes)
  }

  /// The document as libyaml reads it, whatever it is.
  package static func composed(_ bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
    try bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(YAMLProblem) in try YAMLComposer(bytes).document() }
    }.get().map { YAMLNode($0, 0) }
  }

  /// The document as the scanner for plain files reads it; nil for one that it leaves to libyaml.
  package static func scanned(_ bytes: [UInt8]) -> YAMLNode? {
    PlainScanner.document(in: bytes, upTo: bytes.count).map { YAMLNode($0, 0) }
  }

  /// The document without its last key; nil if it has to be read as a whole.
  private static func head(of bytes: [UInt8], before key: String) -> YAMLNode? {
    guard let end = bytes.withUnsafeBufferPointer({ LastKey(key, in: $0).start }) else { return nil }
    var document = PlainScanner.document(in: bytes, upTo: end)
    if document == nil {
      document = bytes.withUnsafeBufferPointer { bytes in
        let composer = YAMLComposer(UnsafeBufferPointer(rebasing: bytes[..<end]))
        // A problem in the part, such as an open quote, may not be one in the whole.
        let composed = try? composer.document()
        return composer.isBlockMapping ? composed : nil
      }
    }
    guard let document else { return nil }
    let node = YAMLNode(document, 0)
    guard node.mark.column == 1, node.mapping?.contains(where: { $0.key.scalar == key }) == false else { return nil }
    return node
  }
}
