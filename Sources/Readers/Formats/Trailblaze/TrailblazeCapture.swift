import AccessibilityTree

/// What a Trailblaze file says about the capture of its tree.
///
/// Source: block/trailblaze trailblaze-models TrailblazeDeviceInfo.kt, TrailblazeDevicePlatform.kt.
struct TrailblazeCapture {
  var waypoint: String?
  var time: String?
  /// The log that the tree was taken from, or the waypoint that it was copied from.
  var source: String?
  /// The platform of the device; only newer versions say it.
  var platform: Platform?
  var language: String?

  private enum Key: String, KnownKeys {
    case locale, trailblazeDeviceId, trailblazeDevicePlatform

    static let table = NumberedKeys<Key>()
  }

  /// Whether the file was copied from another waypoint. Its tree then belongs to another screen and time than it says.
  /// The tree is still true of some screen, so it is read without the screen's name.
  private var isCopy: Bool { source?.hasPrefix("copied-from:") == true }

  /// Reads the `trailblazeDeviceInfo` that the cursor has returned but not entered, or the identity inside it.
  mutating func readDevice(_ json: inout JSONCursor) throws(ReadFault) {
    let keys = Key.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      // Java writes “pt_BR”.
      case .locale: language = item.string?.replacing("_", with: "-")
      case .trailblazeDevicePlatform: platform = Platform(rawValue: item.text.lowercased())
      case .trailblazeDeviceId where item.isObject: try readDevice(&json)
      case .trailblazeDeviceId, nil: break
      }
    }
  }

  func apply(to meta: inout SnapshotMeta) {
    meta.language = language
    guard !isCopy else { return }
    meta.screen = waypoint
    meta.capturedAt = time
  }
}
