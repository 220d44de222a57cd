import AccessibilityTree
import SystemPackage

/// What is known about the files in the tree: the result of reading each, and whether somebody asked for it again.
///
/// Keyed by the hash of the path, because there may be very many files.
struct KnownFiles {
  private struct File {
    /// The last look at the file; nil if it was not read yet, or is to be read as if it had never been.
    var look: Look?
    /// Whether somebody asked for it. Cleared when it is taken.
    var isAskedFor = false
    /// The number of the listing that last found it.
    var round: UInt32
  }

  /// The state of a file when it was read or skipped.
  private struct Look {
    var signature: FileSignature
    var result: Result
    /// Whether a hint came since and the file could not be checked. Its signature is then not reliable.
    var isDoubtful = false
  }

  private enum Result {
    case skipped
    case read(Fingerprint)
    /// The content ended too early, and nobody has reported that yet.
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

  /// Begins a listing of the whole tree.
  mutating func beginRound() { round &+= 1 }

  /// Ends the listing and forgets files that it did not find.
  mutating func endRound() {
    if files.values.contains(where: { $0.round != round }) { files = files.filter { $0.value.round == round } }
  }

  /// Records that a listing found a file.
  ///
  /// - Returns: Whether it was read and has not changed, so that it need not be read now.
  mutating func find(_ path: FilePath, _ signature: FileSignature) -> Bool {
    let key = Self.key(path)
    files[key]?.round = round
    guard let file = files[key], !file.isAskedFor, let look = file.look, !look.isDoubtful else { return false }
    // A file that awaited its rest may have been tried while the directory was missing.
    if case .cutOff = look.result { return false }
    return look.signature == signature
  }

  // MARK: what was read

  /// The signature of a file when it was read or skipped; nil if it never was, or if the signature is no longer
  /// reliable.
  func signature(of path: FilePath) -> FileSignature? {
    files[Self.key(path)]?.look.flatMap { $0.isDoubtful ? nil : $0.signature }
  }

  /// Records that a file was read in its current state, or skipped if there is no content.
  ///
  /// - Returns: Whether its content was the same before, byte by byte.
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

  /// Records a hint about a file that cannot be checked now.
  mutating func doubt(_ path: FilePath) { files[Self.key(path)]?.look?.isDoubtful = true }

  /// The same of all files.
  mutating func doubtAll() {
    files = files.mapValues { file in
      var file = file
      file.look?.isDoubtful = true
      return file
    }
  }

  /// Records that the content of a file ends too early.
  mutating func awaitRest(of path: FilePath, diskWasFull: Bool) {
    let key = Self.key(path)
    guard let content = files[key]?.look?.result.content else { return }
    files[key]?.look?.result = .cutOff(content, diskWasFull: diskWasFull)
  }

  /// Whether the file system was full when the file was read; nil unless its rest is awaited.
  func awaitedRest(of path: FilePath) -> Bool? {
    guard case .cutOff(_, let diskWasFull) = files[Self.key(path)]?.look?.result else { return nil }
    return diskWasFull
  }

  /// Stops waiting for the rest of a file.
  mutating func stopAwaiting(restOf path: FilePath) {
    let key = Self.key(path)
    if case .cutOff(let content, _) = files[key]?.look?.result { files[key]?.look?.result = .read(content) }
  }

  /// Forgets everything that was read. Requests stay.
  mutating func forget() {
    files = files.filter(\.value.isAskedFor).mapValues { File(isAskedFor: true, round: $0.round) }
  }

  // MARK: what is asked for

  /// Asks for a file to be read again, as if it had never been read.
  mutating func ask(for path: FilePath) { files[Self.key(path)] = File(isAskedFor: true, round: round) }

  /// Renews a request, because the file was taken for it and could not be read.
  mutating func askAgain(for path: FilePath) { files[Self.key(path), default: File(round: round)].isAskedFor = true }

  /// Clears the request for a file that is taken.
  ///
  /// - Returns: Whether there was a request.
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
