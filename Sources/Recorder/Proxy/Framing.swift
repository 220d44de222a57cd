import NIOHTTP1

/// How long a body is, in headers that NIO's encoders understand as the decoders did.
enum Framing {
  /// The encoders compare letter for letter.
  static func normalize(_ headers: inout HTTPHeaders) {
    if headers["transfer-encoding"].last?.lowercased() == "chunked" {
      headers.replaceOrAdd(name: "transfer-encoding", value: "chunked")
    }
  }

  static func normalize(_ answer: inout HTTPResponseHead, to request: HTTPRequestHead?) {
    normalize(&answer.headers)
    // The encoder would close the body that such an answer does not have.
    if request?.method == .HEAD || !answer.status.mayHaveResponseBody {
      answer.headers.remove(name: "transfer-encoding")
    }
    if let request, asksForUpgrade(request) { answer.headers.replaceOrAdd(name: "Connection", value: "close") }
  }

  /// Whether the test would like to speak another protocol.
  static func asksForUpgrade(_ request: HTTPRequestHead) -> Bool {
    request.headers.contains(name: "upgrade")
      && request.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
  }
}
