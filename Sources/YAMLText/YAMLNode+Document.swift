extension YAMLNode {
  /// The document in this text; nil if there is none.
  ///
  /// - Parameter key: a key that nobody needs. It is not parsed if it is certainly the last key of the document;
  ///   otherwise it is parsed as usual. The rest of the document is the same in both cases, and only problems under the
  ///   key may go unnoticed.
  /// - Throws: `YAMLProblem` if the text is not YAML, has several documents, or has duplicate keys.
  public static func document(in text: String, cuttingOff key: String? = nil) throws(YAMLProblem) -> YAMLNode? {
    var text = text
    return try text.withUTF8 { bytes in
      Result { () throws(YAMLProblem) in
        if let key, let head = head(of: bytes, before: key) { return head }
        return try YAMLComposer(bytes).document()
      }
    }.get()
  }

  /// The document without its last key; nil if it has to be read as a whole.
  private static func head(of bytes: UnsafeBufferPointer<UInt8>, before key: String) -> YAMLNode? {
    guard let end = LastKey(key, in: bytes).start else { return nil }
    let composer = YAMLComposer(UnsafeBufferPointer(rebasing: bytes[..<end]))
    // A problem in the part, such as an open quote, may not be one in the whole.
    guard let node = try? composer.document(), composer.isBlockMapping, node.mark.column == 1,
      node.mapping?.contains(where: { $0.key.scalar == key }) == false
    else { return nil }
    return node
  }
}
