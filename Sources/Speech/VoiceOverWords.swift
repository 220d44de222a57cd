/// The words of VoiceOver in one language, as tokens of an utterance.
///
/// Source: cashapp/AccessibilitySnapshot, Localizable.strings; “picker item” and “pop up button” from recordings of VoiceOver
/// and from idb's table of traits.
public struct VoiceOverWords: Sendable {
  public var selected: String
  public var dimmed: String
  public var button: String
  public var backButton: String
  public var popUpButton: String
  public var switchButton: String
  public var on: String
  public var off: String
  public var mixed: String
  public var tab: String
  public var textField: String
  public var secureTextField: String
  public var isEditing: String
  public var heading: String
  public var link: String
  public var pickerItem: String
  public var adjustable: String
  public var image: String
  public var searchField: String
  /// The label that a back button does not speak, because its role says it.
  public var back: String
  public var toggleHint: String
  public var editHint: String
  public var editingHint: String
  public var adjustHint: String
  public var actionsHint: String
  /// Between the two numbers of a position.
  public var of: String

  public static let english = VoiceOverWords(
    selected: "Selected", dimmed: "dimmed", button: "button", backButton: "back button", popUpButton: "pop up button",
    switchButton: "switch button", on: "on", off: "off", mixed: "mixed", tab: "tab", textField: "text field",
    secureTextField: "secure text field", isEditing: "is editing", heading: "heading", link: "link",
    pickerItem: "picker item", adjustable: "adjustable", image: "image", searchField: "search field", back: "Back",
    toggleHint: "double tap to toggle setting", editHint: "double tap to edit",
    editingHint: "use the rotor to access Misspelled Words",
    adjustHint: "swipe up or down with one finger to adjust the value", actionsHint: "actions available", of: "of")

  /// By BCP 47 primary subtag; other languages are spoken in English words.
  public static let byLanguage: [String: VoiceOverWords] = ["en": english]

  /// The words for a language tag; English where there are none yet.
  public static func words(for language: String?) -> VoiceOverWords {
    language.flatMap { byLanguage[String($0.prefix { $0 != "-" && $0 != "_" })] } ?? english
  }
}
