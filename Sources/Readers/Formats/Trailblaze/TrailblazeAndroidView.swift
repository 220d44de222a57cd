import AccessibilityTree

/// The live views of an Android app, and Compose's semantics below the views that hold Compose.
enum TrailblazeAndroidView: TrailblazeLiveScreen {
  static let driver = TrailblazeDriver.androidView
  static let format = ExportFormat(
    name: "trailblaze-android-view", displayName: "Trailblaze, in-process driver on Android", platform: .android,
    howToExport: "`trailblazeNodeTree` of a step's log in Trailblaze's `logs/`",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .bounds, .enabled, .inputFocused, .selected, .password,
      .clickable, .scrollable, .checkable, .checked, .stateDescription, .error,
    ],
    carriesIfSeen: [
      .placeholder, .showingHint, .mixed, .focusable, .editable, .longClickable, .heading, .paneTitle, .range, .visible,
    ],
    notes: [
      "Asks the views and not what they tell screen readers: what an accessibility delegate changes is not seen.",
      "Of views only those on screen are in the tree; of Compose everything is.",
      "Does not say what is important for accessibility: Android's defaults apply.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Use Trailblaze's accessibility driver (ANDROID_ONDEVICE_ACCESSIBILITY)", becomes: "trailblaze-android")
    ])
}
