/// A failed finding that a person is to judge against the export.
package struct DrawnFinding: Encodable, Sendable {
  /// The export, by its path below the folder that was given.
  package let file: String
  package let format: String
  /// Whether an app showed the screen; else it was written for this project.
  package let isReal: Bool
  package let rule: String
  package let expectation: String
  package let node: String
  package let role: String
  package let name: String?
  package let heard: String?
  /// `[x, y, width, height]`, as the export has them.
  package let bounds: [Float]?
  package let message: String
  /// How often the same is said in this export; it is judged once.
  package var places = 1

  /// Whether two findings are repeats of one: a tester reads the same of both.
  package func repeats(_ other: Self) -> Bool {
    file == other.file && rule == other.rule && expectation == other.expectation && message == other.message
  }
}
