import AccessibilityTree
import Testing

@testable import Readers

/// What no golden of AccessibilitySnapshot shows: files that another encoder has written.
@Suite struct AccessibilitySnapshotReaderTests {
  private static let element =
    "{\"element\":{\"_0\":{\"label\":\"Pay\",\"traits\":[\"button\"],\"activationPoint\":[8,8]},\"traversalIndex\":0}}"
  private static let container = "{\"type\":{\"none\":{}},\"isModalBoundary\":true}"

  @Test(arguments: [
    "[{\"container\":{\"_0\":\(container),\"children\":[\(element)]}}]",
    "[{\"container\":{\"_0\":\(container)},\"children\":[\(element)]}]",
    "[{\"children\":[\(element)],\"container\":{\"_0\":\(container)}}]",
  ])
  func `children are read in the container and beside it`(_ text: String) throws {
    let snapshot = try ExportReader().read(text.utf8, name: "screen.json")
    #expect(snapshot.nodes.count == 2)
    #expect(snapshot.nodes.map { $0.parent?.index } == [nil, 0])
  }
}
