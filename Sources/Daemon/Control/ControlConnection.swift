import SystemPackage

/// One client. Its line is read, its answer is found, and the answer is written, each within a limited time.
struct ControlConnection {
  /// How long reading may take, and how long writing.
  static let patience: Duration = .seconds(5)
  private static let chunk = 16 << 10

  /// The stage of the conversation.
  enum Stage {
    case asks([UInt8])
    /// The request waits for its turn.
    case waits(ControlRequest)
    case awaits(ControlErrand)
    case isTold(ArraySlice<UInt8>)
  }

  /// The result of the client's line.
  enum Response {
    case answer(ControlAnswer)
    case errand(ControlRequest)
  }

  let socket: UnixSocket
  private(set) var stage = Stage.asks([])
  private(set) var end = ContinuousClock.now + patience

  init(_ socket: UnixSocket) { self.socket = socket }

  /// Whether the socket waits for room to write (true) or for a request (false); nil while only the daemon can
  /// continue.
  var waitsForRoom: Bool? {
    switch stage {
    case .asks: false
    case .isTold: true
    case .waits, .awaits: nil
    }
  }

  /// Waits for an errand.
  mutating func await(_ errand: ControlErrand) { stage = .awaits(errand) }

  /// Sets the answer to write.
  mutating func tell(_ answer: ControlAnswer) {
    (stage, end) = (.isTold(ControlLine.bytes(of: answer)[...]), .now + Self.patience)
  }

  /// Reads or writes as much as is possible now.
  ///
  /// - Returns: Whether the client is finished or gone.
  mutating func proceed(_ respond: ([UInt8]) -> Response) -> Bool {
    do throws(Errno) {
      if case .asks(var request) = stage {
        guard let bytes = try socket.read(atMost: Self.chunk) else { return false }
        if bytes.isEmpty { return true }
        request += bytes
        stage = .asks(request)
        if let lineEnd = request.firstIndex(of: UInt8(ascii: "\n")) {
          switch respond(Array(request[..<lineEnd])) {
          case .answer(let answer): tell(answer)
          case .errand(let request): (stage, end) = (.waits(request), .now + ControlErrand.patience)
          }
        } else if request.count > ControlRequest.limit {
          tell(.refused(["more than \(ControlRequest.limit >> 10) KiB are no request. Name a directory, or --all."]))
        }
      }
      while case .isTold(let rest) = stage {
        if rest.isEmpty { return true }
        let count = try socket.write(rest)
        if count == 0 { return false }
        stage = .isTold(rest.dropFirst(count))
      }
    } catch { return true }
    return false
  }
}
