import AccessibilityTree

/// Finds Flutter apps that were captured before Flutter had built their semantics. Nothing of the app is in the tree,
/// so every rule would pass.
///
/// Source: docs.flutter.dev, “Semantics”: the tree is built once an assistive technology asks for it.
enum UnbuiltSemantics {
  /// Throws if the app shows only a Flutter view.
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

  /// Whether the node belongs to the system, whose bars are there whatever the app does.
  private static func isForeign(_ record: NodeRecord, _ labels: Labels) -> Bool {
    record.role == .statusBar || record.role == .keyboard || labels[record.text(.owner)] == "com.android.systemui"
  }

  /// Whether there is anything to hear or operate. The names of the application and its window do not count.
  private static func says(_ record: NodeRecord) -> Bool {
    if record.role == .application || record.role == .window { return false }
    if record.role.isControl || record.role.isContent { return true }
    return texts.contains { record.text($0).isText } || record.isOn(.clickable)
  }

  private static let texts: [Property] = [.label, .text, .value, .placeholder, .stateDescription]

  /// Whether it is `io.flutter.embedding.android.FlutterView`, the surface that it draws on, or the view of an iOS app.
  private static func isFlutterView(_ className: String?) -> Bool {
    guard let last = className?.split(separator: ".").last else { return false }
    return last.hasPrefix("Flutter") && last.hasSuffix("View")
  }
}
