/// One file of a rules directory, before it is compiled.
public struct RuleText: Sendable {
  /// Below the rules directory, without the ending: `button/name-omits-role`, `button/pattern`, `vocabulary/role-words`,
  /// `criteria/button`.
  public var path: String
  /// As problems name it: `rules/button/name-omits-role.yaml`.
  public var file: String
  public var contents: String

  /// A file with these contents.
  public init(path: String, file: String, contents: String) {
    (self.path, self.file, self.contents) = (path, file, contents)
  }

  /// The folder: a page of the criteria, or `vocabulary`, or `criteria` itself.
  var page: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  var isVocabulary: Bool { page == "vocabulary" }
  var isCriteria: Bool { page == "criteria" }
  var isPattern: Bool { path.hasSuffix("/pattern") }
}
