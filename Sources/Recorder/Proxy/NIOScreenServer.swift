import NIOCore
import NIOHTTP1
import NIOPosix

/// The Appium server, as the recorder asks it: each request on a connection of its own.
struct NIOScreenServer: ScreenServer {
  let address: ServerAddress
  let group: any EventLoopGroup
  /// Deep trees of iOS take many seconds.
  var patience = TimeAmount.seconds(30)

  /// More than any tree of one screen.
  private static let largest = 256 << 20

  func ask(_ request: ServerRequest) async throws(AskFailure) -> ServerAnswer {
    let loop = group.next()
    let answer = loop.makePromise(of: NIOHTTPClientResponseFull.self)
    do {
      let bootstrap = ClientBootstrap(group: loop)
        .connectTimeout(.seconds(5))
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHTTPClientHandlers()
            try pipeline.addHandler(NIOHTTPClientResponseAggregator(maxContentLength: Self.largest))
            try pipeline.addHandler(AnswerHandler(answer))
          }
        }
      let channel = try await ServerConnection.open(bootstrap, to: address).get()
      let deadline = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
      defer {
        deadline.cancel()
        channel.close(promise: nil)
      }
      try await send(request, on: channel)
      let full = try await answer.futureResult.get()
      return ServerAnswer(
        status: Int(full.head.status.code), body: full.body.map { Array($0.readableBytesView) } ?? [])
    } catch {
      answer.fail(error)
      throw AskFailure(cause: "\(request.method) \(request.uri.split(separator: "/").last ?? ""): \(Self.words(error))")
    }
  }

  private func send(_ request: ServerRequest, on channel: any Channel) async throws {
    var head = HTTPRequestHead(version: .http1_1, method: HTTPMethod(rawValue: request.method), uri: request.uri)
    head.headers = ["Host": "\(address)", "Accept": "application/json", "Connection": "close"]
    if let body = request.body {
      head.headers.add(name: "Content-Type", value: "application/json; charset=utf-8")
      head.headers.add(name: "Content-Length", value: "\(body.utf8.count)")
    }
    channel.write(HTTPClientRequestPart.head(head), promise: nil)
    if let body = request.body {
      channel.write(HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(string: body))), promise: nil)
    }
    try await channel.writeAndFlush(HTTPClientRequestPart.end(nil)).get()
  }

  private static func words(_ error: any Error) -> String {
    error is ClosedEarly
      ? "no answer within the time that a source may take, or the connection was closed" : NetworkCause.words(error)
  }
}
