import NIOCore
import NIOPosix

/// A connection to a server, without asking anybody for its address where that is a number: the resolver has threads of
/// its own, which may be busy.
enum ServerConnection {
  static func open(_ bootstrap: ClientBootstrap, to address: ServerAddress) -> EventLoopFuture<any Channel> {
    guard let number = try? SocketAddress(ipAddress: address.host, port: address.port) else {
      return bootstrap.connect(host: address.host, port: address.port)
    }
    return bootstrap.connect(to: number)
  }
}
