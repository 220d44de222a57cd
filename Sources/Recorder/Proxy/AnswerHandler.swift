import NIOCore
import NIOHTTP1

/// Hands the one answer of a connection over.
final class AnswerHandler: ChannelInboundHandler {
  typealias InboundIn = NIOHTTPClientResponseFull

  private let answer: EventLoopPromise<NIOHTTPClientResponseFull>

  init(_ answer: EventLoopPromise<NIOHTTPClientResponseFull>) { self.answer = answer }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { answer.succeed(unwrapInboundIn(data)) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    answer.fail(error)
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) { answer.fail(ClosedEarly()) }
}
