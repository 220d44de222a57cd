import AccessibilityTree

/// Flutter apps that were captured before Flutter had built their semantics: nothing of the app is in the tree, and every rule
/// would pass.
///
/// Source: docs.flutter.dev, “Semantics”: the tree is built once an assistive technology asks for it.
enum UnbuiltSemantics {
  /// Throws when a view of Flutter is all that the app shows.
  static func check(_ builder: SnapshotBuilder) throws(ReadFault) {
    var hasFlutterView = false
    var foreignEnd = 0
    for index in 0..<builder.count {
      let record = builder[index]
      if index < foreignEnd { continue }
      if isForeign(record, builder.labels) {
        foreignEnd = max(index + 1, Int(record.subtreeEnd))
      } else if says(record) {
        return
      } else if !hasFlutterView {
        hasFlutterView = isFlutterView(builder.labels[record.text(.nativeClass)])
      }
    }
    guard hasFlutterView else { return }
    throw ReadFault(
      .captureUnusable, "the capture is unusable: the app shows only an empty FlutterView",
      advice: "Turn on a screen reader before exporting; Flutter builds its semantics only then")
  }

  /// The system's own bars are there whatever the app does.
  private static func isForeign(_ record: NodeRecord, _ labels: Labels) -> Bool {
    record.role == .statusBar || record.role == .keyboard || labels[record.text(.owner)] == "com.android.systemui"
  }

  /// Anything to hear or to operate; the name of the application and of its window is not what it shows.
  private static func says(_ record: NodeRecord) -> Bool {
    if record.role == .application || record.role == .window { return false }
    if record.role.isControl || record.role.isContent { return true }
    return texts.contains { record.text($0).isText } || record.isOn(.clickable)
  }

  private static let texts: [Property] = [.label, .text, .value, .placeholder, .stateDescription]

  /// `io.flutter.embedding.android.FlutterView`, what it draws on, and the view of an iOS app.
  private static func isFlutterView(_ className: String?) -> Bool {
    guard let last = className?.split(separator: ".").last else { return false }
    return last.hasPrefix("Flutter") && last.hasSuffix("View")
  }
}
