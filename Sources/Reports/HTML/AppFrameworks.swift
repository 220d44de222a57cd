import AccessibilityTree
import Rules

/// The toolkits that a screen may be built with, the one that its classes show first.
struct AppFrameworks {
  /// The toolkit that the export shows; nil if its classes do not tell.
  let known: Rule.Framework?
  /// Those of the platform, the known one first.
  let inOrder: [Rule.Framework]

  init(_ snapshot: Snapshot) {
    let platform: [Rule.Framework]
    switch snapshot.platform {
    case .ios: platform = [.uikit, .swiftui]
    case .android: platform = [.androidViews, .jetpackCompose]
    case nil: platform = Rule.Framework.allCases
    }
    let known = Self.known(snapshot).flatMap { platform.contains($0) ? $0 : nil }
    self.known = known
    inOrder = platform.sorted { $0 == known && $1 != known }
  }

  /// Source: androidx.compose.ui.platform.ComposeView and SwiftUI's `_UIHostingView` hold what is not views.
  private static func known(_ snapshot: Snapshot) -> Rule.Framework? {
    var found: Rule.Framework?
    for node in snapshot.nodes {
      guard let name = node.text(.nativeClass).value else { continue }
      if name.contains("androidx.compose") || name.contains("ComposeView") { return .jetpackCompose }
      if name.contains("SwiftUI") || name.contains("UIHosting") { return .swiftui }
      // A class of its own package is a view. `android.widget` alone proves nothing: Compose calls its buttons that.
      if name.hasPrefix("androidx.appcompat.") || name.hasPrefix("com.google.android.material.") {
        found = .androidViews
      }
    }
    return found
  }
}
