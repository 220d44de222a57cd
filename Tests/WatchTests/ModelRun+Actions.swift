import Foundation
import Glibc

extension ModelRun {
  /// Does it, if there is something to do it to.
  func perform(_ action: FileSystemAction) async throws {
    trace.append("# \(action)")
    switch action.kind {
    case .create, .rounds, .open, .more, .close, .abandon, .temporary, .finish, .place, .placeOver, .unnamed:
      try await performWriting(action)
    case .makeTree, .moveTreeIn, .moveTreeOut, .moveTreeWithin, .hideTree, .showTree, .removeTree, .recreateDirectory,
      .exchangeTrees, .replaceRoot, .rootAwayAndBack, .flipRoot:
      try await performOnTrees(action)
    case .pause: try await pause()
    default: try await performOnFiles(action)
    }
  }

  /// Lets the watcher catch up in the middle of an action that says so.
  func rest(_ action: FileSystemAction) async throws {
    guard action.pauses else { return }
    trace.append("pause")
    try await pause()
  }

  private func performWriting(_ action: FileSystemAction) async throws {
    switch action.kind {
    case .create:
      guard let path = place(action, isFree: false) else { return }
      guard model.entries[path] == nil || writableFiles.contains(path) else { return }
      try create(path, content()[0])
    case .rounds:
      guard let path = place(action, isFree: true) else { return }
      for part in content(parts: 2 + action.second % 3) {
        let writer = try open(path, O_WRONLY | O_CREAT | O_APPEND)
        try write(part, writer)
        try step("close", Glibc.close(writer.descriptor))
        try await rest(action)
      }
    case .open:
      guard writers.count < 3, let path = place(action, isFree: true) else { return }
      writers.append(try open(path, O_WRONLY | O_CREAT | O_APPEND))
      try write(content(parts: 2)[0], writers[writers.count - 1])
    case .more: if let writer = pick(writers, action.first) { try write(".", writer) }
    case .close: if !writers.isEmpty { try finishWriter(at: action.first % writers.count) }
    case .abandon:
      guard !writers.isEmpty else { return }
      try step("close", Glibc.close(writers.remove(at: action.first % writers.count).descriptor))
    case .temporary:
      guard let path = place(action, isFree: false), model.entries[path + ".tmp"] == nil else { return }
      try create(path + ".tmp", content()[0])
    case .finish:
      guard let path = pick(temporaryFiles, action.first) else { return }
      let final = String(path.dropLast(4))
      if model.entries[final] == nil || file(at: final) != nil { try move(path, final) }
    case .place, .placeOver:
      guard let path = place(action, isFree: action.kind == .place) else { return }
      let outside = outsidePlace()
      try create(outside, content()[0])
      try move(outside, path)
    default: try placeUnnamed(action)
    }
  }

  /// O_TMPFILE and linkat(2).
  private func placeUnnamed(_ action: FileSystemAction) throws {
    guard let path = place(action, isFree: true) else { return }
    // O_TMPFILE of <asm-generic/fcntl.h>, which Glibc does not show. Not every file system knows such files.
    let descriptor = Glibc.open(real(parent(of: path)), 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { Glibc.close(descriptor) }
    let text = content()[0]
    try step("write unnamed \(text)", CInt(Glibc.write(descriptor, text, text.utf8.count)))
    let own = "/proc/self/fd/\(descriptor)"
    try step("linkat \(path)", linkat(AT_FDCWD, own, AT_FDCWD, real(path), AT_SYMLINK_FOLLOW))
    model.set(path, .file(model.newFile(text)))
  }
}
