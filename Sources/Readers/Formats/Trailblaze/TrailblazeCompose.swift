import AccessibilityTree

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
