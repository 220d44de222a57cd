import Glibc
import SystemPackage
import Threads

/// What the thread of the control socket does.
struct ControlLoop {
  /// Clients at the same time.
  static let clientLimit = 8

  let listener: ControlListener
  let bell: Doorbell
  let answer: ControlServer.Answer
  private var clients: [ControlConnection] = []
  /// One at a time, of which the thread may hang for ever.
  private var errand: ControlErrand?
  /// Where the kernel gives no descriptor for a client that waits, asking again at once would only burn time.
  private var deafUntil: ContinuousClock.Instant?

  init(listener: ControlListener, bell: Doorbell, answer: @escaping ControlServer.Answer) {
    (self.listener, self.bell, self.answer) = (listener, bell, answer)
  }

  /// Runs until `goesOn` says no.
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

  /// Nil when it is done with, gone, or too slow.
  private func proceed(
    with client: ControlConnection, isReady: Bool, at now: ContinuousClock.Instant
  ) -> ControlConnection? {
    var client = client
    let socket = client.socket
    if isReady, client.proceed({ response(to: $0, from: socket) }) { return nil }
    return now < client.end || client.waitsForRoom == nil ? client : nil
  }

  /// Hands out what came of the errand, sends the next one out, and tells those who waited too long.
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
      // Who waits for an errand is trusted, and must not be driven out by who says nothing.
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

  /// In a user namespace of its own the daemon sees root, itself, and everybody else as nobody.
  static func isTrusted(_ user: uid_t) -> Bool {
    user == 0 || user == geteuid() && user != nobody
  }

  /// Whom the kernel names where it cannot name the one. Source: /proc/sys/kernel/overflowuid.
  private static let nobody: uid_t = 65_534
}
