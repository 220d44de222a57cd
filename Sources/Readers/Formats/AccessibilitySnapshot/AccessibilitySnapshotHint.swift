import AccessibilityTree

/// Extracts the app's own hint from the `hint` of older files, to which the library added its own instructions.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityElement+Description.swift; en.lproj/Localizable.strings.
enum AccessibilitySnapshotHint {
  private static let instructions = [
    "Double tap to toggle setting.", "Swipe up or down with one finger to adjust the value.",
  ]

  /// The library's English sentences about traits and places at the end of a description.
  private static let specifiers = [
    "Selected.", "Dimmed.", "Button.", "Back Button.", "Switch Button.", "On.", "Off.", "Mixed.", "Tab.",
    "Secure Text Field.", "Text Field.", "Is editing.", "Heading.", "Link.", "Adjustable.", "Image.", "Search Field.",
    "List Start.", "List End.", "Landmark.", "End.",
  ]
  /// The longest first: “Back Button.” ends with “Button.”.
  private static let endings = specifiers.sorted { $0.count > $1.count }

  /// The hint that replaces the label and value of an element that has neither; empty if there is none. Nil if it
  /// cannot be separated from the library's words, because they are in another language.
  static func authored(in description: String) -> String? {
    var rest = description[...]
    // A position is short, and searching all of a long text would take quadratic time.
    if endsWithNumber(description), let place = rest.suffix(64).firstMatch(of: /(?:^|\s)\d{1,9} of \d{1,9}\.$/) {
      rest = rest[..<place.range.lowerBound]
    }
    while let ending = endings.first(where: { rest == $0 || rest.hasSuffix(" " + $0) }) {
      rest = rest.dropLast(ending.count)
      while rest.last == " " { rest = rest.dropLast() }
    }
    return rest.count == description.count && !description.isEmpty ? nil : String(rest)
  }

  /// Whether the last word is a number and a full stop. Most descriptions have no position, and this check is faster
  /// than a match.
  static func endsWithNumber(_ description: String) -> Bool {
    let end = description.utf8.suffix(2)
    return end.count == 2 && (0x30...0x39).contains(end.first ?? 0) && end.last == UInt8(ascii: ".")
  }

  /// The app's hint of an element with a label or a value; empty if there is none, nil if it cannot be determined.
  static func authored(_ hint: String?, _ traits: Traits) -> String? {
    if traits.contains(.notEnabled) { return hint ?? "" }
    // Here the library's instruction replaces the app's hint.
    if traits.contains(.textEntry) { return nil }
    guard traits.contains(.toggle) || traits.contains(.adjustable) else { return hint ?? "" }
    guard let hint, let instruction = instructions.first(where: hint.hasSuffix) else { return nil }
    let own = hint.dropLast(instruction.count)
    return own.hasSuffix(". ") ? String(own.dropLast()) : String(own)
  }
}
