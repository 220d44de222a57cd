import Glibc
import SystemPackage
import Threads

/// The loop of the control socket's thread.
struct ControlLoop {
  /// The most clients at the same time.
  static let clientLimit = 8

  let listener: ControlListener
  let bell: Doorbell
  let answer: ControlServer.Answer
  private var clients: [ControlConnection] = []
  /// The errand under way. Only one at a time, because its thread may hang for ever.
  private var errand: ControlErrand?
  /// Until when not to accept clients: without a free descriptor, trying again at once would only waste time.
  private var deafUntil: ContinuousClock.Instant?

  init(listener: ControlListener, bell: Doorbell, answer: @escaping ControlServer.Answer) {
    (self.listener, self.bell, self.answer) = (listener, bell, answer)
  }

  /// Runs until `goesOn` returns false.
  mutating func run(while goesOn: () -> Bool) {
    while goesOn() {
      let isDeaf = deafUntil.map { .now < $0 } ?? false
      var waits = clients.compactMap { client in
        client.waitsForRoom.map { (FileDescriptor(rawValue: client.socket.descriptor), $0) }
      }
      if !isDeaf { waits.append((FileDescriptor(rawValue: listener.socket.descriptor), false)) }
      let ends = clients.map(\.end) + (isDeaf ? [deafUntil].compactMap(\.self) : [])
      var ready = bell.wait(orForAnyOf: waits, until: ends.min())[...]
      let now = ContinuousClock.now
      clients = clients.compactMap { client in
        let isReady = client.waitsForRoom != nil && ready.popFirst() == true
        return proceed(with: client, isReady: isReady, at: now)
      }
      if ready.popFirst() == true { admit() }
      runErrands(at: now)
    }
  }

  /// The client after its next step; nil if it is finished, gone or too slow.
  private func proceed(
    with client: ControlConnection, isReady: Bool, at now: ContinuousClock.Instant
  ) -> ControlConnection? {
    var client = client
    let socket = client.socket
    if isReady, client.proceed({ response(to: $0, from: socket) }) { return nil }
    return now < client.end || client.waitsForRoom == nil ? client : nil
  }

  /// Delivers the answer of the errand, starts the next one, and answers clients that waited too long.
  private mutating func runErrands(at now: ContinuousClock.Instant) {
    for index in clients.indices {
      switch clients[index].stage {
      case .waits(let request):
        if errand?.answer != nil { errand = nil }
        if errand == nil {
          errand = send(request, for: &clients[index])
        } else if now >= clients[index].end || errand?.isGivenUp == true {
          clients[index].tell(Self.unanswered)
        }
      case .awaits(let errand):
        if let answer = errand.answer {
          clients[index].tell(answer)
        } else if now >= clients[index].end, errand.giveUp() {
          clients[index].tell(Self.unanswered)
        }
      case .asks, .isTold: break
      }
    }
  }

  private func send(_ request: ControlRequest, for client: inout ControlConnection) -> ControlErrand? {
    do throws(Errno) {
      let errand = try ControlErrand(bell: bell) { [answer] claim in answer(request, true, claim) }
      client.await(errand)
      return errand
    } catch {
      client.tell(.refused(["replay: there is no thread left to look for it: \(error). Try again."]))
      return nil
    }
  }

  private static let unanswered = ControlAnswer.refused([
    "replay: the drop directory has not answered for \(ControlErrand.patience.components.seconds) seconds. See to the "
      + "server or the disk behind it, and ask again. “a11yd status” says whether it is seen."
  ])

  private mutating func admit() {
    guard let socket = listener.accept() else {
      deafUntil = .now + .milliseconds(200)
      return
    }
    deafUntil = nil
    if clients.count >= Self.clientLimit {
      // A client that waits for an errand is trusted, and silent clients must not drive it out.
      clients.remove(at: clients.firstIndex { $0.waitsForRoom != nil } ?? clients.startIndex)
    }
    clients.append(ControlConnection(socket))
  }

  private func response(to line: [UInt8], from socket: UnixSocket) -> ControlConnection.Response {
    guard let request = ControlLine.value(ControlRequest.self, in: line) else {
      return .answer(
        .refused([
          "this is no request that a11yd \(line.isEmpty ? "could read" : "knows"). Is it the same version?"
        ]))
    }
    let isTrusted = socket.peer.map(Self.isTrusted) ?? false
    if isTrusted, request.asksFileSystem { return .errand(request) }
    return .answer(answer(request, isTrusted, { true }))
  }

  /// Whether a user is root or the daemon's own. In its user namespace the daemon sees everybody else as nobody.
  static func isTrusted(_ user: uid_t) -> Bool {
    user == 0 || user == geteuid() && user != nobody
  }

  /// The user id that the kernel gives for users it cannot map. Source: /proc/sys/kernel/overflowuid.
  private static let nobody: uid_t = 65_534
}
