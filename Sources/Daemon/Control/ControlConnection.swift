import SystemPackage

/// One client: first its line is read, then its answer is written, both within a time.
struct ControlConnection {
  /// How long all of it may take.
  static let patience: Duration = .seconds(5)
  private static let chunk = 16 << 10

  let socket: UnixSocket
  let end = ContinuousClock.now + patience
  private var request: [UInt8] = []
  private var answer: ArraySlice<UInt8>?

  init(_ socket: UnixSocket) { self.socket = socket }

  /// Whether it waits for room to write, and no longer for a request.
  var isAnswering: Bool { answer != nil }

  /// Does what can be done now.
  ///
  /// - Returns: Whether the client is done with, or gone.
  mutating func proceed(_ respond: ([UInt8]) -> ControlAnswer) -> Bool {
    do throws(Errno) {
      if answer == nil {
        guard let bytes = try socket.read(atMost: Self.chunk) else { return false }
        if bytes.isEmpty { return true }
        request += bytes
        if let lineEnd = request.firstIndex(of: UInt8(ascii: "\n")) {
          answer = ControlLine.bytes(of: respond(Array(request[..<lineEnd])))[...]
        } else if request.count > ControlRequest.limit {
          let limit = ControlRequest.limit >> 10
          answer =
            ControlLine.bytes(
              of: ControlAnswer.refused(["more than \(limit) KiB are no request. Name a directory, or --all."]))[...]
        } else {
          return false
        }
        request = []
      }
      while let rest = answer, !rest.isEmpty {
        let count = try socket.write(rest)
        if count == 0 { return false }
        answer = rest.dropFirst(count)
      }
    } catch { return true }
    return true
  }
}
