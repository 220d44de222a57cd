import Rules

/// A value as written, before it is interpreted.
enum ConfigurationValue {
  case scalar(String)
  case list([String])

  func path() throws(ValueProblem) -> String {
    let text = try scalar("a path such as /var/spool/a11yd")
    if text.isEmpty { throw ValueProblem("is empty, not a path such as /var/spool/a11yd.") }
    return text
  }

  func paths() throws(ValueProblem) -> [String] {
    guard case .list(let paths) = self, !paths.isEmpty, !paths.contains("") else {
      throw ValueProblem("is not a list of paths such as [/usr/share/a11yd/rules].")
    }
    return paths
  }

  /// Names of pages. Whether there are such pages, the rules know.
  func pages(atLeast count: Int) throws(ValueProblem) -> [String] {
    guard case .list(let pages) = self, pages.count >= count, !pages.contains("") else {
      throw ValueProblem("is not a list of pages such as [button, toggle-switch].")
    }
    return pages
  }

  func time(_ range: ClosedRange<Duration>) throws(ValueProblem) -> Duration {
    let text = try scalar("a time such as “200 ms” or “30 s”")
    guard let time = TimeText.time(text) else {
      throw ValueProblem("is “\(text)”, not a time such as “200 ms” or “30 s”.")
    }
    guard range.contains(time) else {
      let (low, high) = (TimeText.text(of: range.lowerBound), TimeText.text(of: range.upperBound))
      throw ValueProblem("is “\(text)”, not between “\(low)” and “\(high)”.")
    }
    return time
  }

  func size(_ range: ClosedRange<Int>) throws(ValueProblem) -> Int {
    let text = try scalar("a size such as “4 MiB”")
    guard let size = SizeText.size(text) else { throw ValueProblem("is “\(text)”, not a size such as “4 MiB”.") }
    guard range.contains(size) else {
      let (low, high) = (SizeText.text(of: range.lowerBound), SizeText.text(of: range.upperBound))
      throw ValueProblem("is “\(text)”, not between “\(low)” and “\(high)”.")
    }
    return size
  }

  func count(_ range: ClosedRange<Int>) throws(ValueProblem) -> Int {
    let wanted = "a number from \(range.lowerBound) to \(range.upperBound)"
    let text = try scalar(wanted)
    guard let count = Int(text), range.contains(count) else { throw ValueProblem("is “\(text)”, not \(wanted).") }
    return count
  }

  func flag() throws(ValueProblem) -> Bool {
    let text = try scalar("true or false")
    guard text == "true" || text == "false" else { throw ValueProblem("is “\(text)”, not true or false.") }
    return text == "true"
  }

  /// The word for a language that is taken from each screen.
  static let auto = "auto"

  /// A BCP 47 tag, or nil for `auto`.
  func languageTag() throws(ValueProblem) -> String? {
    let text = try scalar("a language such as en or pt-BR, or auto")
    if text == Self.auto { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 0x80 }
        && part.allSatisfy { $0.isLetter || $0.isNumber }
    }
    guard isTag, let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter) else {
      throw ValueProblem("is “\(text)”, not a language such as en or pt-BR, or auto.")
    }
    return text
  }

  /// The word for no choice.
  static let none = "none"

  func choice<Choice: RawRepresentable & CaseIterable>() throws(ValueProblem) -> Choice
  where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    let text = try name(among: names)
    guard let choice = Choice(rawValue: text) else { throw unknown(text, among: names) }
    return choice
  }

  /// A choice, or nil for `none`.
  func choiceOrNone<Choice: RawRepresentable & CaseIterable>() throws(ValueProblem) -> Choice?
  where Choice.RawValue == String {
    let names = [Self.none] + Choice.allCases.map(\.rawValue)
    let text = try name(among: names)
    if text == Self.none { return nil }
    guard let choice = Choice(rawValue: text) else { throw unknown(text, among: names) }
    return choice
  }

  private func name(among names: [String]) throws(ValueProblem) -> String {
    try scalar(names.joined(separator: " or "))
  }

  private func unknown(_ text: String, among names: [String]) -> ValueProblem {
    let wanted = names.joined(separator: " or ")
    return ValueProblem("is “\(text)”, not \(wanted)." + Spelling.suggestion(for: text, among: names))
  }

  private func scalar(_ wanted: String) throws(ValueProblem) -> String {
    guard case .scalar(let text) = self else { throw ValueProblem("is a list, not \(wanted).") }
    return text
  }
}
