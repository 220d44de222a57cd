import YAMLText

/// What is wrong with a file of page announcements, and where.
struct PageFileProblem: Error, CustomStringConvertible {
  let description: String

  init(_ words: String, _ node: YAMLNode) { description = "line \(node.mark.line): \(words)" }
}
