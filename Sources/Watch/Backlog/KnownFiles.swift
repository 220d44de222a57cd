import AccessibilityTree
import SystemPackage

/// What is known of the files that lie there: what came of reading each, and whether somebody asked for it once more.
///
/// By the hash of its path, because there may be very many.
struct KnownFiles {
  private struct File {
    /// nil for one that was not read yet, or is to be read as if it had never been.
    var look: Look?
    /// Over when it is taken.
    var isAskedFor = false
    /// The listing that found it last.
    var round: UInt32
  }

  /// A file as it was when it was read or skipped.
  private struct Look {
    var signature: FileSignature
    var result: Result
    /// Something was heard of it since, and it could not be looked at: its signature says nothing until it was.
    var isDoubtful = false
  }

  private enum Result {
    case skipped
    case read(Fingerprint)
    /// What was read ends too early, and nobody has yet said so.
    case cutOff(Fingerprint, diskWasFull: Bool)

    var content: Fingerprint? {
      switch self {
      case .skipped: nil
      case .read(let content), .cutOff(let content, _): content
      }
    }
  }

  private var files: [Fingerprint: File] = [:]
  private var round: UInt32 = 0

  // MARK: listings

  /// A listing of the whole tree begins.
  mutating func beginRound() { round &+= 1 }

  /// The listing is complete: what it did not find is gone, and forgotten.
  mutating func endRound() {
    if files.values.contains(where: { $0.round != round }) { files = files.filter { $0.value.round == round } }
  }

  /// A listing found a file.
  ///
  /// - Returns: Whether it was read as it is, so that it need not be read now.
  mutating func find(_ path: FilePath, _ signature: FileSignature) -> Bool {
    let key = Self.key(path)
    files[key]?.round = round
    guard let file = files[key], !file.isAskedFor, let look = file.look, !look.isDoubtful else { return false }
    // One that awaited its rest may have been tried while the directory was away.
    if case .cutOff = look.result { return false }
    return look.signature == signature
  }

  // MARK: what was read

  /// What a file was like when it was read or skipped; nil if it never was, or if that says nothing any more.
  func signature(of path: FilePath) -> FileSignature? {
    files[Self.key(path)]?.look.flatMap { $0.isDoubtful ? nil : $0.signature }
  }

  /// It was read as it is; without content it was skipped.
  ///
  /// - Returns: Whether it was so before, to the last byte.
  mutating func note(_ path: FilePath, _ signature: FileSignature, _ content: Fingerprint?) -> Bool {
    let key = Self.key(path)
    if let look = files[key]?.look, look.signature == signature, look.result.content == content {
      files[key]?.look?.isDoubtful = false
      return true
    }
    let result = content.map(Result.read) ?? .skipped
    files[key] = File(
      look: Look(signature: signature, result: result), isAskedFor: files[key]?.isAskedFor ?? false, round: round)
    return false
  }

  /// Something was heard of a file that cannot be looked at now.
  mutating func doubt(_ path: FilePath) { files[Self.key(path)]?.look?.isDoubtful = true }

  /// The same of all files.
  mutating func doubtAll() {
    files = files.mapValues { file in
      var file = file
      file.look?.isDoubtful = true
      return file
    }
  }

  /// What was read of it ends too early.
  mutating func awaitRest(of path: FilePath, diskWasFull: Bool) {
    let key = Self.key(path)
    guard let content = files[key]?.look?.result.content else { return }
    files[key]?.look?.result = .cutOff(content, diskWasFull: diskWasFull)
  }

  /// Whether its file system was full when it was read, for a file whose rest is awaited; nil for any other.
  func awaitedRest(of path: FilePath) -> Bool? {
    guard case .cutOff(_, let diskWasFull) = files[Self.key(path)]?.look?.result else { return nil }
    return diskWasFull
  }

  /// Nobody waits for its rest any longer.
  mutating func stopAwaiting(restOf path: FilePath) {
    let key = Self.key(path)
    if case .cutOff(let content, _) = files[key]?.look?.result { files[key]?.look?.result = .read(content) }
  }

  /// Whoever kept what was read has lost it; what was asked for still is.
  mutating func forget() {
    files = files.filter(\.value.isAskedFor).mapValues { File(isAskedFor: true, round: $0.round) }
  }

  // MARK: what is asked for

  /// It is to be read once more, as if it had never been.
  mutating func ask(for path: FilePath) { files[Self.key(path)] = File(isAskedFor: true, round: round) }

  /// It was taken because it was asked for, and could not be read: it is still asked for.
  mutating func askAgain(for path: FilePath) { files[Self.key(path), default: File(round: round)].isAskedFor = true }

  /// It is taken.
  ///
  /// - Returns: Whether it was asked for.
  mutating func takeRequest(for path: FilePath) -> Bool {
    let key = Self.key(path)
    guard let file = files[key], file.isAskedFor else { return false }
    if file.look == nil { files[key] = nil } else { files[key]?.isAskedFor = false }
    return true
  }

  private static func key(_ path: FilePath) -> Fingerprint {
    path.withPlatformString { characters in
      Fingerprint(of: UnsafeRawBufferPointer(start: characters, count: path.length))
    }
  }
}
