import YAMLText

/// What is wrong in a widget's file, with the line.
struct WidgetProblem: Error, CustomStringConvertible {
  let description: String

  init(_ node: YAMLNode, _ problem: String) { description = "line \(node.mark.line): \(problem)" }
}
