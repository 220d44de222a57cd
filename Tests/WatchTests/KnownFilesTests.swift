import AccessibilityTree
import Glibc
import SystemPackage
import Testing

@testable import Watch

/// What the watcher remembers of files between two looks at them.
struct KnownFilesTests {
  private let path = FilePath("a.json")
  private let signature = FileSignature(stat())
  private let now = ContinuousClock.now

  @Test
  func `what somebody asked for while it was read and no more could wait is found by the next listing`() {
    var backlog = Backlog(settings: .quick { $0.waitingLimit = 1 })
    backlog.heard(of: path, .renamed, at: now)
    _ = backlog.take()
    backlog.heard(of: "other.json", .renamed, at: now)
    backlog.askFor(path, at: now)
    #expect(backlog.leftOut == 1)
    backlog.done(path, signature, Fingerprint(of: ["{}"]))
    backlog.release(path)
    _ = backlog.take()
    backlog.beginRound()
    let isUnread = backlog.listed(path, signature)
    #expect(isUnread)
    backlog.enqueue(listed: path, isQuiet: true, at: now)
    #expect(backlog.take()?.isAskedFor == true)
    let isUnreadAfterwards = backlog.listed(path, signature)
    #expect(!isUnreadAfterwards)
  }

  @Test
  func `a full disk that cut a file off is named after the grace time, though the file was looked at in between`()
    throws
  {
    var backlog = Backlog(settings: .quick())
    backlog.heard(of: path, .renamed, at: now)
    _ = backlog.take()
    backlog.done(path, signature, Fingerprint(of: ["{"]))
    backlog.expectRest(of: path, .renamed, diskWasFull: true, at: now)
    backlog.release(path)
    // A late hint, and the same bytes.
    backlog.heard(of: path, .written, at: now)
    backlog.settle(at: now + .seconds(1))
    let taken = backlog.take()
    let again = try #require(taken)
    #expect(!again.isGraceOver)
    let isKnown = backlog.done(path, signature, Fingerprint(of: ["{"]))
    #expect(isKnown)
    backlog.unchanged(again, at: now)
    backlog.release(path)
    backlog.settle(at: now + .seconds(3_600))
    let last = backlog.take()
    #expect(last?.isGraceOver == true)
    #expect(last?.wasDiskFull == true)
  }

  @Test
  func `a log that is never quiet is read all the same, and again and again`() {
    var backlog = Backlog(settings: .quick { ($0.settle, $0.patience) = (.milliseconds(200), .seconds(10)) })
    var reads: [Int] = []
    // A line every tenth of a second, for half a minute.
    for tenth in 0..<300 {
      let now = now + .milliseconds(100 * tenth)
      backlog.heard(of: path, .written, at: now)
      backlog.settle(at: now)
      if backlog.take() != nil {
        reads.append(tenth)
        backlog.done(path, signature, Fingerprint(of: ["\(tenth)"]))
        backlog.release(path)
      }
    }
    #expect(reads == [100, 201])
  }

  @Test
  func `a rest that is awaited is read when it was quiet, however long it was awaited`() {
    var backlog = Backlog(settings: .quick { ($0.settle, $0.patience) = (.milliseconds(200), .seconds(10)) })
    backlog.heard(of: path, .renamed, at: now)
    _ = backlog.take()
    backlog.done(path, signature, Fingerprint(of: ["{"]))
    backlog.expectRest(of: path, .renamed, diskWasFull: false, at: now)
    backlog.release(path)
    let later = now + .seconds(20)
    backlog.heard(of: path, .written, at: later)
    backlog.settle(at: later)
    let early = backlog.take()
    #expect(early == nil)
    backlog.settle(at: later + .milliseconds(200))
    let settled = backlog.take()
    #expect(settled?.isGraceOver == false)
  }

  @Test
  func `a file that was heard of again while it was read waits in one place only`() throws {
    var backlog = Backlog(settings: .quick())
    backlog.heard(of: path, .renamed, at: now)
    let taken = backlog.take()
    let candidate = try #require(taken)
    backlog.heard(of: path, .renamed, at: now)
    backlog.retry(candidate, after: .seconds(1), at: now)
    #expect(backlog.count == 1)
  }

  @Test
  func `a skipped file has no rest to wait for`() {
    var known = KnownFiles()
    let isKnown = known.note(path, signature, nil)
    #expect(!isKnown)
    known.awaitRest(of: path, diskWasFull: false)
    #expect(known.awaitedRest(of: path) == nil)
    let isRead = known.find(path, signature)
    #expect(isRead)
  }

  @Test
  func `what is forgotten is read again, and what was asked for still is`() {
    var known = KnownFiles()
    _ = known.note(path, signature, Fingerprint(of: ["{}"]))
    _ = known.note("asked.json", signature, Fingerprint(of: ["[]"]))
    known.ask(for: "asked.json")
    known.forget()
    let (isRead, isAskedRead) = (known.find(path, signature), known.find("asked.json", signature))
    #expect(!isRead && !isAskedRead)
    let (isAskedFor, isOther) = (known.takeRequest(for: "asked.json"), known.takeRequest(for: path))
    #expect(isAskedFor && !isOther)
  }
}
