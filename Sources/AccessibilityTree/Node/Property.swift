/// A property that an export can state about a node. Rule files, `lacks:` and messages use its `name`.
///
/// The first 32 are yes-or-no states (`Property.isFlag`), the next 16 are texts (`Property.isText`), and the others
/// have their own types in `Node`.
///
/// Source: the common node model, docs/overview.md.
public enum Property: UInt8, CaseIterable, Sendable {
  // MARK: states, in this order because their index is their bit
  case enabled
  case selected
  case checkable
  case checked
  /// Half on: a check box whose children differ. Only with `checked`.
  case mixed
  case expanded
  /// Hidden from the screen reader on purpose: accessibilityElementsHidden, importantForAccessibility = no.
  case hidden
  /// On screen; false for gone, invisible and scrolled away.
  case visible
  /// The platform's own “this is one accessibility element”: isAccessibilityElement on iOS; importance on Android.
  case element
  /// Android's screenReaderFocusable.
  case screenReaderFocusable
  case focusable
  case clickable
  case longClickable
  case scrollable
  case adjustable
  case editable
  case password
  case heading
  case inputFocused
  case screenReaderFocused
  /// The text is the hint, because the field is empty.
  case showingHint
  case updatesFrequently
  /// Contains the screen reader's focus while it is shown.
  case modal
  /// Opens a list to choose from.
  case opensPopup

  // MARK: texts
  /// What the app gave as the accessible name: accessibilityLabel, contentDescription, or the canonical `name`.
  case label
  /// Visible text of the node itself, if the export separates it from the label.
  case text
  case value
  /// Android's stateDescription.
  case stateDescription
  /// What VoiceOver or TalkBack speaks last: accessibilityHint, tooltip text.
  case hint
  case placeholder
  /// The role in the app's own words: roleDescription, role_description.
  case roleDescription
  case identifier
  /// Class name or element type as the exporter wrote it.
  case nativeClass
  case paneTitle
  case tooltip
  /// The text of the node that labels this one.
  case labeledByText
  case error
  /// The app, package or process that owns the node.
  case owner

  // MARK: everything else
  case role
  case traits
  case bounds
  case liveRegion
  /// Place in a set: “2 of 3”.
  case position
  /// Rows, columns and selection mode of a collection.
  case collection
  case range
  case actions
  case events
  case platform
  case language

  /// How many properties are states.
  @inlinable
  static var flagCount: Int { 24 }
  /// How many properties are texts.
  @inlinable
  static var textCount: Int { 14 }

  /// Place in `allCases`; the bit of this property in a `PropertySet`.
  @inlinable
  public var index: Int { Int(rawValue) }

  /// The bit of a state in `NodeRecord.known`, or nil.
  @inlinable
  public var flagBit: UInt32? { index < Self.flagCount ? 1 << UInt32(index) : nil }

  /// The place of a text in `NodeRecord`, or nil.
  @inlinable
  public var textIndex: Int? {
    index >= Self.flagCount && index < Self.flagCount + Self.textCount ? index - Self.flagCount : nil
  }

  /// Whether this is a yes-or-no state.
  public var isFlag: Bool { flagBit != nil }

  /// Whether this is a text.
  public var isText: Bool { textIndex != nil }

  /// The name in rule files, in kebab case.
  public var name: String { Self.names[index] }

  /// The property with this name, or nil.
  public init?(named name: String) {
    guard let property = Self.byName[name] else { return nil }
    self = property
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// In the order of the cases.
  static let names = [
    "enabled", "selected", "checkable", "checked", "mixed", "expanded", "hidden", "visible", "element",
    "screen-reader-focusable", "focusable", "clickable", "long-clickable", "scrollable", "adjustable", "editable",
    "password", "heading", "input-focused", "screen-reader-focused", "showing-hint", "updates-frequently", "modal",
    "opens-popup", "label", "text", "value", "state-description", "hint", "placeholder", "role-description",
    "identifier", "class", "pane-title", "tooltip", "labeled-by", "error", "owner", "role", "traits", "bounds",
    "live-region", "position", "collection", "range", "actions", "events", "platform", "language",
  ]
}
