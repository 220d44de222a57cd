/// One file of a rules directory, before it is compiled.
public struct RuleText: Sendable {
  /// The path below the rules directory, without the ending and without `pages/`: `button/tappable-has-a-role`,
  /// `button/page`, `button/criteria`, `button/examples/name-is-present`, `every/name-is-present`,
  /// `vocabulary/role-words`, `kinds`.
  public var path: String
  /// The name in problems: `rules/pages/button/tappable-has-a-role.yaml`.
  public var file: String
  /// UTF-8; a text is made of it only where somebody reads it as one.
  let bytes: [UInt8]
  /// The document of these bytes, where a task parses it ahead; nil where whoever reads the file parses it.
  private(set) var document: FileDocument?

  /// A file with these contents.
  public init(path: String, file: String, contents: String) {
    self.init(path: path, file: file, bytes: Array(contents.utf8))
  }

  /// A file with these bytes, which are known to be UTF-8.
  package init(path: String, file: String, bytes: [UInt8]) {
    (self.path, self.file, self.bytes) = (path, file, bytes)
  }

  /// The contents; empty for a file that masks the rule of its path.
  public var contents: String {
    get { String(decoding: bytes, as: UTF8.self) }
    set { self = RuleText(path: path, file: file, contents: newValue) }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// The same file with a document that can be parsed ahead.
  ///
  /// - Parameter key: the last key of the file, which nobody needs.
  func with(documentWithout key: String?) -> RuleText {
    var text = self
    text.document = FileDocument(bytes, cuttingOff: key)
    return text
  }

  /// The document of the file.
  ///
  /// - Parameter key: the last key of the file, which need not be parsed.
  func parsed(cuttingOff key: String?) -> FileDocument.Parsed {
    guard let document, document.key == key else { return FileDocument.parse(bytes, cuttingOff: key) }
    return document.parsed()
  }

  /// The path of a file below a rules directory, without `pages/` and the ending.
  public static func path(of file: String) -> String {
    let path = file.hasSuffix(".yaml") ? String(file.dropLast(".yaml".count)) : file
    return path.hasPrefix("pages/") ? String(path.dropFirst("pages/".count)) : path
  }

  /// The folder: a page of the criteria, `every`, `screen` or `vocabulary`; empty for `kinds`.
  var page: String { Self.page(of: path) }
  /// The last part of the path.
  var name: String { Self.name(of: path) }

  private static func page(of path: String) -> String {
    path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  private static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// What the file contains, by its place.
  var role: Role { Role(at: path) }

  /// Whether this stands somewhere in the file, letter for letter.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let found = bytes[start...].firstIndex(of: first), found + wanted.count <= bytes.count {
        if bytes[found..<found + wanted.count].elementsEqual(wanted) { return true }
        start = found + 1
      }
      return false
    }
  }

  /// Whether the file is at a place of examples for a rule for all controls.
  package var isOfExamples: Bool { role == .examples }

  enum Role {
    case kinds
    case page
    case criteria
    case vocabulary
    case rule
    /// Examples of a rule for all controls, with controls of this page.
    case examples
    /// A file in no place that a rules directory has.
    case stray

    /// That of a file at this path.
    init(at path: String) {
      let (page, name) = (RuleText.page(of: path), RuleText.name(of: path))
      switch path.utf8.count(where: { $0 == UInt8(ascii: "/") }) {
      case 0: self = .kinds
      case 1 where page == "vocabulary": self = .vocabulary
      case 1 where name == "page": self = .page
      case 1 where name == "criteria": self = .criteria
      case 1: self = .rule
      case 2 where path == "\(page)/examples/\(name)": self = .examples
      default: self = .stray
      }
    }
  }
}
