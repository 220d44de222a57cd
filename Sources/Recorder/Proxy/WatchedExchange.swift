import NIOCore
import NIOHTTP1

/// A request that the recorder looks at, while its bytes pass.
struct WatchedExchange {
  let number: UInt64
  let head: HTTPRequestHead
  private(set) var request: [UInt8] = []
  private var status = 0
  private var answer: [UInt8] = []
  private var isAnswerTooLong = false

  /// The bodies of requests that act are short; an upload must not be held back.
  private static let longestRequest = 1 << 20
  private static let longestAnswer = 4 << 20

  init(number: UInt64, head: HTTPRequestHead) { (self.number, self.head) = (number, head) }

  /// Adds a part of the request; false where it is too long to be looked at.
  mutating func addRequest(_ bytes: ByteBuffer) -> Bool {
    request += bytes.readableBytesView
    return request.count <= Self.longestRequest
  }

  mutating func setStatus(_ status: HTTPResponseStatus) { self.status = Int(status.code) }

  mutating func addAnswer(_ bytes: ByteBuffer) {
    guard !isAnswerTooLong else { return }
    if answer.count + bytes.readableBytes > Self.longestAnswer {
      (answer, isAnswerTooLong) = ([], true)
    } else {
      answer += bytes.readableBytesView
    }
  }

  /// Nil for a path that is of no session.
  var webDriverRequest: WebDriverRequest? {
    WebDriverRequest(method: head.method.rawValue, uri: head.uri, body: request)
  }

  func exchange(of request: WebDriverRequest) -> Exchange {
    Exchange(request: request, status: status, answer: answer)
  }
}
