/// The words by which captures name keys.
enum KeyWord {
  /// Source: W3C WebDriver, “keyboard actions”.
  static func webDriver(_ key: String, isShifted: Bool = false) -> String? {
    switch key {
    case "\u{E004}", "\t": isShifted ? "shift-tab" : "tab"
    case "\u{E006}", "\u{E007}", "\n", "\r": "enter"
    case "\u{E00D}", " ": "space"
    case "\u{E012}": "arrow-left"
    case "\u{E013}": "arrow-up"
    case "\u{E014}": "arrow-right"
    case "\u{E015}": "arrow-down"
    default: nil
    }
  }

  /// Source: android.view.KeyEvent.
  static func android(_ code: Double?, meta: Double? = nil) -> String? {
    let isShifted = (Int(exactly: meta ?? 0) ?? 0) & 1 != 0
    return switch code {
    case 61: isShifted ? "shift-tab" : "tab"
    case 66, 160, 23: "enter"
    case 62: "space"
    case 21: "arrow-left"
    case 19: "arrow-up"
    case 22: "arrow-right"
    case 20: "arrow-down"
    case 4: "back"
    default: nil
    }
  }

  /// As `input keyevent` takes it: a number, or a name with or without `KEYCODE_`.
  static func android(named name: String) -> String? {
    if let code = Double(name) { return android(code) }
    return switch name.hasPrefix("KEYCODE_") ? String(name.dropFirst(8)) : name {
    case "TAB": "tab"
    case "ENTER", "DPAD_CENTER", "NUMPAD_ENTER": "enter"
    case "SPACE": "space"
    case "DPAD_LEFT": "arrow-left"
    case "DPAD_UP": "arrow-up"
    case "DPAD_RIGHT": "arrow-right"
    case "DPAD_DOWN": "arrow-down"
    case "BACK": "back"
    default: nil
    }
  }

  /// Source: XCUIKeyboardKey, as `mobile: keys` takes its names.
  static func apple(_ key: String, flags: Int = 0) -> String? {
    switch key {
    case "XCUIKeyboardKeyTab", "\t": flags & 2 != 0 ? "shift-tab" : "tab"
    case "XCUIKeyboardKeyReturn", "XCUIKeyboardKeyEnter", "\n", "\r": "enter"
    case "XCUIKeyboardKeySpace", " ": "space"
    case "XCUIKeyboardKeyLeftArrow": "arrow-left"
    case "XCUIKeyboardKeyUpArrow": "arrow-up"
    case "XCUIKeyboardKeyRightArrow": "arrow-right"
    case "XCUIKeyboardKeyDownArrow": "arrow-down"
    default: nil
    }
  }
}
