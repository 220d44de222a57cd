/// Something below the outermost keys of a JSON document that distinguishes formats.
enum JSONMark: Hashable, Sendable {
  /// Some object has this key.
  case key(String)
  /// Some member with this key has this text.
  case text(String, of: String)
  /// There are members with this key, and each is an empty list.
  case onlyEmptyLists(String)

  var key: String {
    switch self {
    case .key(let key), .text(_, let key), .onlyEmptyLists(let key): key
    }
  }
}
