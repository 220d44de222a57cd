/// The attributes that Detox writes of a view.
enum DetoxAttribute: String, KnownKeys {
  case visibility, alpha, focused, value, label, text, id, testID, x, y, width, height
  case className = "class"

  static let table = NumberedKeys<DetoxAttribute>()
}
