import NIOCore
import NIOHTTP1

/// Two connections whose bytes go from one to the other as they are: a WebSocket of WebDriver BiDi.
enum Tunnel {
  /// Takes HTTP out of both, which are on one event loop.
  static func join(_ test: any Channel, _ server: any Channel) {
    let (here, there) = (test.pipeline.syncOperations, server.pipeline.syncOperations)
    do {
      // First the ends, because a decoder that leaves hands over the bytes that it already has.
      for part in [
        try here.context(handlerType: ClientHandler.self), try there.context(handlerType: ServerHandler.self),
      ] {
        part.pipeline.syncOperations.removeHandler(context: part, promise: nil)
      }
      try here.addHandler(TunnelEnd(to: server))
      try there.addHandler(TunnelEnd(to: test))
      let parts = [
        try here.context(handlerType: HTTPServerPipelineHandler.self),
        try here.context(handlerType: HTTPResponseEncoder.self),
        try there.context(handlerType: HTTPRequestEncoder.self),
        try here.context(handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self),
        try there.context(handlerType: ByteToMessageHandler<HTTPResponseDecoder>.self),
      ]
      for part in parts { part.pipeline.syncOperations.removeHandler(context: part, promise: nil) }
    } catch {
      test.close(promise: nil)
      server.close(promise: nil)
    }
  }
}
