extension YAMLNode {
  /// The document in this text; nil where there is none.
  ///
  /// - Parameter key: a key that nobody needs. It is not even parsed where it is sure to be the last of its document;
  ///   elsewhere it is there as if it had not been named. The rest of the document is the same either way, and only
  ///   what is wrong under the key may go unnoticed.
  /// - Throws: `YAMLProblem` for what is not YAML, for several documents, and for duplicate keys.
  public static func document(in text: String, cuttingOff key: String? = nil) throws(YAMLProblem) -> YAMLNode? {
    var text = text
    return try text.withUTF8 { bytes in
      Result { () throws(YAMLProblem) in
        if let key, let head = head(of: bytes, before: key) { return head }
        return try YAMLComposer(bytes).document()
      }
    }.get()
  }

  /// The document without its last key; nil where it has to be read as a whole.
  private static func head(of bytes: UnsafeBufferPointer<UInt8>, before key: String) -> YAMLNode? {
    guard let end = LastKey(key, in: bytes).start else { return nil }
    let composer = YAMLComposer(UnsafeBufferPointer(rebasing: bytes[..<end]))
    // What is wrong in the part alone, such as a quote left open, may be right in the whole.
    guard let node = try? composer.document(), composer.isBlockMapping, node.mark.column == 1,
      node.mapping?.contains(where: { $0.key.scalar == key }) == false
    else { return nil }
    return node
  }
}
