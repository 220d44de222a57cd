/// UIAccessibilityTraits as the exporters name them, including private ones.
///
/// Source: appium/WebDriverAgent FBAccessibilityTraits.m; facebook/idb FBAccessibilityTraits.swift.
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let button = Traits(rawValue: 1 << 0)
  public static let link = Traits(rawValue: 1 << 1)
  public static let header = Traits(rawValue: 1 << 2)
  public static let searchField = Traits(rawValue: 1 << 3)
  public static let image = Traits(rawValue: 1 << 4)
  public static let selected = Traits(rawValue: 1 << 5)
  public static let playsSound = Traits(rawValue: 1 << 6)
  public static let keyboardKey = Traits(rawValue: 1 << 7)
  public static let staticText = Traits(rawValue: 1 << 8)
  public static let summaryElement = Traits(rawValue: 1 << 9)
  public static let notEnabled = Traits(rawValue: 1 << 10)
  public static let updatesFrequently = Traits(rawValue: 1 << 11)
  public static let startsMediaSession = Traits(rawValue: 1 << 12)
  public static let adjustable = Traits(rawValue: 1 << 13)
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 14)
  public static let causesPageTurn = Traits(rawValue: 1 << 15)
  public static let tabBar = Traits(rawValue: 1 << 16)
  /// ToggleButton in WebDriverAgent, Toggle in idb, switchButton in AccessibilitySnapshot.
  public static let toggle = Traits(rawValue: 1 << 17)
  public static let supportsZoom = Traits(rawValue: 1 << 18)
  /// Private: one tab of a tab bar.
  public static let tabButton = Traits(rawValue: 1 << 19)
  /// Private: one column of a picker, spoken “picker item”.
  public static let pickerElement = Traits(rawValue: 1 << 20)
  /// Private: spoken “pop up button”.
  public static let popupButton = Traits(rawValue: 1 << 21)
  /// Private: spoken “back button”.
  public static let backButton = Traits(rawValue: 1 << 22)
  /// Private: an editable text.
  public static let textEntry = Traits(rawValue: 1 << 23)
  /// Private: an editable text that is being edited.
  public static let isEditing = Traits(rawValue: 1 << 24)
  /// Private: an editable text whose characters are not spoken.
  public static let secureTextField = Traits(rawValue: 1 << 25)
  /// Private: one of a group with one selected member, spoken “radio button”.
  public static let radioButton = Traits(rawValue: 1 << 26)
  /// Private: one item of a menu.
  public static let menuItem = Traits(rawValue: 1 << 27)
  /// Private: part of a web page.
  public static let webContent = Traits(rawValue: 1 << 28)
  /// Private: part of the status bar.
  public static let statusBarElement = Traits(rawValue: 1 << 29)
  /// Private: spoken “alert”.
  public static let alert = Traits(rawValue: 1 << 30)
  /// Private: can be moved to another place in its list, spoken “draggable”.
  public static let draggable = Traits(rawValue: 1 << 31)

  /// Name in exports, compared without case → trait.
  public static let named: [String: Traits] = [
    "button": .button, "link": .link, "header": .header, "searchfield": .searchField, "image": .image,
    "selected": .selected, "playssound": .playsSound, "keyboardkey": .keyboardKey, "statictext": .staticText,
    "summaryelement": .summaryElement, "notenabled": .notEnabled, "updatesfrequently": .updatesFrequently,
    "startsmediasession": .startsMediaSession, "adjustable": .adjustable,
    "allowsdirectinteraction": .allowsDirectInteraction, "causespageturn": .causesPageTurn, "tabbar": .tabBar,
    "togglebutton": .toggle, "toggle": .toggle, "switchbutton": .toggle, "supportszoom": .supportsZoom,
    "tabbutton": .tabButton, "tabbaritem": .tabButton, "pickerelement": .pickerElement, "popupbutton": .popupButton,
    "backbutton": .backButton, "textentry": .textEntry, "isediting": .isEditing,
    "securetextfield": .secureTextField, "radiobutton": .radioButton, "menuitem": .menuItem,
    "webcontent": .webContent, "statusbarelement": .statusBarElement, "alert": .alert, "draggable": .draggable,
  ]
}
