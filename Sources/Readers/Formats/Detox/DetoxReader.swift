import AccessibilityTree

/// Detox's view hierarchy on iOS or Android: from `device.generateViewHierarchyXml()`, or from a failed test.
///
/// Source: wix/Detox detox/ios/Detox/Utilities/ViewHierarchyGenerator.swift;
/// detox/android/detox/src/full/java/com/wix/detox/espresso/hierarchy/ViewHierarchyGenerator.kt.
struct DetoxReader: XMLSnapshotReader {
  let format = ExportFormat(
    name: "detox", displayName: "Detox view hierarchy", platform: nil,
    howToExport: "`await device.generateViewHierarchyXml()` in a Detox test",
    carries: [.nativeClass, .role, .identifier, .inputFocused],
    carriesIfSeen: [.label, .text, .value, .visible, .bounds],
    notes: [
      "Contains views, not what a screen reader receives: no traits, no state except focus, and not what can be tapped.",
      "The role comes from the class. A React Native view has none: its role is a trait or comes from a delegate.",
      "On iOS a missing label proves nothing. Positions are relative to the parent view, so bounds are unknown.",
      "On Android `value` is the description. `label` is Detox's own search key; a11yd does not read it.",
      "Detox for iOS does not escape labels; an ampersand or a quotation mark in one makes the file invalid XML.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export what the system receives: Appium's page source, or WebDriverAgent's `/source?format=json`",
        adds: [.enabled, .selected, .checked, .traits, .element, .clickable, .bounds])
    ])

  let signature = XMLSignature(roots: ["ViewHierarchy"])

  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    while let step = try xml.next() {
      // Do not read the attributes of `ViewHierarchy`: one is the screenshot.
      guard step == .open, xml.depth == 2 else { continue }
      if Self.isAndroid(&xml) { return try read(&xml, DetoxAndroidTree(format: format), limits) }
      return try read(&xml, DetoxIOSTree(format: format), limits)
    }
    throw .unusable("`ViewHierarchy` contains no view")
  }

  /// Android writes the class with its package, iOS without its module.
  private static func isAndroid(_ xml: inout XMLCursor) -> Bool {
    var isAndroid = false
    xml.forEachAttribute(DetoxAttribute.table) { key, value in
      if key == .className { isAndroid = value.contains(UInt8(ascii: ".")) }
    }
    return isAndroid
  }

  /// Reads all views; the first one is open.
  private func read(
    _ xml: inout XMLCursor, _ empty: some DetoxTree, _ limits: ReadLimits
  ) throws(ReadFault) -> ReadTree {
    var tree = empty
    var step: XMLCursor.Step? = .open
    while let now = step {
      if now == .open { try tree.open(&xml, level: xml.depth - 2, limits: limits) }
      if now == .close, xml.depth > 0 { tree.close() }
      step = try xml.next()
    }
    return tree.finish()
  }
}
