import AccessibilityTree

extension IDBElements {
  /// The properties that idb can state, depending on version, backend and requested keys.
  static let properties: PropertySet = [
    .role, .nativeClass, .label, .value, .identifier, .bounds, .enabled, .checkable, .checked, .mixed, .hint, .actions,
    .traits, .selected, .heading, .adjustable, .updatesFrequently, .expanded, .placeholder, .showingHint, .hidden,
    .inputFocused, .element, .owner,
  ]

  /// Improvements for every format of idb.
  static let improvements: [ExportFormat.Improvement] = [
    ExportFormat.Improvement(
      "Use an idb companion built after 21 January 2026, which writes `traits` again, with `--api ax`",
      adds: [.traits, .selected, .heading, .adjustable, .updatesFrequently]),
    ExportFormat.Improvement("Read with `--api ax`, the default", adds: [.enabled, .hint, .actions]),
    ExportFormat.Improvement(
      "Request `placeholder`, `hidden` and `focused` with `--key`, in addition to the default keys",
      adds: [.placeholder, .showingHint, .hidden, .inputFocused]),
    exportFromDriver,
  ]

  /// An improvement for what only the driver on the device knows.
  static let exportFromDriver = ExportFormat.Improvement(
    "Export `/source?format=json` of WebDriverAgent 9.10 or later instead", becomes: "wda-json")
}
