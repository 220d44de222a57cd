import NIOCore
import NIOHTTP1

/// The server cannot be reached. The test gets an error in the form in which it would report one of the server's.
struct ConnectionProblem: CustomStringConvertible {
  let address: ServerAddress
  let error: any Error

  var description: String {
    "a11yd record: cannot reach the server at http://\(address): \(NetworkCause.words(error)). Start it, or correct --appium."
  }

  /// 502, as any proxy would say.
  func answer(to request: HTTPRequestHead?) -> (head: HTTPResponseHead, body: ByteBuffer) {
    let message = description.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let body = ByteBuffer(string: #"{"value":{"error":"unknown error","message":"\#(message)","stacktrace":""}}"#)
    let headers: HTTPHeaders = [
      "Content-Type": "application/json; charset=utf-8", "Content-Length": "\(body.readableBytes)",
      "Connection": "close",
    ]
    return (HTTPResponseHead(version: .http1_1, status: .badGateway, headers: headers), body)
  }
}
