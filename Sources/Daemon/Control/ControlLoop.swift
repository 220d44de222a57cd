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
  /// Where the kernel gives no descriptor for a client that waits, asking again at once would only burn time.
  private var deafUntil: ContinuousClock.Instant?

  init(listener: ControlListener, bell: Doorbell, answer: @escaping ControlServer.Answer) {
    (self.listener, self.bell, self.answer) = (listener, bell, answer)
  }

  /// Runs until `goesOn` says no.
  mutating func run(while goesOn: () -> Bool) {
    while goesOn() {
      let isDeaf = deafUntil.map { .now < $0 } ?? false
      var waits = clients.map { (FileDescriptor(rawValue: $0.socket.descriptor), $0.isAnswering) }
      if !isDeaf { waits.append((FileDescriptor(rawValue: listener.socket.descriptor), false)) }
      let ends = clients.map(\.end) + (isDeaf ? [deafUntil].compactMap(\.self) : [])
      let ready = bell.wait(orForAnyOf: waits, until: ends.min())
      let now = ContinuousClock.now
      var kept: [ControlConnection] = []
      for (client, isReady) in zip(clients, ready) {
        var client = client
        let socket = client.socket
        let isOver = isReady ? client.proceed { [answer] in Self.response(to: $0, from: socket, answer) } : false
        if !isOver, now < client.end { kept.append(client) }
      }
      clients = kept
      if !isDeaf, ready.last == true { admit() }
    }
  }

  private mutating func admit() {
    guard let socket = listener.accept() else {
      deafUntil = .now + .milliseconds(200)
      return
    }
    deafUntil = nil
    if clients.count >= Self.clientLimit { clients.removeFirst() }
    clients.append(ControlConnection(socket))
  }

  private static func response(
    to line: [UInt8], from socket: UnixSocket, _ answer: ControlServer.Answer
  ) -> ControlAnswer {
    guard let request = ControlLine.value(ControlRequest.self, in: line) else {
      return .refused([
        "this is no request that a11yd \(line.isEmpty ? "could read" : "knows"). Is it the same version?"
      ])
    }
    return answer(request, socket.peer.map(isTrusted) ?? false)
  }

  /// In a user namespace of its own the daemon sees root, itself, and everybody else as nobody.
  static func isTrusted(_ user: uid_t) -> Bool {
    user == 0 || user == geteuid() && user != nobody
  }

  /// Whom the kernel names where it cannot name the one. Source: /proc/sys/kernel/overflowuid.
  private static let nobody: uid_t = 65_534
}
