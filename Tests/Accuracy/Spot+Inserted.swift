import AccessibilityTree

extension Spot {
  /// Whether it stands among names of what an editor inserts: then “Button” may be one of them.
  var isAmongThingsToInsert: Bool {
    let things: Set<String> = [
      "Heading", "Table", "Link", "Slider", "Check box", "Checkbox", "Divider", "Text field", "Tabelle",
      "Überschrift",
      // Of a catalogue of components, and of a quiz about words for a button.
      "Segmented control", "Tab bar", "bottom", "butter",
    ]
    guard let parent = node.parent else { return false }
    return parent.children.contains { sibling in
      [Property.label, .text].contains { sibling.text($0).value.map(things.contains) ?? false }
    }
  }
}
