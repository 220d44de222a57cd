import AuditTesting
import Foundation
import YAMLText

/// A screen, or a recording, whose answer was written down before anybody looked at the rules.
///
/// Tests/Fixtures/blind/README.md says what each key of `case.yaml` means.
package struct BlindCase: Sendable {
  /// The folder.
  package let name: String
  /// The author's: `1` for the first one's cases, `2` for those of the second, and so on.
  package let series: String
  package let platform: String
  let format: String
  package let expected: Expected
  /// The page of the criteria, such as `segmented-control`; nil where none is to be named.
  let page: String?
  /// Identifiers or spoken names of the nodes that the defect may be found on.
  let nodes: Set<String>
  let criterion: String?
  let because: String
  /// Paths of the exports, in their order.
  let files: [String]

  /// What must come out.
  package enum Expected: String, Sendable, CaseIterable {
    case failed
    case clean
    /// The format lacks the evidence.
    case cannotTell = "cannot tell"
  }

  /// - Throws: `BlindCaseProblem` for a folder that is no case.
  init(folder: String, name: String) throws {
    let path = "\(folder)/\(name)"
    let file = "\(path)/case.yaml"
    guard let words = Golden.read(file), let pairs = try YAMLNode.document(in: words)?.mapping else {
      throw BlindCaseProblem(place: file, cause: "there is no mapping in it")
    }
    var keys: [String: YAMLNode] = [:]
    for pair in pairs { if let key = pair.key.scalar { keys[key] = pair.value } }
    func text(_ key: String) throws -> String {
      guard let value = keys[key]?.scalar else { throw BlindCaseProblem(place: file, cause: "`\(key)` is missing") }
      return value
    }
    guard let expected = Expected(rawValue: try text("expect")) else {
      throw BlindCaseProblem(place: file, cause: "`expect` is none of \(Expected.allCases.map(\.rawValue))")
    }
    self.name = name
    self.expected = expected
    series = keys["series"]?.scalar ?? "1"
    platform = try text("platform")
    format = try text("format")
    because = try text("because")
    page = keys["page"]?.scalar
    criterion = keys["criterion"]?.scalar
    nodes = Set([keys["node"]?.scalar].compactMap(\.self) + (keys["or"]?.sequence ?? []).compactMap(\.scalar))
    files = CleanScreen.paths(in: path).map { "\(path)/\($0)" }
    if files.isEmpty { throw BlindCaseProblem(place: path, cause: "there is no export in it") }
    if expected == .failed, nodes.isEmpty || page == nil {
      throw BlindCaseProblem(place: file, cause: "a defect has a `node` and a `page`")
    }
  }

  /// The cases in a folder, in the order of their names.
  ///
  /// - Throws: `BlindCaseProblem` for a folder in it that is no case, and where there is none.
  package static func all(in folder: String) throws -> [BlindCase] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let cases = try names.filter { !$0.contains(".") }.sorted().map { try BlindCase(folder: folder, name: $0) }
    if cases.isEmpty { throw BlindCaseProblem(place: folder, cause: "there is no case in it") }
    return cases
  }
}
