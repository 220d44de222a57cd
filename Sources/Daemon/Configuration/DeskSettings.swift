public import Audit
public import Rules
import YAMLText

/// What a checkout says of its audits, in `.a11yd.yaml` at its root; options on the command line win.
public struct DeskSettings: Hashable, Sendable {
  /// The file's name.
  public static let fileName = ".a11yd.yaml"

  /// The language of screens that do not name theirs.
  public var language: String?
  /// The screen reader for exports that do not name their platform.
  public var reader: String?
  /// Rules directories.
  public var rules: [String] = []
  /// The pages of the criteria that are judged.
  public var pages = PageChoice()
  /// The lowest impact that makes an audit fail.
  public var failOn: String?
  /// The file of known findings.
  public var baseline: String?
  /// Findings that are accepted until a day.
  public var suppressions = Suppressions()

  /// Nothing is said.
  public init() {}

  /// Reads the file. Relative paths in it begin at its own directory.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - choices: the values that are allowed, by key, for keys that take one of a few words.
  /// - Throws: every problem of the file at once.
  public init(yaml text: String, path: String, choices: [String: [String]]) throws(ConfigurationProblems) {
    var reading = DeskSettingsReading(path: path, choices: choices)
    self = reading.settings(in: text)
    guard reading.problems.isEmpty else { throw ConfigurationProblems(problems: reading.problems) }
  }
}
