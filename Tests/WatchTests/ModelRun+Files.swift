import Foundation
import Glibc
import Testing

/// Actions on files that are there.
extension ModelRun {
  func performOnFiles(_ action: FileSystemAction) async throws {
    switch action.kind {
    case .linkIn, .linkWithin:
      let sources = linkable(action.kind == .linkIn ? outsideFiles : files)
      guard let old = pick(sources, action.second), let new = place(action, isFree: true) else { return }
      try link(old, new)
    case .moveWithin, .moveIn:
      guard let old = pick(action.kind == .moveIn ? outsideFiles : files, action.second),
        let new = place(action, isFree: false), old != new
      else { return }
      try move(old, new)
    case .moveOut: if let path = pick(files, action.first) { try move(path, outsidePlace()) }
    case .exchange:
      guard let one = pick(files, action.first), let other = pick(files, action.second), one != other else { return }
      if file(at: one) != file(at: other) { try exchange(one, other) }
    case .unlink: if let path = pick(files, action.first) { try remove(path) }
    case .truncate:
      if let path = pick(writableFiles, action.first) { try truncate(path, to: content(at: path).utf8.count / 2) }
    case .append:
      guard let path = pick(writableFiles, action.first) else { return }
      let writer = try open(path, O_WRONLY | O_APPEND)
      try write("more}", writer)
      try step("close", Glibc.close(writer.descriptor))
    case .overwrite, .map: try await rewrite(action)
    case .touch: if let path = pick(files, action.first) { try step("touch \(path)", utimensat(0, real(path), nil, 0)) }
    case .forbid, .allow:
      guard mayForbid, let path = pick(action.kind == .forbid ? writableFiles : files, action.first) else { return }
      try change(mode: action.kind == .forbid ? 0 : 0o600, path)
    case .symbolicLink, .fifo:
      guard let path = place(action, isFree: true) else { return }
      if action.kind == .fifo {
        try step("mkfifo \(path)", mkfifo(real(path), 0o600))
      } else {
        try step("symlink \(path)", symlink("/etc/shadow", real(path)))
      }
      model.set(path, .other)
      try await rest(action)
      try remove(path)
    case .burst:
      guard let directory = pick(directories, action.first) else { return }
      for number in 0..<(20 + action.second % 40) {
        let path = "\(directory)/burst-\(number).json"
        if model.entries[path] == nil { try create(path, content()[0]) }
      }
    case .writeOutside: try await writeOutside(action)
    default: break
    }
  }

  /// The same size, in place: with writes, or through a mapping, of which the kernel tells only when it ends.
  private func rewrite(_ action: FileSystemAction) async throws {
    guard let path = pick(writableFiles, action.first), let file = file(at: path) else { return }
    let old = content(at: path)
    guard old.utf8.count > 2 else { return }
    let digits = ["7", "8", "9"]
    if action.kind == .overwrite { return try overwrite(path, from: 1, with: digits[action.second % 3]) }
    // Under its other names there is neither a hint nor a changed time: nobody could know.
    guard model.paths(of: file).count == 1 else { return }
    let descriptor = Glibc.open(real(path), O_RDWR | O_CLOEXEC)
    try step("map \(path)", descriptor)
    let bytes = try #require(mmap(nil, old.utf8.count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
    try step("close", Glibc.close(descriptor))
    for digit in digits {
      bytes.storeBytes(of: UInt8(ascii: Unicode.Scalar(digit) ?? "0"), toByteOffset: 1, as: UInt8.self)
      model.write(Self.replacing(old, from: 1, with: digit), to: file)
      trace.append("store \(digit) at 1")
      try await rest(action)
    }
    try step("unmap \(path)", munmap(bytes, old.utf8.count))
  }

  private func writeOutside(_ action: FileSystemAction) async throws {
    guard !profile.hintsOnly, let path = place(action, isFree: true) else { return }
    let outside = outsidePlace()
    try create(outside, content()[0])
    try link(outside, path)
    try await rest(action)
    let writer = try open(outside, O_WRONLY | O_APPEND)
    try write("through another name}", writer)
    try step("close", Glibc.close(writer.descriptor))
  }
}
