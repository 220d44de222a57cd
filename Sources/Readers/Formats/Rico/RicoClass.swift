import AccessibilityTree

/// What the class of a view shows: its own name and those of its superclasses.
struct RicoClass {
  var role = Role.other
  private(set) var isListView = false
  /// Whether its content is not views: a page, a surface.
  private var isCanvas = false
  /// Whether it is part of the platform or its support libraries, and so draws nothing that is heard.
  private var isPlatform = true

  /// No information.
  init() {}

  /// What one class name shows.
  init(_ name: String) {
    role = Self.webContents.contains(name) ? .webView : AndroidRoles.role(of: name)
    isListView = name == "android.widget.AbsListView"
    isCanvas = role == .webView || Self.canvases.contains(name)
    isPlatform = Self.platforms.contains(where: name.hasPrefix)
  }

  /// The same with what the superclass adds.
  func inheriting(_ above: RicoClass) -> RicoClass {
    var kind = self
    if kind.role == .other { kind.role = above.role }
    kind.isListView = kind.isListView || above.isListView
    kind.isCanvas = kind.isCanvas || above.isCanvas
    return kind
  }

  /// Whether its drawn content may be heard although it is not views. A class of the app may tell TalkBack about parts
  /// that it draws.
  func drawsItself(isLeaf: Bool) -> Bool { isCanvas || (isLeaf && !isPlatform && role == .other) }

  private static let platforms = ["android.", "com.android.internal.", "androidx.", "com.google.android.material."]
  private static let canvases: Set<String> = ["android.view.SurfaceView", "android.view.TextureView"]
  /// Chromium in an app of its own: Crosswalk, a browser.
  private static let webContents: Set<String> = [
    "org.chromium.content.browser.ContentView", "org.chromium.content.browser.ContentViewCore",
  ]
}
