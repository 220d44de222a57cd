import AccessibilityTree

/// Whether a text ends in a name, compared once for each text of a snapshot.
struct NameEnd {
  private let name: String
  private var known: [LabelID: Bool] = [:]
  private var last = (text: LabelID.notExported, matches: false)

  init(_ name: String) { self.name = name }

  mutating func matches(_ property: Property, _ node: Int, _ columns: Columns) -> Bool {
    let text = columns.records[node].text(property)
    guard text.isText else { return false }
    if text == last.text { return last.matches }
    let matches = known[text] ?? (columns.labels[text]?.hasSuffix(name) == true)
    known[text] = matches
    last = (text, matches)
    return matches
  }
}
