import NIOCore

/// One end of a tunnel.
final class TunnelEnd: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let other: any Channel

  init(to other: any Channel) { self.other = other }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    other.writeAndFlush(unwrapInboundIn(data), promise: nil)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    other.setOption(.autoRead, value: context.channel.isWritable).whenComplete { _ in }
  }

  func channelInactive(context: ChannelHandlerContext) {
    let other = other
    other.writeAndFlush(ByteBuffer()).whenComplete { _ in other.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
