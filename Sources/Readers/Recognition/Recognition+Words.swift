extension Recognition {
  /// Why the file has its format, as a sentence; nil without a format.
  public var sentence: String? {
    switch reason {
    case .keys(let keys, let inList, let marks):
      let owner = inList ? "The first object of the list" : "The outermost object of the tree"
      return "\(owner) has \(FormatRecognition.quoted(keys))" + marks.map { ", and \($0)" }.joined() + "."
    case .elements(let root, let child?):
      return "The outermost element is `\(root)`, and the first one below `\(child)`."
    case .elements(let root, nil): return "The outermost element is `\(root)`."
    case nil: return nil
    }
  }
}

extension Recognition.Layer {
  /// The words for a list: “UTF-16”, “`value`, written by the driver”.
  public var words: String {
    switch self {
    case .gzip: "gzip"
    case .utf16: "UTF-16"
    case .windows1252: "windows-1252"
    case .byteOrderMark: "a byte order mark"
    case .before(let bytes): "\(bytes) bytes of log lines before it"
    case .behind(let bytes): "\(bytes) bytes behind it"
    case .member(let key, let speaker): "`\(key)`, written by \(speaker)"
    case .wrapper: "the wrapper of a11yd"
    case .string: "a string that holds it"
    }
  }
}

extension Recognition.NearFormat {
  /// “WebDriverAgent JSON: it has `type`, but no `rect`.”
  public var sentence: String {
    let but = lacks.isEmpty ? "" : ", but no \(FormatRecognition.quoted(lacks))"
    return "\(format.displayName): it has \(FormatRecognition.quoted(shared))\(but)."
  }
}

extension JSONMark {
  /// “`traits` occurs further down”, as part of a sentence.
  var words: String {
    switch self {
    case .key(let key): "`\(key)` occurs further down"
    case .text(let text, let key): "some `\(key)` is “\(text)”"
    case .onlyEmptyLists(let key): "every `\(key)` is empty"
    }
  }
}
