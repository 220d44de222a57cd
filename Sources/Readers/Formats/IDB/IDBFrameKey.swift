/// The edges of `frame`.
enum IDBFrameKey: String, KnownKeys {
  // In the order of `BoundsObject`.
  case x, y, width, height

  static let table = NumberedKeys<IDBFrameKey>()
}
