import Foundation
import SystemPackage
import Testing
import Watch

/// A directory of the test's own, a watcher on it, and the events that the watcher has told so far.
final class DropFixture {
  let base: URL
  let drop: URL
  let watcher: DirectoryWatcher
  private let isSilentOnPolling: Bool
  private var events: DirectoryWatcher.AsyncIterator

  /// - Parameters:
  ///   - isSilentOnPolling: whether polling is no event: a checkout may lie on an overlay, which few tests are about.
  ///   - prepare: what is there before the watcher is.
  init(_ settings: WatchSettings = .quick(), isSilentOnPolling: Bool = true, prepare: (URL) throws -> Void = { _ in })
    throws
  {
    base = FileManager.default.temporaryDirectory.appending(path: "a11yd-watch-\(UUID().uuidString)")
    drop = base.appending(path: "drop")
    try FileManager.default.createDirectory(at: drop, withIntermediateDirectories: true)
    try prepare(drop)
    self.isSilentOnPolling = isSilentOnPolling
    watcher = try DirectoryWatcher(FilePath(drop.path), settings: settings)
    events = watcher.makeAsyncIterator()
  }

  deinit {
    watcher.stop()
    try? FileManager.default.removeItem(at: base)
  }

  /// The next event; a watcher that ended is a failure.
  func next() async throws -> WatchEvent { try #require(await nextOrEnd()) }

  /// The next event; nil when the watcher has ended.
  func nextOrEnd() async throws -> WatchEvent? {
    while true {
      let event = await events.next()
      if isSilentOnPolling, case .polling = event { continue }
      return event
    }
  }

  /// The next event must be that the watches stand.
  func watching() async throws {
    let event = try await next()
    guard case .watching = event else {
      Issue.record("expected that it watches, got \(event)")
      return
    }
  }

  /// The next event must be a file.
  func file(_ location: SourceLocation = #_sourceLocation) async throws -> (path: String, text: String) {
    let file = try await finishedFile(location)
    return (file.path.string, text(of: file))
  }

  /// The next event must be a file.
  func finishedFile(_ location: SourceLocation = #_sourceLocation) async throws -> FinishedFile {
    let event = try await next()
    guard case .file(let file) = event else {
      Issue.record("expected a file, got \(event)", sourceLocation: location)
      throw CancellationError()
    }
    return file
  }

  /// The next event must be that this file is skipped.
  func skipped() async throws -> (path: String, reason: SkipReason) {
    let event = try await next()
    guard case .skipped(let path, let reason) = event else {
      Issue.record("expected a skipped file, got \(event)")
      throw CancellationError()
    }
    return (path.string, reason)
  }

  /// Nothing is told but `path`, which is dropped now: proof that nothing was told in between.
  func nothingBefore(_ name: String) async throws {
    try place("end", as: name)
    #expect(try await file().path == name)
  }

  func text(of file: FinishedFile) -> String { file.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }

  /// Writes a file in one go under its own name.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: drop.appending(path: name))
  }

  /// Writes a file elsewhere on the same file system and renames it into place.
  func place(_ text: String, as name: String) throws {
    let elsewhere = base.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: elsewhere)
    #expect(rename(elsewhere.path, drop.appending(path: name).path) == 0)
  }
}

extension WatchSettings {
  /// For tests: short pauses, and nothing is found by the hourly listing.
  static func quick(_ change: (inout WatchSettings) -> Void = { _ in }) -> WatchSettings {
    var settings = WatchSettings()
    settings.settle = .milliseconds(100)
    settings.rescanEvery = .seconds(3_600)
    settings.pollEvery = .milliseconds(100)
    settings.retry = .milliseconds(20) ... .milliseconds(50)
    change(&settings)
    return settings
  }
}
