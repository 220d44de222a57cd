extension Recognition {
  /// Why it is of its format, as a sentence; nil without a format.
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
  /// As part of a list: “UTF-16”, “`value`, written by the driver”.
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
    var parts: [String] = []
    if !lacks.isEmpty { parts.append("no \(FormatRecognition.quoted(lacks))") }
    if !excess.isEmpty { parts.append("also \(FormatRecognition.quoted(excess))") }
    let but = parts.isEmpty ? "" : ", but \(parts.joined(separator: " and "))"
    return "\(format.displayName): it has \(FormatRecognition.quoted(shared))\(but)."
  }
}

extension JSONMark {
  /// “some object has `traits`”, or its opposite.
  func words(isThere: Bool) -> String {
    switch (self, isThere) {
    case (.key(let key), true): "`\(key)` occurs further down"
    case (.key(let key), false): "`\(key)` occurs nowhere"
    case (.text(let text, let key), true): "some `\(key)` is “\(text)”"
    case (.text(let text, let key), false): "no `\(key)` is “\(text)”"
    case (.onlyEmptyLists(let key), true): "every `\(key)` is empty"
    case (.onlyEmptyLists(let key), false): "`\(key)` is missing or not always empty"
    }
  }
}
