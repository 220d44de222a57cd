public import Readers

/// What `a11yd audit --stream` answers to one item: JSON Lines, each with the item's id in front.
///
/// The last line of an answer has `summary` or `error`, and no other has.
///
/// Source: docs/json-lines.md, config/finding.schema.json.
public struct StreamAnswer {
  private let id: StreamID

  /// The answer to the item of this name.
  public init(to id: StreamID) { self.id = id }

  /// An audited export.
  ///
  /// - Parameter lines: its item in `JSONLinesReport`.
  public func lines(_ lines: String) -> String {
    var line = JSONLine()
    line.add("id", id)
    let opening = line.text + ","
    return lines.split(separator: "\n").map { opening + $0.dropFirst() + "\n" }.joined()
  }

  /// The item is an action or a log: it says something of screens, and is none.
  public var noScreen: String {
    var line = JSONLine()
    line.add("id", id)
    line.add("summary", String?.none)
    return line.finished
  }

  /// Nothing was audited.
  ///
  /// - Parameters:
  ///   - line: the number of the item's line, counted from 1.
  ///   - path: nil if the line is no item.
  public func error(_ problem: String, line number: Int, path: String?) -> String {
    var line = JSONLine()
    line.add("id", id)
    line.add("snapshot", path)
    line.add("line", number)
    line.add("error", problem)
    return line.finished
  }
}

extension JSONLine {
  fileprivate mutating func add(_ key: String, _ id: StreamID) {
    switch id {
    case .text(let text): add(key, text)
    case .number(let digits): add(key, written: digits)
    case .none: add(key, String?.none)
    }
  }
}
