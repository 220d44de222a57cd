import AccessibilityTree

/// The app's own hint in the `hint` of older files, in which the library has added or put its own instructions.
///
/// Source: cashapp/AccessibilitySnapshot AccessibilityElement+Description.swift; en.lproj/Localizable.strings.
enum AccessibilitySnapshotHint {
  private static let instructions = [
    "Double tap to toggle setting.", "Swipe up or down with one finger to adjust the value.",
  ]

  /// What the library says of traits and places, in English; each is a sentence at the end of a description.
  private static let specifiers = [
    "Selected.", "Dimmed.", "Button.", "Back Button.", "Switch Button.", "On.", "Off.", "Mixed.", "Tab.",
    "Secure Text Field.", "Text Field.", "Is editing.", "Heading.", "Link.", "Adjustable.", "Image.", "Search Field.",
    "List Start.", "List End.", "Landmark.", "End.",
  ]
  /// The longest first: “Back Button.” ends with “Button.”.
  private static let endings = specifiers.sorted { $0.count > $1.count }

  /// The hint that replaces the label and the value of an element that has neither, empty for none; nil when the
  /// words of the library cannot be told from it, because they are in another language.
  static func authored(in description: String) -> String? {
    var rest = description[...]
    // A place is short; looking for it in all of a long text would take the square of its length.
    if endsWithNumber(description), let place = rest.suffix(64).firstMatch(of: /(?:^|\s)\d{1,9} of \d{1,9}\.$/) {
      rest = rest[..<place.range.lowerBound]
    }
    while let ending = endings.first(where: { rest == $0 || rest.hasSuffix(" " + $0) }) {
      rest = rest.dropLast(ending.count)
      while rest.last == " " { rest = rest.dropLast() }
    }
    return rest.count == description.count && !description.isEmpty ? nil : String(rest)
  }

  /// Whether the last word is a number and a full stop: most descriptions have no place, and a look is quicker than a match.
  static func endsWithNumber(_ description: String) -> Bool {
    let end = description.utf8.suffix(2)
    return end.count == 2 && (0x30...0x39).contains(end.first ?? 0) && end.last == UInt8(ascii: ".")
  }

  /// The hint that the app gave to an element with a label or a value, empty for none; nil when it cannot be told.
  static func authored(_ hint: String?, _ traits: Traits) -> String? {
    if traits.contains(.notEnabled) { return hint ?? "" }
    // Here the instruction takes the place of what the app says.
    if traits.contains(.textEntry) { return nil }
    guard traits.contains(.toggle) || traits.contains(.adjustable) else { return hint ?? "" }
    guard let hint, let instruction = instructions.first(where: hint.hasSuffix) else { return nil }
    let own = hint.dropLast(instruction.count)
    return own.hasSuffix(". ") ? String(own.dropLast()) : String(own)
  }
}
