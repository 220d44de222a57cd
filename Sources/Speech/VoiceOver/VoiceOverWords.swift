/// The words of VoiceOver in one language, as tokens of an utterance.
///
/// Source: cashapp/AccessibilitySnapshot, Localizable.strings; what it has no words for from recordings of VoiceOver, from
/// idb's table of traits, and from cvs-health/ios-swiftui-accessibility-techniques (menus), tmobile/magentaA11y
/// (native/controls/search and reorder-data-row) and department-of-veterans-affairs/va-mobile-app (a field being edited).
public struct VoiceOverWords: Sendable {
  public var selected: String
  public var dimmed: String
  public var button: String
  public var backButton: String
  public var popUpButton: String
  public var checkBox: String
  public var radioButton: String
  public var checked: String
  public var unchecked: String
  public var draggable: String
  public var switchButton: String
  public var on: String
  public var off: String
  public var mixed: String
  public var tab: String
  public var textField: String
  public var secureTextField: String
  public var isEditing: String
  /// The place of the insertion point in a field that is being edited.
  public var insertionAtStart: String
  public var insertionAtEnd: String
  public var heading: String
  /// With %1 for the level.
  public var headingLevel: String
  public var link: String
  public var pickerItem: String
  public var adjustable: String
  public var image: String
  public var searchField: String
  /// The label that a back button does not speak, because the role already says it.
  public var back: String
  public var toggleHint: String
  public var editHint: String
  public var editingHint: String
  public var adjustHint: String
  public var actionsHint: String
  public var popUpHint: String
  public var dragHint: String
  public var expanded: String
  public var collapsed: String
  public var expandHint: String
  public var collapseHint: String
  /// Spoken before the title of an alert.
  public var alert: String
  /// Spoken on entering one.
  public var toolbar: String
  public var listStart: String
  public var listEnd: String
  public var landmark: String
  public var landmarkEnd: String
  /// With %1 for the number.
  public var row: String
  public var column: String
  public var spansRows: String
  public var spansColumns: String
  /// With %1 for the index and %2 for the count.
  public var position: String

  public static let english = VoiceOverWords(
    selected: "Selected", dimmed: "dimmed", button: "button", backButton: "back button", popUpButton: "pop up button",
    checkBox: "checkbox", radioButton: "radio button", checked: "checked", unchecked: "unchecked",
    draggable: "draggable",
    switchButton: "switch button", on: "on", off: "off", mixed: "mixed", tab: "tab", textField: "text field",
    secureTextField: "secure text field", isEditing: "is editing",
    insertionAtStart: "insertion point at start", insertionAtEnd: "insertion point at end", heading: "heading",
    headingLevel: "heading level %1", link: "link",
    pickerItem: "picker item", adjustable: "adjustable", image: "image", searchField: "search field", back: "Back",
    toggleHint: "double tap to toggle setting", editHint: "double tap to edit",
    editingHint: "use the rotor to access Misspelled Words",
    adjustHint: "swipe up or down with one finger to adjust the value", actionsHint: "actions available",
    popUpHint: "double tap to activate the picker",
    dragHint: "double tap and hold, wait for the sound, then drag to rearrange",
    expanded: "expanded", collapsed: "collapsed", expandHint: "double tap to expand",
    collapseHint: "double tap to collapse", alert: "Alert", toolbar: "Toolbar", listStart: "list start",
    listEnd: "list end",
    landmark: "landmark", landmarkEnd: "end", row: "row %1", column: "column %1", spansRows: "spans %1 rows",
    spansColumns: "spans %1 columns", position: "%1 of %2")

  /// Words by BCP 47 tag. No source has other languages, which use English words.
  public static let byLanguage: [String: VoiceOverWords] = ["en": english, "de": german, "ru": russian]

  /// The words for a language tag; English if there are none yet.
  public static func words(for language: String?) -> VoiceOverWords {
    LanguageLookup.value(for: language, in: byLanguage) ?? english
  }
}
