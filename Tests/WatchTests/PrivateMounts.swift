import Foundation
import Glibc
import SystemPackage
import Testing
import Threads

/// A thread with mounts of its own, on which tasks can run: nothing outside of it sees what they mount, and all of it goes
/// with the thread.
enum PrivateMounts {
  /// Only root may mount.
  static let arePossible = getuid() == 0 && (try? start(["unshare", "--mount", "true"])) == 0
  /// Debian's `bindfs` shows a directory through the kernel's FUSE; containers often have no such device, or may not use it.
  static let haveFUSE =
    (try? start([
      "unshare", "--mount", "sh", "-c",
      "d=$(mktemp -d) && mkdir $d/a $d/b && bindfs $d/a $d/b && umount $d/b && rm -r $d",
    ])) == 0

  private typealias Unshare = @convention(c) (CInt) -> CInt

  /// Runs a body there, with everything that it starts.
  static func with(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    let thread = try TaskThread(named: "mounts")
    defer { thread.end() }
    try await withTaskExecutorPreference(thread) {
      try await leaveMountsOfEverybody()
      try await body()
    }
  }

  @concurrent private static func leaveMountsOfEverybody() async throws {
    // Glibc's own declaration is for GNU sources, which Swift's is not.
    let unshare = try #require(dlsym(nil, "unshare").map { unsafeBitCast($0, to: Unshare.self) })
    // CLONE_NEWNS of <sched.h>
    try #require(unshare(0x20000) == 0)
    try #require(try run("mount", "--make-rprivate", "/"))
  }

  /// Runs a command on this thread's mounts, never on those of everybody; whether it succeeded.
  static func run(_ command: String...) throws -> Bool {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self/ns/mnt")
    let everybodys = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/mnt")
    try #require(own != everybodys, "not on the thread with mounts of its own")
    return try start(command) == 0
  }

  /// Runs a command; 0 when it succeeded.
  private static func start(_ command: [String]) throws -> Int32 {
    // Not Foundation's, which starts and awaits it on threads of its own choice.
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, command[0], nil, nil, &arguments, environ)
    guard failure == 0 else { throw Errno(rawValue: failure) }
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}
