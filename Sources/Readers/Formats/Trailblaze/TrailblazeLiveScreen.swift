import AccessibilityTree

/// A Trailblaze driver that runs in the app's own process and asks its views, or Compose's semantics.
protocol TrailblazeLiveScreen {
  static var format: ExportFormat { get }
  static var driver: TrailblazeDriver { get }
}

/// Compose's semantics, on Android and on the desktop.
enum TrailblazeCompose: TrailblazeLiveScreen {
  static let driver = TrailblazeDriver.compose
  static let format = ExportFormat(
    name: "trailblaze-compose", displayName: "Trailblaze, Compose driver", platform: nil,
    howToExport: "`trailblazeNodeTree` of a waypoint's example file, or of a step's log in Trailblaze's `logs/`",
    carries: [
      .role, .label, .text, .identifier, .bounds, .enabled, .inputFocused, .selected, .password, .clickable,
      .scrollable, .checkable, .checked,
    ],
    carriesIfSeen: [
      .mixed, .editable, .longClickable, .heading, .stateDescription, .paneTitle, .error, .range, .nativeClass,
    ],
    notes: [
      "Compose runs on the desktop too: only newer versions say on which of the two it was.",
      "What screen readers do not see of the semantics is in the tree as well, and nothing says which nodes those are.",
      "A turning spinner is not told from any other node, because only progress with an amount is written.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Use the newest Trailblaze, and capture on Android",
        adds: [.heading, .stateDescription, .paneTitle, .error, .longClickable, .platform]),
      ExportFormat.Improvement(
        "Use Trailblaze's accessibility driver (ANDROID_ONDEVICE_ACCESSIBILITY)", becomes: "trailblaze-android"),
    ])
}

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
