import Foundation
import Glibc
import Synchronization
import SystemPackage
import Testing
import Threads

@testable import Watch

/// The watcher's own thread on a real directory. The kernel's hints reach it when the test passes them on.
final class HandFedLoop {
  let drop: URL
  let outside: URL
  let finds: FoundFiles
  private let inotify: Inotify
  private let mailbox: HintMailbox
  private let thread: WorkerThread
  private let life: Life

  private final class Life: Sendable {
    let isOver = Atomic(false)
  }

  /// - Parameter prepare: what is there before the watcher is.
  init(_ prepare: (URL) throws -> Void = { _ in }) throws {
    let base = FileManager.default.temporaryDirectory.appending(path: "a11yd-loop-\(UUID().uuidString)")
    (drop, outside) = (base.appending(path: "drop"), base)
    try FileManager.default.createDirectory(at: drop, withIntermediateDirectories: true)
    try prepare(drop)
    let (mailbox, inotify, life) = (HintMailbox(bell: try Doorbell()), try Inotify(), Life())
    let path = FilePath(drop.path)
    // On an overlay, too, nothing is found before the test says so.
    let settings = WatchSettings.quick { ($0.settle, $0.pollEvery) = (.zero, .seconds(3_600)) }
    let finds = FoundFiles(rootPath: path, settings: settings) { mailbox.bell.ring() }
    (self.mailbox, self.inotify, self.finds, self.life) = (mailbox, inotify, finds, life)
    thread = try WorkerThread(named: "hand-fed") {
      var loop = WatchLoop(
        rootPath: path, settings: settings, inotify: inotify, mailbox: mailbox, finds: finds,
        questions: FileSystemQuestions(), goesOn: { !life.isOver.load(ordering: .acquiring) }, hear: { false })
      loop.run()
    }
  }

  deinit {
    life.isOver.store(true, ordering: .releasing)
    mailbox.bell.ring()
    thread.join()
    try? FileManager.default.removeItem(at: outside)
  }

  /// What the kernel has reported and nobody has passed on.
  func reported() -> [Hint] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    defer { buffer.deallocate() }
    return inotify.read(into: buffer)
  }

  func pass(_ hints: [Hint]) { mailbox.post(hints) }

  /// The kernel's queue was full: what it has reported is lost.
  func overflow() {
    _ = reported()
    pass([Hint(watch: -1, mask: UInt32(IN_Q_OVERFLOW), paddedName: UnsafeRawBufferPointer(start: nil, count: 0))])
  }

  /// The next file, which is put down at once; notices are passed over.
  func file() async throws -> (path: String, text: String) {
    while true {
      guard case .file(let file) = try #require(await finds.next()) else { continue }
      finds.release(file.path)
      return (file.path.string, file.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) })
    }
  }
}
