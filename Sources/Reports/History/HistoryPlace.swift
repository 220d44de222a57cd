import AccessibilityTree

/// A screen in a history: what all captures of it have in common. A screen without a name is its file.
struct HistoryPlace: Hashable, Comparable {
  let platform: Platform?
  let app: String?
  let screen: String?
  let format: String
  /// Only for a screen without a name.
  let file: String?
  /// The place of the box among those of the history.
  let box: Int32

  init(_ entry: some HistoryEntry, on box: Int32) {
    self.box = box
    (platform, app, screen, format) = (entry.platform, entry.app, entry.screen, entry.format)
    file = entry.screen == nil ? entry.file : nil
  }

  /// By what people look for, so that two reports have their screens in the same order.
  static func < (left: Self, right: Self) -> Bool {
    left.texts.lexicographicallyPrecedes(right.texts)
  }

  private var texts: [String] { [app ?? "", screen ?? "", platform?.rawValue ?? "", format, file ?? ""] }
}
