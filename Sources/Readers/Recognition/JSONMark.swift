/// Something below the outermost keys of a JSON document that tells one format from another.
enum JSONMark: Hashable, Sendable {
  /// Some object has this key.
  case key(String)
  /// Some member with this key is this text.
  case text(String, of: String)
  /// Members with this key are there, and every one is an empty list.
  case onlyEmptyLists(String)

  var key: String {
    switch self {
    case .key(let key), .text(_, let key), .onlyEmptyLists(let key): key
    }
  }
}
