/// The way from the root of a JSON document to its tree, through the wrappers around it.
indirect enum JSONRoute {
  /// The value here is a tree of this format.
  case tree(any JSONSnapshotReader)
  /// The value here is a string that holds another document.
  case text
  /// The tree is below this key.
  case member(String, JSONRoute)
  /// The tree is below `tree` of our own wrapper, which has more to say.
  case envelope(JSONRoute)

  /// - Throws: a fault that names what the document is like when it is of no known format, or of two.
  init(_ look: JSONLook) throws(ReadFault) {
    let keys = Set(look.keys)
    if look.shape == .string {
      self = .text
    } else if keys.contains("a11ySnapshot") {
      guard let tree = look.nested["tree"] else {
        throw ReadFault(.malformed, "the wrapper has no `tree`", advice: "Put the export there")
      }
      self = .envelope(try JSONRoute(tree))
    } else if let value = look.nested["value"], keys.isSubset(of: Self.replyKeys) {
      if let error = value.errorText {
        throw .unusable("the driver replied “\(error)” instead of a tree")
      }
      self = .member("value", try JSONRoute(value))
    } else {
      self = .tree(try FormatRecognition.reader(for: look))
    }
  }

  /// What a WebDriver reply has around its value, old drivers' keys included.
  private static let replyKeys: Set<String> = ["value", "sessionId", "status"]
}
