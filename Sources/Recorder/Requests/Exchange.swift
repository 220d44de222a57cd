/// A request and what the server answered.
public struct Exchange: Sendable {
  let request: WebDriverRequest
  let status: Int
  let answer: JSONValue?

  init(request: WebDriverRequest, status: Int, answer: JSONValue?) {
    (self.request, self.status, self.answer) = (request, status, answer)
  }

  public init(request: WebDriverRequest, status: Int, answer: [UInt8]) {
    self.init(request: request, status: status, answer: JSONValue(answer))
  }

  /// Whether the server did what was asked.
  ///
  /// Servers before W3C answer 200 with a `status` of their own.
  var succeeded: Bool { (200..<300).contains(status) && (answer?["status"]?.number ?? 0) == 0 }

  /// What the server answered; nil for nothing.
  var value: JSONValue? { answer?["value"] }

  /// Whether the server does not know the session any more.
  var saysSessionIsGone: Bool { status == 404 && value?["error"]?.text == "invalid session id" }
}
