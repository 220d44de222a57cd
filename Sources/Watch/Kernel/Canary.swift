import Glibc
import SystemPackage

/// A file of our own, changed to check that the watcher sees changes.
///
/// It is watched through the watcher's own inotify descriptor and threads. It has a name only until it is watched, so
/// nothing is left behind, however the daemon ends.
final class Canary: Sendable {
  /// The file; nil if there is no place for it. Then beats prove only the threads, not the kernel's hints.
  private let file: FileDescriptor?
  /// The watch; nil if nothing can be watched. Then the loop reads the file itself.
  let watch: Int32?

  /// - Parameter places: directories; the first in which a file can be created is used.
  init(places: [FilePath] = Canary.places, watchedBy inotify: Inotify?) {
    // Use a loop, because a lazy `compactMap` may create a file more than once.
    for place in places {
      guard let (file, path) = Self.create(in: place) else { continue }
      self.file = file
      watch = try? inotify?.watch(file: path)
      path.withPlatformString { _ = unlink($0) }
      return
    }
    (file, watch) = (nil, nil)
  }

  deinit {
    if let file { close(file.rawValue) }
  }

  /// Changes the file.
  ///
  /// - Returns: Whether the kernel will report the change.
  func sing(_ song: UInt64) -> Bool {
    guard let file, Self.write(song, to: file.rawValue) else { return false }
    return watch != nil
  }

  /// The last song, read from the file; nil if it is empty.
  var song: UInt64? {
    guard let file else { return nil }
    var song: UInt64 = 0
    let count = withUnsafeMutableBytes(of: &song) { pread(file.rawValue, $0.baseAddress, $0.count, 0) }
    return count == MemoryLayout<UInt64>.size ? song : nil
  }

  /// The service manager's runtime directory, else directories for temporary files; TMPDIR may not exist.
  private static var places: [FilePath] {
    let runtime = environment("RUNTIME_DIRECTORY").map { $0.prefix { $0 != ":" } }.map(String.init)
    return [runtime, environment("TMPDIR"), "/tmp", "/dev/shm", "/var/tmp"].compactMap { $0 }.map { FilePath($0) }
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func create(in directory: FilePath) -> (FileDescriptor, FilePath)? {
    let path = directory.appending(".a11yd-canary.\(getpid()).\(UInt32.random(in: 0 ... .max))")
    let file = path.withPlatformString { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard file >= 0 else { return nil }
    // Allocate its bytes now, so that a full disk cannot silence it later.
    if write(0, to: file) { return (FileDescriptor(rawValue: file), path) }
    close(file)
    path.withPlatformString { _ = unlink($0) }
    return nil
  }

  private static func write(_ song: UInt64, to file: CInt) -> Bool {
    withUnsafeBytes(of: song) { pwrite(file, $0.baseAddress, $0.count, 0) } == MemoryLayout<UInt64>.size
  }
}
