import AccessibilityTree

/// One screen of one build of an app in one language and orientation, as far as the capture says.
struct ScreenKey: Hashable, Sendable {
  let platform: Platform?
  let app: String?
  let version: String?
  let screen: String
  let language: String?
  let isUpright: Bool

  /// nil for a capture that does not say its screen.
  init?(of snapshot: Snapshot) {
    let meta = snapshot.meta
    guard let screen = meta.screen else { return nil }
    (platform, app, version, language) = (meta.platform, meta.app, meta.appVersion, meta.saidLanguage)
    self.screen = screen
    isUpright = ScalePair.isUpright(snapshot)
  }
}
