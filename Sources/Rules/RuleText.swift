/// One file of a rules directory, before it is compiled.
public struct RuleText: Sendable {
  /// The path below the rules directory, without the ending and without `pages/`: `button/tappable-has-a-role`,
  /// `button/page`, `button/criteria`, `button/examples/name-is-present`, `every/name-is-present`,
  /// `vocabulary/role-words`, `kinds`.
  public var path: String
  /// The name in problems: `rules/pages/button/tappable-has-a-role.yaml`.
  public var file: String
  /// The contents; empty for a file that masks the rule of its path.
  public var contents: String

  /// A file with these contents.
  public init(path: String, file: String, contents: String) {
    (self.path, self.file, self.contents) = (path, file, contents)
  }

  /// The path of a file below a rules directory, without `pages/` and the ending.
  public static func path(of file: String) -> String {
    let path = file.hasSuffix(".yaml") ? String(file.dropLast(".yaml".count)) : file
    return path.hasPrefix("pages/") ? String(path.dropFirst("pages/".count)) : path
  }

  private var parts: [Substring] { path.split(separator: "/") }

  /// The folder: a page of the criteria, `every`, `screen` or `vocabulary`; empty for `kinds`.
  var page: String { parts.count > 1 ? String(parts[0]) : "" }
  /// The last part of the path.
  var name: String { parts.last.map(String.init) ?? path }

  /// What the file contains, by its place.
  var role: Role {
    switch parts.count {
    case 1: .kinds
    case 3 where parts[1] == "examples": .examples
    case 2 where parts[0] == "vocabulary": .vocabulary
    case 2 where parts[1] == "page": .page
    case 2 where parts[1] == "criteria": .criteria
    case 2: .rule
    default: .stray
    }
  }

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
  }
}
