import Rules

/// The shapes that a text has, as far as somebody asked. Many rules ask for the same ones.
struct KnownShapes {
  /// Those that it may have as far as its bytes tell.
  let possible: ShapeSet
  private var asked = ShapeSet()
  private var found = ShapeSet()

  init(_ text: String) { possible = ShapeSet(possibleFor: text) }

  /// Whether the text, the same each time, has one of these shapes.
  mutating func contains(anyOf shapes: [Shape], _ text: () -> String) -> Bool {
    for shape in shapes where possible.contains(shape) {
      if !asked.contains(shape) {
        asked.insert(shape)
        if shape.isOf(text()) { found.insert(shape) }
      }
      if found.contains(shape) { return true }
    }
    return false
  }
}
