internal import Glibc

/// The thread that sends: takes one entry after the other out of the queue and hands it to the transport.
struct SenderThread {
  let queue: Monitor<EntryQueue>
  let transport: any JournalTransport
  let backOff: BackOff

  /// Starts the thread; it leaves when the queue says so.
  func start() throws(JournalError) {
    let job = Unmanaged.passRetained(Job(self))
    var thread = pthread_t()
    // Signals belong to the main thread; a new thread inherits what its maker blocks.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let code = pthread_create(&thread, nil, { @Sendable job in SenderThread.run(job) }, job.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard code == 0 else {
      job.release()
      throw JournalError(code: code)
    }
    // Nobody joins it: while journald hangs it may outlive the sender.
    pthread_detach(thread)
  }

  private final class Job {
    let thread: SenderThread
    init(_ thread: SenderThread) { self.thread = thread }
  }

  private static func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let job else { return nil }
    Unmanaged<Job>.fromOpaque(job).takeRetainedValue().thread.loop()
    return nil
  }

  private func loop() {
    var encoded = EncodedEntry()
    while case .send(let entry) = queue.wait(for: { $0.next() }) {
      encoded.withFields(of: entry) { send($0) }
    }
    queue.withLock { $0.end() }
  }

  /// Tries until it is done or given up.
  private func send(_ fields: UnsafeBufferPointer<iovec>) {
    var backOff = backOff
    while true {
      let error = transport.send(fields)
      if error == 0 || Self.isLasting(error) { return queue.withLock { $0.finish(error: error) } }
      if error == EINTR { continue }
      queue.withLock { $0.note(error: error) }
      if queue.wait(atMost: backOff.pause(), until: { $0.isGivenUp }) { return }
    }
  }

  /// Whether the same entry would fail the same way for ever, and keep all others from following.
  private static func isLasting(_ error: Int32) -> Bool {
    [EINVAL, E2BIG, EMSGSIZE, EPERM].contains(error)
  }
}
