import AccessibilityTree

extension Role {
  /// The plural of the role: “buttons”, “check boxes”.
  var plural: String {
    switch self {
    case .notExported, .other: return "elements"
    default:
      let words = rawValue.replacing("-", with: " ")
      return words + (words.hasSuffix("x") || words.hasSuffix("ch") ? "es" : "s")
    }
  }
}
