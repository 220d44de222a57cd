/// Reads `equals`, `at-least` and `at-most`.
enum NumberTestCompiler {
  static let keys = ["equals", "at-least", "at-most"]

  /// The bounds of a mapping that contains nothing else, or nil after reporting the problem.
  static func test(_ yaml: Yaml, of what: String) -> NumberTest? {
    guard let entries = yaml.entries("`\(what)`") else { return nil }
    var test = NumberTest()
    for entry in entries where !read(entry, into: &test) {
      entry.key.report("`\(entry.name)` is no test of `\(what)`." + Yaml.offer(entry.name, keys))
    }
    return test
  }

  /// Reads one bound; false if the key is not a bound.
  static func read(_ entry: Yaml.Entry, into test: inout NumberTest) -> Bool {
    guard keys.contains(entry.name) else { return false }
    guard let number = entry.value.scalar.flatMap(Double.init), number.isFinite else {
      entry.value.report("`\(entry.name)` is a number.")
      return true
    }
    if entry.name != "at-most" { test.atLeast = number }
    if entry.name != "at-least" { test.atMost = number }
    return true
  }
}
