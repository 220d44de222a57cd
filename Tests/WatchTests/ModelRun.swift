import Foundation
import SystemPackage
import Watch

/// One sequence of actions on a real directory, before a real watcher, beside the model.
final class ModelRun {
  let profile: ModelProfile
  let base: String
  let watchedPath: String
  let watcher: DirectoryWatcher
  let log: ToldLog
  let patience = Patience()
  var model = FileSystemModel()
  /// What was done, as one would type it.
  var trace: [String] = []
  /// Files that are open for writing: by path while they have one.
  var writers: [(descriptor: CInt, file: Int)] = []
  var signals: AsyncStream<ToldLog.Signal>.Iterator
  var nextContent = 0
  var nextMarker = 0

  private init(_ profile: ModelProfile) throws {
    self.profile = profile
    watchedPath = profile.isLinked ? "/link" : "/drop"
    base = FileManager.default.temporaryDirectory.appending(path: "a11yd-model-\(UUID().uuidString)").path
    log = ToldLog()
    signals = log.signals.makeAsyncIterator()
    try FileManager.default.createDirectory(atPath: base + "/out", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: base + "/drop", withIntermediateDirectories: true)
    if profile.isLinked { try Problem.check(symlink("drop", base + "/link"), "symlink") }
    watcher = try DirectoryWatcher(FilePath(base + watchedPath), settings: profile.settings)
  }

  deinit {
    watcher.stop()
    for writer in writers { close(writer.descriptor) }
    try? FileManager.default.removeItem(atPath: base)
  }

  /// What the harness itself could not do.
  struct Problem: Error, CustomStringConvertible {
    let description: String

    static func check(_ result: CInt, _ what: String) throws {
      if result < 0 { throw Problem(description: "\(what): \(Errno(rawValue: errno))") }
    }
  }

  /// The watcher lives, and never has nothing to do.
  struct Restless: Error, CustomStringConvertible {
    let status: WatchStatus
    var description: String { "never quiet: \(status)" }
  }

  /// Runs the actions and waits until the watcher has nothing left to do.
  ///
  /// - Returns: What broke a rule, with all that was done; nil when none was broken.
  static func failure(of actions: [FileSystemAction], under profile: ModelProfile) async throws -> String? {
    let run = try ModelRun(profile)
    let watcher = run.watcher
    let (log, progress) = (run.log, run.patience)
    let consumers = Task {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<profile.consumers { group.addTask { await consume(watcher, log, progress) } }
      }
      log.end()
    }
    // A watcher that says nothing for ever must not hang the test: this ends it.
    let patience = Task {
      try await progress.isOver()
      watcher.stop()
    }
    var broken: [String] = []
    do {
      for action in actions { try await run.perform(action) }
      try await run.becomeQuiet()
    } catch is CancellationError {
      broken.append("nothing has happened for 60 s: \(watcher.status)")
    } catch let restless as Restless {
      broken.append(restless.description)
    }
    patience.cancel()
    watcher.stop()
    await consumers.value
    broken += run.brokenRules()
    return broken.isEmpty ? nil : (broken + ["after:"] + run.trace).joined(separator: "\n  ")
  }

  private static func consume(_ watcher: DirectoryWatcher, _ log: ToldLog, _ progress: Patience) async {
    for await event in watcher {
      switch event {
      case .file(let file):
        let path = file.path.string
        if path.hasPrefix("marker-") {
          log.note(marker: path, isByHint: file.arrival == .renamed)
          continue
        }
        let content = file.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        // The same again is no progress: a watcher that tells it for ever must not run for ever.
        if log.take(ToldLog.Told(path: path, content: content, isGraceOver: file.isGraceOver)) { progress.noteStep() }
        if !FileSystemModel.isComplete(content), !file.isGraceOver { watcher.expectRest(of: file) }
        // An audit takes its time; a file that changes meanwhile must wait.
        for _ in 0..<content.utf8.count % 8 { await Task.yield() }
        log.putDown(path)
      case .lost: log.noteLoss()
      default: continue
      }
    }
  }

  private func brokenRules() -> [String] {
    let told = log.told
    var last: [String: ToldLog.Told] = [:]
    for one in told { last[one.path] = one }
    var broken: [String] = []
    for (path, content) in model.due.sorted(by: { $0.key < $1.key }) {
      if last[path]?.content != content {
        broken.append("\(path) is \(content), told last: \(last[path]?.content ?? "nothing")")
      } else if !FileSystemModel.isComplete(content), last[path]?.isGraceOver == false {
        broken.append("\(path) stays \(content), but that was never said")
      }
    }
    for one in told where model.seen[one.path]?.contains(one.content) != true {
      broken.append("told \(one.path) with \(one.content), which never lay there")
    }
    return broken + log.crowds.map { "\($0) was with two consumers at once" }
  }
}
