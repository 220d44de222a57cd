import AccessibilityTree

/// What the class of a view tells of it, its own name and those of the classes above.
struct RicoClass {
  var role = Role.other
  private(set) var isListView = false
  /// Its content is not made of views: a page, a surface.
  private var isCanvas = false
  /// Comes with the platform or its support libraries, so that it is known not to draw anything that is heard.
  private var isPlatform = true

  /// Nothing.
  init() {}

  /// What one class name tells.
  init(_ name: String) {
    role = Self.webContents.contains(name) ? .webView : AndroidRoles.role(of: name)
    isListView = name == "android.widget.AbsListView"
    isCanvas = role == .webView || Self.canvases.contains(name)
    isPlatform = Self.platforms.contains(where: name.hasPrefix)
  }

  /// The same with what the class above adds.
  func inheriting(_ above: RicoClass) -> RicoClass {
    var kind = self
    if kind.role == .other { kind.role = above.role }
    kind.isListView = kind.isListView || above.isListView
    kind.isCanvas = kind.isCanvas || above.isCanvas
    return kind
  }

  /// Whether what the view shows may be heard although it is no view: a class of the app's own may tell TalkBack of parts
  /// that it draws.
  func drawsItself(isLeaf: Bool) -> Bool { isCanvas || (isLeaf && !isPlatform && role == .other) }

  private static let platforms = ["android.", "com.android.internal.", "androidx.", "com.google.android.material."]
  private static let canvases: Set<String> = ["android.view.SurfaceView", "android.view.TextureView"]
  /// Chromium in an app of its own: Crosswalk, a browser.
  private static let webContents: Set<String> = [
    "org.chromium.content.browser.ContentView", "org.chromium.content.browser.ContentViewCore",
  ]
}
