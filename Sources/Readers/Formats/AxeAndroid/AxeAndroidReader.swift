import AccessibilityTree

/// A result of axe-android, with or without its rules' verdicts; also what Accessibility Insights for Android wraps.
///
/// Source: dequelabs/axe-android AxeResult.java, AxeContext.java, AxeMetaData.java, AxeView.java.
struct AxeAndroidReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "axe-android", displayName: "axe-android result", platform: .android,
    howToExport: "`AxeResult.toJson()` of axe-android, or the result of Accessibility Insights for Android",
    carries: [.role, .nativeClass, .label],
    carriesIfSeen: [
      .text, .identifier, .bounds, .clickable, .enabled, .element, .hidden, .visible, .placeholder, .showingHint,
      .labeledByText, .events,
    ],
    notes: [
      "The verdicts of its rules are reported beside a11yd's; `calculatedProps` and `value` are internal and not read.",
      "`isAccessibilityFocusable` is true for every view in some exports, so it proves nothing.",
      "An announcement in `axeEventStream` has no words; without one the stream proves nothing, because its recorder may "
        + "have been told not to keep announcements.",
      "a11yd assumes that a progress bar shows an amount, because the views do not say.",
      "Carries no selected, checked, state description, live region, heading, collection or range: rules that need them "
        + "cannot tell.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Use the current axe-android", adds: [.identifier, .clickable, .enabled, .visible, .placeholder])
    ])

  let signature = JSONSignature(
    all: [], any: [["axeContext", "axeView"]], usual: ["axeRuleResults", "axeConf", "axeDevice", "axeMetaData"])

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var capture = AxeAndroidCapture(format: format, limits: limits)
    try capture.readMembers(&json)
    return try capture.finish()
  }
}
