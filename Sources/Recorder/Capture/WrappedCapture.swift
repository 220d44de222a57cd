import AccessibilityTree
import FoundationEssentials

/// One capture as it is written: the wrapper of `config/snapshot.schema.json` around the server's source.
struct WrappedCapture: Encodable, Equatable {
  let a11ySnapshot = 1
  var meta: Meta
  let tree: String

  /// What the capture says besides the tree; keys without a value are left out.
  struct Meta: Encodable, Equatable {
    var platform: String?
    var app: String?
    var appVersion: String?
    var language: String?
    var screen: String?
    var fontScale: Double?
    var sequence: Int
    var capturedAt: String?
    var trigger: Trigger?
    var settled: Bool?
    /// What VoiceOver said last. It is no event: what else it said is not known.
    var lastSpeech: String?
  }

  /// What was done before the capture.
  struct Trigger: Encodable, Equatable, Sendable {
    var action: String
    var node: String?
    var at: String?
  }

  private enum CodingKeys: String, CodingKey {
    case a11ySnapshot, meta, tree
  }

  /// A capture of this source. What the source says of its app is left to it.
  init(_ source: ScreenSource, _ facts: SessionFacts, sequence: Int) {
    tree = source.text
    let said = source.snapshot.meta
    meta = Meta(sequence: sequence)
    meta.platform = said.platform == nil ? facts.platform?.rawValue : nil
    // XCUITest's source may have the app's name where others have its bundle.
    let bundle = said.app.flatMap { $0.contains(".") ? $0 : nil }
    meta.app = bundle == nil ? facts.app : nil
    if bundle == nil || facts.app == nil || bundle == facts.app {
      (meta.appVersion, meta.language) = (facts.appVersion, facts.language)
    }
    meta.screen = said.screen == nil ? ScreenTitle.title(of: source.snapshot) : nil
    meta.fontScale = facts.fontScale
  }

  /// The bytes of the file.
  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
