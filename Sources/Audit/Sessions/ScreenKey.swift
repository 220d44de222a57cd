import AccessibilityTree

/// One screen of one build of an app in one language and orientation, as far as the capture says.
struct ScreenKey: Hashable, Sendable {
  let platform: Platform?
  let app: String?
  let version: String?
  let screen: String?
  /// Where no capture names its screen: only captures of one session may show the same.
  let session: SessionKey?
  let language: String?
  let isUpright: Bool

  /// nil for a capture that says neither its screen nor the app and the session.
  init?(of snapshot: Snapshot) {
    let meta = snapshot.meta
    session = meta.screen == nil ? SessionKey(of: meta) : nil
    guard meta.screen != nil || session != nil && meta.app != nil else { return nil }
    (platform, app, version, language) = (meta.platform, meta.app, meta.appVersion, meta.saidLanguage)
    screen = meta.screen
    isUpright = ScalePair.isUpright(snapshot)
  }
}
