/// One request of a test, as far as the recorder looks at it.
public struct WebDriverRequest: Sendable {
  let method: String
  let path: SessionPath
  let body: JSONValue?

  init(method: String, path: SessionPath, body: JSONValue?) {
    (self.method, self.path, self.body) = (method, path, body)
  }

  /// Nil for a request that is of no session.
  public init?(method: String, uri: String, body: [UInt8]) {
    guard let path = SessionPath(uri) else { return nil }
    self.init(method: method, path: path, body: JSONValue(body))
  }

  /// Whether it opens a session.
  var opensSession: Bool { method == "POST" && path.session.isEmpty }
  /// Whether it ends its session.
  var endsSession: Bool { method == "DELETE" && !path.session.isEmpty && path.tail.isEmpty }

  /// `mobile: clickGesture` and its arguments; nil for a request that runs no such script.
  var script: (name: String, arguments: JSONValue)? {
    guard method == "POST", path.tail == ["execute", "sync"] || path.tail == ["execute"],
      let script = body?["script"]?.text, script.hasPrefix("mobile:")
    else { return nil }
    let name = script.dropFirst("mobile:".count).drop { $0 == " " }
    return (String(name), body?["args"]?.list?.first ?? .null)
  }

  /// Whether its body and its answer can matter, judged before its body is there: everything but questions and uploads.
  ///
  /// Sources and screenshots are asked for by GET, so that they stream through.
  public static func isWatched(method: String, uri: String) -> Bool {
    guard method == "POST" || method == "DELETE", let path = SessionPath(uri) else { return false }
    if path.session.isEmpty { return method == "POST" }
    return !unwatched.contains(path.tail.last ?? "")
  }

  /// Large requests that do not change the screen.
  private static let unwatched: Set<String> = [
    "push_file", "pull_file", "pull_folder", "file", "log", "compare_images",
  ]
}
