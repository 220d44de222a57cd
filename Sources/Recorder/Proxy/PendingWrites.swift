import NIOCore

/// Closes a connection after what was written to it: `close` alone would drop what the other side has not read yet.
enum PendingWrites {
  /// - Parameter context: of the handler that is nearest to the network.
  static func close(behind context: ChannelHandlerContext) {
    let channel = context.channel
    let last = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(NIOAny(IOData.byteBuffer(ByteBuffer())), promise: last)
    last.futureResult.whenComplete { _ in channel.close(promise: nil) }
  }
}
