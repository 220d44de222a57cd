import AccessibilityTree
import Foundation
import Readers
import Speech
import Testing
import YAMLText

/// A tree in an exporter's shape, and what the device says at each of its stops.
struct PageExample: CustomTestStringConvertible, Sendable {
  let page: String
  let platform: Platform
  /// Its place among those of the page and the platform, from 1.
  let number: Int
  let format: String
  /// The whole export.
  let export: String
  /// By stop, in swipe order; nil where nobody wrote down what the device says.
  let says: [SaidByDevice?]
  /// Why a11yd says something else, if it does.
  let open: String?

  init(_ node: YAMLNode, page: String, platform: Platform, number: Int) throws {
    (self.page, self.platform, self.number) = (page, platform, number)
    var format = platform == .ios ? SketchedXCUITest.format : SketchedMobilerun.format
    var (says, open): ([SaidByDevice?], String?) = ([], nil)
    var tree: [SketchedNode] = []
    for pair in node.mapping ?? [] {
      switch pair.key.scalar ?? "" {
      case "says": says = (pair.value.sequence ?? [pair.value]).map { $0.isNull ? nil : SaidByDevice($0.scalar ?? "") }
      case "format": format = pair.value.scalar ?? ""
      case "tree": tree = try SketchedNode.nodes(pair.value)
      case "open": open = pair.value.scalar
      default: throw PageFileProblem("“\(pair.key.scalar ?? "")” is no key of an example", pair.key)
      }
    }
    guard let sketch = SketchedExports.named(format) else { throw PageFileProblem("no format “\(format)”", node) }
    guard !tree.isEmpty, says.contains(where: { $0 != nil }) else { throw PageFileProblem("says nothing", node) }
    (self.format, self.says, self.open) = (format, says, open)
    export = sketch.rendered(tree)
  }

  var testDescription: String { "\(page), \(platform.displayName) \(number)" }

  /// What a11yd says at each stop, with those that this export cannot prove.
  func heard() throws -> [Utterance] {
    let snapshot = try ExportReader().read(Data(export.utf8), name: testDescription)
    #expect(snapshot.format == format, "\(self)")
    let transcript = ScreenReaders.transcript(of: snapshot)
    return TranscriptText.nodes(of: transcript).map { transcript.utterances[$0] }
  }
}
