import AccessibilityTree

/// An activity as Android writes it, “com.example.shop/.Checkout”.
///
/// Source: android.content.ComponentName.flattenToString.
struct AndroidActivity {
  let package: String?
  /// The activity's name; nil without a slash, because the text is then only the package.
  let name: String?

  init(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    package = parts.first.flatMap { $0.isEmpty ? nil : String($0) }
    name = parts.dropFirst().first.flatMap { $0.isEmpty ? nil : String($0) }
  }
}

extension SnapshotMeta {
  /// States the app and the screen of the activity in front.
  mutating func state(_ activity: AndroidActivity) { (app, screen) = (activity.package, activity.name) }
}
