import AccessibilityTree

/// Finds the iOS keyboard in exports that do not name it. Its keys are then buttons of the app's own process.
///
/// It is there if an unnamed element as wide as the screen is at the bottom, with at least two of the keys whose
/// identifiers are the same in every language, or one of them and many keys of one character. Without such an element
/// it takes two of those keys and a whole alphabet. A form with a button `delete`, a calculator and a game with letters
/// have one or the other, not both.
///
/// Source: lycorp-jp/sim-use SoftKeyboardDetector.swift, the identifiers; XCUIElementType Keyboard, Key.
struct IOSKeyboard {
  /// Identifiers that are the same in every language; only the labels differ.
  private static let identifiers: Set<String> = [
    "delete", "dictation", "emoji", "more", "return", "Return", "Search", "Go", "Done", "Next", "Send", "Join", "Route",
    "Continue", "shift", "space",
  ]
  private static let manyKeys = 8
  private static let alphabet = 20
  /// The part of the screen's height that a keyboard may take.
  private static let heights: ClosedRange<Float> = 0.15...0.65
  /// The tolerance for frames that are rounded differently.
  private static let tolerance: Float = 1.5

  /// Gives all parts of the keyboard the role of a key, so that no rule takes them for the app's.
  static func settle(_ builder: inout SnapshotBuilder) {
    if let keyboard = (0..<builder.count).last(where: { builder[$0].role == .keyboard }) {
      settleBeside(keyboard, &builder)
    } else {
      settleUnnamed(&builder)
    }
  }

  /// Settles the keys for emoji and dictation, which are below the keyboard and not in it.
  private static func settleBeside(_ keyboard: Int, _ builder: inout SnapshotBuilder) {
    let area = builder[keyboard].bounds
    guard !area.isEmpty else { return }
    for index in keyboard..<builder.count where isIdentified(index, builder) && builder[index].role == .button {
      let bounds = builder[index].bounds
      if !bounds.isEmpty, bounds.y >= area.y - tolerance { builder[index].role = .key }
    }
  }

  private static func settleUnnamed(_ builder: inout SnapshotBuilder) {
    let leaves = (0..<builder.count).filter { Int(builder[$0].subtreeEnd) == $0 + 1 && !builder[$0].bounds.isEmpty }
    let screen = screen(of: builder)
    let known = leaves.filter { builder[$0].role == .button && isIdentified($0, builder) }
    guard !screen.isEmpty, !known.isEmpty else { return }
    let single = leaves.filter { builder[$0].role == .button && isOneCharacter($0, builder) }
    let panels = leaves.filter { isPanel($0, of: screen, builder) }
    let panel = panels.first { panel in
      let identified = known.filter { holds(builder[panel].bounds, builder[$0].bounds) }.count
      let keys = single.filter { holds(builder[panel].bounds, builder[$0].bounds) }.count
      return identified >= 2 || identified >= 1 && keys >= manyKeys
    }
    let letters = single.filter { builder.labels[builder[$0].text(.label)]?.first?.isLetter == true }
    guard panel != nil || known.count >= 2 && letters.count >= alphabet else { return }
    let top = panel.map { builder[$0].bounds.y } ?? (known + letters).map { builder[$0].bounds.y }.min() ?? screen.maxY
    let area = Rect(left: screen.x, top: top, right: screen.maxX, bottom: screen.maxY)
    // Nodes that the keyboard covers come before it.
    let parent = builder[known.last ?? 0].parent
    let first = (single + known + panels).filter { builder[$0].parent == parent && holds(area, builder[$0].bounds) }
      .min()
    let keys = leaves.filter {
      builder[$0].parent == parent && $0 >= first ?? 0 && holds(area, builder[$0].bounds)
    }
    for key in keys { builder[key].role = .key }
    for key in suggestions(above: area, leaves.filter { builder[$0].parent == parent }, builder) {
      builder[key].role = .key
    }
  }

  /// The row of suggested words: plain elements that fill the width and end where the keyboard begins.
  private static func suggestions(above area: Rect, _ leaves: [Int], _ builder: SnapshotBuilder) -> [Int] {
    let row = leaves.filter {
      let bounds = builder[$0].bounds
      return builder[$0].role == .other && abs(bounds.maxY - area.y) <= tolerance && bounds.width < area.width
    }
    let width = row.reduce(Float(0)) { $0 + builder[$1].bounds.width }
    return abs(width - area.width) <= area.width / 50 ? row : []
  }

  /// The frame of the application, or the box around everything.
  private static func screen(of builder: SnapshotBuilder) -> Rect {
    let application = (0..<builder.count).last { builder[$0].role == .application && !builder[$0].bounds.isEmpty }
    if let application { return builder[application].bounds }
    let all = (0..<builder.count).map { builder[$0].bounds }.filter { !$0.isEmpty }
    guard let right = all.map(\.maxX).max(), let bottom = all.map(\.maxY).max() else {
      return Rect(x: .nan, y: .nan, width: 0, height: 0)
    }
    return Rect(left: 0, top: 0, right: right, bottom: bottom)
  }

  private static func isIdentified(_ index: Int, _ builder: SnapshotBuilder) -> Bool {
    builder.labels[builder[index].text(.identifier)].map(identifiers.contains) ?? false
  }

  private static func isOneCharacter(_ index: Int, _ builder: SnapshotBuilder) -> Bool {
    builder.labels[builder[index].text(.label)]?.count == 1
  }

  private static func isPanel(_ index: Int, of screen: Rect, _ builder: SnapshotBuilder) -> Bool {
    let (record, bounds) = (builder[index], builder[index].bounds)
    return record.role == .other && !record.text(.label).isText && abs(bounds.width - screen.width) <= tolerance
      && abs(bounds.maxY - screen.maxY) <= tolerance && heights.contains(bounds.height / screen.height)
  }

  private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.y >= outer.y - tolerance && inner.maxY <= outer.maxY + 2 * tolerance && inner.x >= outer.x - tolerance
      && inner.maxX <= outer.maxX + tolerance
  }
}
