import NIOCore
import NIOHTTP1

/// The connection to the server that belongs to one connection of a test.
final class ServerHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPClientResponsePart

  private let test: ClientHandler

  private init(_ test: ClientHandler) { self.test = test }

  /// Makes a channel speak HTTP for this test.
  static func add(to channel: any Channel, for test: ClientHandler) throws {
    var encoding = HTTPRequestEncoder.Configuration()
    // The test has said how long its body is, or has none.
    encoding.automaticallySetFramingHeaders = false
    let decoder = HTTPResponseDecoder(leftOverBytesStrategy: .forwardBytes, informationalResponseStrategy: .forward)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(HTTPRequestEncoder(configuration: encoding))
    try pipeline.addHandler(ByteToMessageHandler(decoder))
    try pipeline.addHandler(ServerHandler(test))
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { test.answer(unwrapInboundIn(data)) }
  func channelReadComplete(context: ChannelHandlerContext) { test.flush() }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    test.serverTakesMore(context.channel.isWritable)
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    test.serverClosed()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
