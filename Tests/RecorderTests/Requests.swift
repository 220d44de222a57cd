@testable import Recorder

extension WebDriverRequest {
  /// A request as a test sends it.
  static func post(_ tail: String, _ body: String = "{}") -> WebDriverRequest {
    let path = SessionPath(prefix: "", session: "1f2e", tail: tail.split(separator: "/").map(String.init))
    return WebDriverRequest(method: "POST", path: path, body: JSONValue(Array(body.utf8)))
  }

  /// The request that opens a session, with the capabilities that it asks for.
  static func open(_ asked: String = "{}") -> WebDriverRequest {
    WebDriverRequest(
      method: "POST", path: SessionPath(prefix: "", session: "", tail: []),
      body: JSONValue(Array(#"{"capabilities":{"alwaysMatch":\#(asked)}}"#.utf8)))
  }

  /// `mobile: <name>` with these arguments.
  static func mobile(_ name: String, _ arguments: String = "{}") -> WebDriverRequest {
    post("execute/sync", #"{"script":"mobile: \#(name)","args":[\#(arguments)]}"#)
  }
}

extension Exchange {
  /// A request and what the server answered to it, in `value`.
  static func answered(_ request: WebDriverRequest, _ value: String = "null", status: Int = 200) -> Exchange {
    Exchange(request: request, status: status, answer: Array(#"{"value":\#(value)}"#.utf8))
  }
}
