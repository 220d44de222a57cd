import NIOCore
import NIOHTTP1
import NIOPosix

/// One connection of a test. It has one connection to the server, and both close together, so that the test sees what it
/// would see without the recorder.
///
/// Everything here and in `ServerHandler` happens on the event loop that the two connections share.
final class ClientHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let recorder: Recorder
  private let address: ServerAddress
  private let numbers: RequestNumbers
  private var context: ChannelHandlerContext?
  private var server: Server = .none
  /// What goes to the server once it is connected.
  private var waiting: [HTTPClientRequestPart] = []
  /// The request whose body is still coming in, if the recorder looks at it.
  private var collecting: WatchedExchange?
  private var isWatched = false
  /// A request that is watched, until its answer has passed.
  private var watched: (exchange: WatchedExchange, request: WebDriverRequest)?
  private var head: HTTPRequestHead?
  /// The server agreed to speak another protocol.
  private var leavesHTTP = false

  private enum Server {
    case none
    case connecting
    case connected(any Channel)
  }

  init(recorder: Recorder, address: ServerAddress, numbers: RequestNumbers) {
    (self.recorder, self.address, self.numbers) = (recorder, address, numbers)
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  // MARK: from the test

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      isWatched = WebDriverRequest.isWatched(method: head.method.rawValue, uri: head.uri)
      if isWatched || recorder.holds(head.uri) {
        collecting = WatchedExchange(number: numbers.next(), head: head)
        // Such a test waits for a word of the server before it sends the body.
        if head.headers.contains(name: "expect") { stopCollecting() }
      } else {
        send(.head(passed(head)))
      }
    case .body(let bytes):
      if collecting == nil {
        send(.body(.byteBuffer(bytes)))
      } else if collecting?.addRequest(bytes) == false {
        stopCollecting()
      }
    case .end(let trailers): end(trailers)
    }
  }

  private func stopCollecting() {
    guard let exchange = collecting else { return }
    collecting = nil
    send(.head(passed(exchange.head)))
    if !exchange.request.isEmpty { send(.body(.byteBuffer(ByteBuffer(bytes: exchange.request)))) }
  }

  private func end(_ trailers: HTTPHeaders?) {
    guard let exchange = collecting, let request = exchange.webDriverRequest, let context else {
      stopCollecting()
      return send(.end(trailers))
    }
    guard let admit = recorder.admission(of: request, number: exchange.number) else {
      return admitted(exchange, request, trailers)
    }
    let admission = context.eventLoop.makePromise(of: Void.self)
    admission.completeWithTask { await admit() }
    admission.futureResult.assumeIsolated().whenComplete { [self] _ in admitted(exchange, request, trailers) }
  }

  private func admitted(_ exchange: WatchedExchange, _ request: WebDriverRequest, _ trailers: HTTPHeaders?) {
    if isWatched { watched = (exchange, request) }
    stopCollecting()
    send(.end(trailers))
  }

  func channelReadComplete(context: ChannelHandlerContext) { flushServer() }

  func channelInactive(context: ChannelHandlerContext) {
    closeServer()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    closeServer()
    context.close(promise: nil)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    // A large answer must not pile up here while the test reads slowly.
    if case .connected(let server) = server {
      server.setOption(.autoRead, value: context.channel.isWritable).whenComplete { _ in }
    }
    context.fireChannelWritabilityChanged()
  }

  // MARK: to the server

  /// The same request for another host, which is all that differs.
  private func passed(_ head: HTTPRequestHead) -> HTTPRequestHead {
    var head = head
    head.headers.replaceOrAdd(name: "Host", value: "\(address)")
    Framing.normalize(&head.headers)
    return head
  }

  private func send(_ part: HTTPClientRequestPart) {
    if case .connected(let server) = server {
      server.write(part, promise: nil)
      if case .end = part { server.flush() }
      return
    }
    waiting.append(part)
    if case .none = server { connect() }
  }

  private func flushServer() {
    if case .connected(let server) = server { server.flush() }
  }

  private func connect() {
    guard let context else { return }
    server = .connecting
    let test = NIOLoopBound(self, eventLoop: context.eventLoop)
    let bootstrap = ClientBootstrap(group: context.eventLoop)
      .connectTimeout(.seconds(30))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try ServerHandler.add(to: channel, for: test.value) }
      }
    ServerConnection.open(bootstrap, to: address)
      .assumeIsolated()
      .whenComplete { [self] result in
        switch result {
        case .success(let channel): connected(channel)
        case .failure(let error): refuse(because: error)
        }
      }
  }

  private func connected(_ channel: any Channel) {
    // The test may have gone away meanwhile.
    guard let context, context.channel.isActive else { return channel.close(promise: nil) }
    server = .connected(channel)
    let parts = waiting
    waiting = []
    for part in parts { send(part) }
    channel.flush()
  }

  private func closeServer() {
    if case .connected(let server) = server { server.close(promise: nil) }
    server = .none
    context = nil
  }

  private func refuse(because error: any Error) {
    guard let context else { return }
    // What is still coming in of the request has nowhere to go.
    let answer = ConnectionProblem(address: address, error: error).answer(to: head)
    context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in context.close(promise: nil) }
  }

  // MARK: from the server

  /// Passes a part of the answer on.
  func answer(_ part: HTTPClientResponsePart) {
    guard let context else { return }
    switch part {
    case .head(var answer):
      watched?.exchange.setStatus(answer.status)
      leavesHTTP = answer.status == .switchingProtocols
      if !leavesHTTP { Framing.normalize(&answer, to: head) }
      context.write(wrapOutboundOut(.head(answer)), promise: nil)
      if answer.status.code < 200 { context.flush() }
    case .body(let bytes):
      watched?.exchange.addAnswer(bytes)
      context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    case .end where leavesHTTP: tunnel()
    case .end(let trailers):
      if let (exchange, request) = watched {
        watched = nil
        recorder.answered(exchange.exchange(of: request), number: exchange.number)
      }
      let isLast = head.map(Framing.asksForUpgrade) ?? false
      context.writeAndFlush(wrapOutboundOut(.end(trailers))).assumeIsolated().whenComplete { _ in
        // The decoder reads no HTTP after a request to leave it.
        if isLast { context.close(promise: nil) }
      }
    }
  }

  func flush() { context?.flush() }

  /// Stops to read from the test while the server cannot take more.
  func serverTakesMore(_ takes: Bool) {
    context?.channel.setOption(.autoRead, value: takes).whenComplete { _ in }
  }

  /// The server closed its connection, or the answer was no HTTP.
  func serverClosed() {
    if let context, let encoder = try? context.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self) {
      PendingWrites.close(behind: encoder)
    }
    context = nil
    server = .none
  }

  /// From here on the two speak another protocol.
  private func tunnel() {
    guard let context, case .connected(let server) = server else { return }
    context.flush()
    Tunnel.join(context.channel, server)
  }
}
