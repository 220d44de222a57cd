import AccessibilityTree

/// What a WebDriverAgent node says, while its keys are being read. `XCUIElementBuilder.close` keeps it.
struct XCUIElementDraft {
  /// Place in preorder.
  let index: Int
  var record: NodeRecord
  /// The properties that this node shows the export to carry.
  var carried = PropertySet()
  var unsettled = Unsettled()

  /// Values that can only be interpreted at the end, or together with other keys.
  struct Unsettled {
    /// Accessibility identifier if there is one, else the label.
    var name = LabelID.notExported
    var rawIdentifier = LabelID.notExported
    /// Computed by the exporter: false below another element.
    var isAccessible: Bool?
    /// What the element itself says.
    var isNativeElement: Bool?
    var hasTraits = false
    var minimum: Double?
    var maximum: Double?
  }

  /// States a yes-or-no property and that this export carries it.
  @inline(__always)
  mutating func state(_ property: Property, _ value: Bool) {
    record.set(property, value)
    carried.insert(property)
  }

  /// States a text and that this export carries it.
  @inline(__always)
  mutating func state(_ property: Property, _ text: LabelID) {
    record.set(property, text)
    carried.insert(property)
  }
}
