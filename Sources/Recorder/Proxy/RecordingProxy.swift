import NIOCore
import NIOHTTP1
import NIOPosix

/// The proxy between a test and its Appium server.
public final class RecordingProxy: Sendable {
  private let channel: any Channel
  private let recorder: Recorder
  /// Where it listens: the port is a free one where 0 was asked for.
  public let address: ServerAddress

  private init(_ channel: any Channel, _ recorder: Recorder, _ address: ServerAddress) {
    (self.channel, self.recorder, self.address) = (channel, recorder, address)
  }

  /// Starts to listen.
  ///
  /// - Parameter tell: takes a line for the person who started it.
  /// - Throws: `RecordingProblem`.
  public static func start(
    at address: ServerAddress, appium: ServerAddress, options: RecorderOptions,
    tell: @escaping @Sendable (String) -> Void
  ) async throws(RecordingProblem) -> RecordingProxy {
    let group = MultiThreadedEventLoopGroup.singleton
    let server = NIOScreenServer(address: appium, group: group)
    let recorder = Recorder(options: options, server: server) { tell("\($0)") }
    let numbers = RequestNumbers()
    do {
      let channel = try await ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try add(ClientHandler(recorder: recorder, address: appium, numbers: numbers), to: channel)
          }
        }
        .bind(host: address.host, port: address.port).get()
      let port = channel.localAddress?.port ?? address.port
      return RecordingProxy(channel, recorder, ServerAddress(host: address.host, port: port))
    } catch {
      throw RecordingProblem(
        "\(address): cannot listen: \(NetworkCause.words(error)). Choose another address with --listen, "
          + "or stop what listens there.")
    }
  }

  /// As `configureHTTPServerPipeline` does it, but nothing is added to what the server said.
  private static func add(_ handler: ClientHandler, to channel: any Channel) throws {
    var encoding = HTTPResponseEncoder.Configuration()
    encoding.automaticallySetFramingHeaders = false
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(HTTPResponseEncoder(configuration: encoding))
    try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)))
    try pipeline.addHandler(HTTPServerPipelineHandler())
    try pipeline.addHandler(handler)
  }

  /// Stops to listen, and returns when all captures are written.
  public func stop() async {
    try? await channel.close()
    await recorder.finish()
  }
}
