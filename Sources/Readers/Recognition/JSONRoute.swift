/// The way from the root of a JSON document through its wrappers to the tree.
indirect enum JSONRoute {
  /// The value here is a tree of this format.
  case tree(any JSONSnapshotReader)
  /// The value here is a string with another document.
  case text
  /// The tree is below this key.
  case member(String, JSONRoute)
  /// The tree is below `tree` of our own wrapper, which also has other members.
  case envelope(JSONRoute)

  /// - Parameters:
  ///   - path: the keys of the wrappers around what is looked at, from the root.
  ///   - marks: walks through the tree below such keys, for formats that its outermost keys do not tell.
  /// - Throws: a fault that names what the document is like when it is of no known format, or of two.
  init(
    _ look: JSONLook, below path: [String] = [], marks: ([String]) throws(ReadFault) -> JSONMarks
  ) throws(ReadFault) {
    let keys = Set(look.keys)
    if look.shape == .string {
      self = .text
    } else if look.shape == .null {
      throw .unusable("it contains `null` instead of a tree")
    } else if keys.contains("a11ySnapshot") {
      guard let tree = look.nested["tree"] else {
        throw ReadFault(.malformed, "the wrapper contains no `tree`", advice: "Put the export there")
      }
      self = .envelope(try JSONRoute(tree, below: path + ["tree"], marks: marks))
    } else if let (wrapper, inner) = JSONWrapper.around(look) {
      if let error = look.errorText ?? inner.errorText {
        throw .unusable("\(wrapper.speaker) replied “\(error)” instead of a tree")
      }
      if inner.isEmpty, inner.shape == .object, let why = wrapper.emptyBecause {
        throw .unusable("`\(wrapper.member)` is empty: \(why)")
      }
      self = .member(wrapper.member, try JSONRoute(inner, below: path + [wrapper.member], marks: marks))
    } else if let wrapper = JSONWrapper.failed(look), let error = look.errorText {
      throw .unusable("\(wrapper.speaker) replied “\(error)” instead of a tree")
    } else {
      let marks = FormatRecognition.needsMarks(keys) ? try marks(path) : nil
      self = .tree(try FormatRecognition.reader(for: look, marks: marks))
    }
  }
}
