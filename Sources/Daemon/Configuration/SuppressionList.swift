import Audit
import Rules
import YAMLText

/// The list `suppressions` as written, with all its problems.
struct SuppressionList {
  /// A problem and its place.
  typealias Problem = (mark: YAMLMark, message: String)

  /// The most characters of a reason.
  static let reasonLimit = 500

  private let file: String
  private let today: CalendarDay
  private(set) var suppressions: [Suppression] = []
  private(set) var problems: [Problem] = []

  /// - Parameter file: the file's name in the places of problems.
  init(_ node: YAMLNode, in file: String, today: CalendarDay) {
    (self.file, self.today) = (file, today)
    guard let entries = node.sequence else {
      report(node.mark, "`suppressions` is a list; each entry begins with “- finding:” or “- rule:”.")
      return
    }
    for entry in entries { read(entry) }
  }

  /// The keys of a suppression.
  enum Key: String, CaseIterable {
    case finding, rule, kind, screen, app, reason, until
  }

  private mutating func read(_ entry: YAMLNode) {
    guard let mapping = entry.mapping else {
      return report(entry.mark, "a suppression holds keys: `finding`, or `rule` and `screen`; `reason` and `until`.")
    }
    let before = problems.count
    var values: [Key: (text: String, mark: YAMLMark)] = [:]
    for pair in mapping {
      let value = pair.value
      guard let key = pair.key.scalar.flatMap({ Key(rawValue: $0) }) else {
        unknown(pair.key)
        continue
      }
      guard let text = value.scalar, !text.isEmpty else {
        // Record the key, so that it is not also reported as missing.
        values[key] = ("", value.mark)
        report(value.mark, "`\(key.rawValue)` of a suppression is empty, or no text.")
        continue
      }
      values[key] = (text, value.mark)
    }
    let subject = subject(values, at: entry.mark)
    let reason = reason(values[.reason], at: entry.mark)
    let until = until(values[.until], at: entry.mark)
    guard problems.count == before, let subject, let reason, let until else { return }
    let place = "\(file):\(entry.mark.line):\(entry.mark.column)"
    suppressions.append(Suppression(subject, reason: reason, until: until, place: place))
  }

  private mutating func subject(_ values: [Key: (text: String, mark: YAMLMark)], at mark: YAMLMark) -> Suppression
    .Subject?
  {
    switch (values[.finding], values[.rule]) {
    case (nil, nil):
      report(mark, "a suppression names a `finding` by its id, or a `rule` and a `screen`.")
    case (.some, let rule?):
      report(rule.mark, "a suppression names a `finding` or a `rule`, not both. Make two of it.")
    case (let finding?, nil):
      for key in [Key.kind, .screen, .app] {
        if let other = values[key] {
          report(other.mark, "`\(key.rawValue)` goes with `rule`; a finding's id says it already. Remove it.")
        }
      }
      let id = finding.text.lowercased()
      if id.utf8.count == 32, id.allSatisfy(\.isHexDigit) { return .finding(id) }
      if !id.isEmpty {
        report(finding.mark, "`finding` is “\(finding.text)”, not the 32 hexadecimal digits of an AX_FINDING.")
      }
    case (nil, let rule?):
      guard let screen = values[.screen] else {
        report(mark, "a suppression of a `rule` names its `screen` too; “*” is every screen.")
        return nil
      }
      return .rule(
        rule.text, kind: values[.kind]?.text, screen: Glob(screen.text), app: values[.app].map { Glob($0.text) })
    }
    return nil
  }

  private mutating func reason(_ value: (text: String, mark: YAMLMark)?, at mark: YAMLMark) -> String? {
    guard let value else {
      report(mark, "a suppression has a `reason`, such as “Vendor fixes it in 4.2”.")
      return nil
    }
    if value.text.count > Self.reasonLimit {
      report(value.mark, "`reason` is longer than \(Self.reasonLimit) characters. Shorten it.")
    }
    return value.text
  }

  private mutating func until(_ value: (text: String, mark: YAMLMark)?, at mark: YAMLMark) -> CalendarDay? {
    guard let value else {
      report(mark, "a suppression has an `until`, its last day, such as \(today.nextYear).")
      return nil
    }
    guard let day = CalendarDay(value.text) else {
      if !value.text.isEmpty { report(value.mark, "`until` is “\(value.text)”, not a day such as \(today.nextYear).") }
      return nil
    }
    // A machine without a clock of its own is in 1970 until its network is up, and must start anyway.
    if day > today.nextYear, today >= Self.firstDay {
      report(value.mark, "`until` is more than a year away: \(day). At most \(today.nextYear); then look at it again.")
    }
    return day
  }

  /// No correct clock shows an earlier day.
  private static let firstDay = CalendarDay("2026-01-01") ?? .last

  private mutating func unknown(_ key: YAMLNode) {
    report(key.mark, UnknownKey.message(key, of: "a suppression", among: Key.allCases.map(\.rawValue)))
  }

  private mutating func report(_ mark: YAMLMark, _ message: String) { problems.append((mark, message)) }
}
