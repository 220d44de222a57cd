import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import SystemPackage
import Testing

@testable import Recorder

/// The proxy between a client and a server that says what it was asked; more of it is in `Tests/Recorder`.
@Suite struct RecordingProxyTests {
  /// Answers with the method, the path and the body of a request.
  private final class EchoHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private var words = ""

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): words = "\(head.method) \(head.uri) "
      case .body(let bytes): words += String(buffer: bytes)
      case .end:
        let head = HTTPResponseHead(
          version: .http1_1, status: .imATeapot, headers: ["Content-Length": "\(words.utf8.count)"])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: words)))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      }
    }
  }

  private static func server() async throws -> (channel: any Channel, address: ServerAddress) {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(EchoHandler())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return (channel, ServerAddress(host: "127.0.0.1", port: try #require(channel.localAddress?.port)))
  }

  private static func proxy(to server: ServerAddress) async throws -> RecordingProxy {
    try await RecordingProxy.start(
      at: ServerAddress(host: "127.0.0.1", port: 0), appium: server,
      options: RecorderOptions(into: FilePath(FileManager.default.temporaryDirectory.path))
    ) { _ in }
  }

  private static func ask(_ request: ServerRequest, at address: ServerAddress) async throws -> (Int, String) {
    let answer = try await NIOScreenServer(address: address, group: MultiThreadedEventLoopGroup.singleton).ask(request)
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  @Test(arguments: [
    ServerRequest(method: "GET", uri: "/status?a=%2F"), ServerRequest(method: "POST", uri: "/session", body: "{}"),
    ServerRequest(method: "POST", uri: "/session/1/timeouts", body: #"{"implicit":5}"#),
    ServerRequest(method: "POST", uri: "/x", body: String(repeating: "y", count: 5_000_000)),
    ServerRequest(method: "POST", uri: "/session/1/timeouts", body: String(repeating: "y", count: 5_000_000)),
    ServerRequest(method: "DELETE", uri: "/session/1/cookie"),
  ])
  func `requests and answers pass`(request: ServerRequest) async throws {
    let server = try await Self.server()
    let proxy = try await Self.proxy(to: server.address)
    let (status, words) = try await Self.ask(request, at: proxy.address)
    #expect(status == 418)
    #expect(words == "\(request.method) \(request.uri) \(request.body ?? "")")
    await proxy.stop()
    try await server.channel.close()
  }

  @Test func `a server that is gone is an error that a test can show`() async throws {
    let server = try await Self.server()
    try await server.channel.close()
    let proxy = try await Self.proxy(to: server.address)
    let (status, words) = try await Self.ask(ServerRequest(method: "GET", uri: "/status"), at: proxy.address)
    #expect(status == 502)
    let message = try #require(JSONValue(Array(words.utf8))?["value"]?["message"]?.text)
    #expect(message.hasPrefix("a11yd record: cannot reach the server at http://\(server.address): Connection refused"))
    await proxy.stop()
  }

  @Test func `an address that is taken is refused in words`() async throws {
    let server = try await Self.server()
    await #expect(throws: RecordingProblem.self) {
      _ = try await RecordingProxy.start(
        at: server.address, appium: server.address, options: RecorderOptions(into: "/tmp")
      ) { _ in }
    }
    try await server.channel.close()
  }
}
