import AccessibilityTree

/// The columns of a snapshot: records without a reference count for each node.
struct Columns: Sendable {
  let snapshot: Snapshot
  let records: [NodeRecord]
  let labels: Labels
  /// Whether the tree is in our own format, so that a role implies everything that the platform's own control of that
  /// role does.
  let isCanonical: Bool
  /// Whether it is Flutter's own tree, of which the engine makes what screen readers get.
  let isFlutter: Bool

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    records = snapshot.columns
    labels = snapshot.labels
    isCanonical = snapshot.format == "canonical"
    isFlutter = snapshot.format == "flutter-semantics"
  }

  var count: Int { records.count }
  func role(_ node: Int) -> Role { records[node].role }
  func parent(_ node: Int) -> Int { Int(records[node].parent) }
  func end(_ node: Int) -> Int { Int(records[node].subtreeEnd) }
  func hasChildren(_ node: Int) -> Bool { end(node) > node + 1 }

  func isOn(_ flag: Property, _ node: Int) -> Bool { records[node].isOn(flag) }
  func isOff(_ flag: Property, _ node: Int) -> Bool { records[node].isOff(flag) }
  func isKnown(_ flag: Property, _ node: Int) -> Bool { records[node].isKnown(flag) }

  /// The text, or nil if there is none or only blanks, which nobody hears.
  func text(_ property: Property, _ node: Int) -> String? {
    guard let text = labels[records[node].text(property)] else { return nil }
    return text.unicodeScalars.allSatisfy(Self.isBlank) ? nil : text
  }

  /// Whether there is a text. Also true for blanks only, at which TalkBack stops in silence.
  func hasText(_ property: Property, _ node: Int) -> Bool { records[node].text(property).isText }
  /// Whether it is a text node without exported words: it may say something or be empty.
  func isUntold(_ node: Int) -> Bool {
    (role(node) == .text || role(node) == .heading) && lacksText(.label, node) && lacksText(.text, node)
  }

  func lacksText(_ property: Property, _ node: Int) -> Bool { records[node].text(property) == .notExported }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value > 0x20, scalar.value < 0x7F { return false }
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .control
  }

  /// Whether it is part of a web page, by its trait or by a web view around it.
  func isInWebContent(_ node: Int) -> Bool {
    var around = node
    while around >= 0 {
      if role(around) == .webView || records[around].traits.contains(.webContent) { return true }
      around = parent(around)
    }
    return false
  }

  /// The rectangle, or nil if it is not exported or not finite.
  func rect(_ node: Int) -> Rect? {
    let rect = records[node].bounds
    return rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite ? rect : nil
  }
}
