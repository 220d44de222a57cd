public import Readers

/// A line of `a11yd audit --format jsonl`, or of the answer to a stream.
///
/// Source: docs/json-lines.md.
public enum JSONLinesEntry: Sendable {
  case finding(JSONLinesFinding)
  /// The last line about an export.
  case summary(JSONLinesSummary)
  /// The answer to an item of a stream that is no screen; its findings are about others.
  case noScreen
  /// The answer to an item of a stream that could not be audited.
  case unreadable(UnreadableFile)

  /// The keys that are read; others are passed over.
  public static let keys = JSONLinesFinding.keys.union(["summary", "error"])

  /// What a line says.
  ///
  /// - Parameter line: its number, counted from 1.
  /// - Throws: `StreamLineError` for what is no such line.
  public init(_ object: JSONLineObject, line: Int) throws(StreamLineError) {
    let fields = JSONLinesFields(object.members, line: line, holder: nil)
    switch object.members["summary"] {
    case .object(let members):
      self = .summary(try JSONLinesSummary(JSONLinesFields(members, line: line, holder: "summary")))
    case .null: self = .noScreen
    case .some: throw fields.wrong("summary", "an object")
    case nil:
      if let problem = try fields.text("error") {
        self = .unreadable(UnreadableFile(name: try fields.text("snapshot") ?? "line \(line)", problem: problem))
      } else if object.members["rule"] != nil {
        self = .finding(try JSONLinesFinding(fields))
      } else {
        throw StreamLineError(
          line: line, id: .none, cause: "it has neither `rule` nor `summary`",
          advice: "Give lines of `a11yd audit --format jsonl`, or of `a11yd-spark-export`")
      }
    }
  }
}
