import AccessibilityTree
import Audit
import Readers
import Rules

/// A line with a finding.
public struct JSONLinesFinding: Sendable {
  /// The finding. Lines do not say the id of its rule.
  var finding: Finding
  let platform: Platform?
  let app: String?
  let format: String
  /// Compared with an earlier audit or a baseline; nil for no such comparison.
  let change: Change?
  let box: ReportedBox?

  /// The words of `change`.
  enum Change: String, CaseIterable {
    case new
    case still
    case fixed
  }

  static let keys: Set = [
    "rule", "kind", "expectation", "outcome", "impact", "wcag", "platform", "app", "screen", "snapshot", "format",
    "node",
    "role", "name", "heard", "bounds", "identifier", "message", "finding", "change", "steps", "box",
  ]

  init(_ fields: JSONLinesFields) throws(StreamLineError) {
    platform = try fields.word("platform", of: Platform.allCases)
    app = try fields.text("app")
    format = try fields.text("format") ?? ""
    change = try fields.word("change", of: Change.allCases)
    box = try ReportedBox(fields)
    let id = try fields.needed("finding")
    guard FindingKey(id) != nil else { throw fields.wrong("finding", "32 hexadecimal digits") }
    let node = Finding.Target(
      path: try fields.text("node") ?? "", role: try fields.word("role", of: Role.allCases) ?? .notExported,
      name: try fields.text("name"), heard: try fields.text("heard"), bounds: try Self.bounds(fields),
      identifier: try fields.text("identifier"))
    finding = Finding(
      rule: try fields.needed("rule"), kind: try fields.text("kind"), ruleID: "",
      expectation: try fields.text("expectation") ?? "",
      outcome: try fields.neededWord("outcome", of: [Outcome.failed, .cantTell]), reason: nil,
      impact: try fields.neededWord("impact", of: Rule.Impact.allCases), wcag: try fields.texts("wcag"),
      message: try fields.needed("message"), id: id, node: node, steps: try fields.texts("steps"),
      capture: Finding.Capture(named: try fields.needed("snapshot"), of: try fields.text("screen")))
  }

  /// The export that its node is in.
  var snapshot: String { finding.capture?.name ?? "" }

  /// An edge that was not a finite number is null, and nothing can be drawn there.
  private static func bounds(_ fields: JSONLinesFields) throws(StreamLineError) -> Rect? {
    let edges = try fields.list("bounds")
    guard !edges.isEmpty else { return nil }
    guard edges.count == 4 else { throw fields.wrong("bounds", "a list of four numbers") }
    var numbers: [Float] = []
    for edge in edges {
      switch edge {
      case .number(let digits): numbers.append(Float(digits) ?? .nan)
      case .null: numbers.append(.nan)
      default: throw fields.wrong("bounds", "a list of four numbers")
      }
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ReportedBox {
  /// The box that a line names; nil for none.
  init?(_ fields: JSONLinesFields) throws(StreamLineError) {
    guard let box = try fields.object("box") else { return nil }
    self.init(name: try box.text("name") ?? "", machine: try box.text("machine"), last: "")
  }
}
