import NIOCore
import NIOPosix
import SystemPackage

/// Why a connection failed, in the kernel's words where it has some.
enum NetworkCause {
  static func words(_ error: any Error) -> String {
    switch error {
    case let error as NIOConnectionError:
      error.connectionErrors.first.map { words($0.error) } ?? "no address is known for \(error.host)"
    case let error as IOError: "\(Errno(rawValue: error.errnoCode))"
    default: "\(error)"
    }
  }
}
