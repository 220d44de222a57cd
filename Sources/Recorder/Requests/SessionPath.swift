/// The path of a WebDriver request: `/wd/hub/session/<id>/element/<id>/click`.
struct SessionPath: Equatable, Sendable {
  /// What the server has before `/session`, such as `/wd/hub`; empty since Appium 2.
  let prefix: String
  /// Empty for `/session` itself.
  let session: String
  /// What follows the session, in parts.
  let tail: [String]
}

extension SessionPath {
  /// Nil for a path that is of no session.
  init?(_ uri: String) {
    let path = uri.prefix { $0 != "?" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let place = parts.firstIndex(of: "session") else { return nil }
    prefix = parts[..<place].map { "/" + $0 }.joined()
    session = place + 1 < parts.count ? parts[place + 1] : ""
    tail = Array(parts.dropFirst(place + 2))
  }
}
