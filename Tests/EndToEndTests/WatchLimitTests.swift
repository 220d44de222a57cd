import Foundation
import Testing

/// The built command where the kernel grants it too little.
@Suite(.timeLimit(.minutes(5)))
struct WatchLimitTests {
  private static let limit = "/proc/sys/user/max_inotify_watches"

  static let arePossible: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["--user", "--map-root-user", "sh", "-c", "echo 2 >\(limit)"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(
    "fault 37: without watches left it lists instead, says which limit to raise, and misses nothing",
    .enabled(if: arePossible, "no user namespaces with limits of their own here"))
  func noWatches() async throws {
    // One is the canary's, one the drop directory's.
    let command = try RunningCommand(
      rules: "Tests/Fixtures/command/rules", configuration: "watch: {settle: 50 ms}", after: "echo 2 >\(Self.limit)")
    #expect(await command.line()?.hasPrefix("Watching ") == true)
    let below = command.drop.appending(path: "run-17")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: false)
    let polling = await command.line()
    #expect(
      polling?.contains("limit of inotify watches is reached (ENOSPC). Raise fs.inotify.max_user_watches") == true)
    try command.place(
      #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "screen": "Home"}, "tree": {"role": "button", "name": "x"}}"#,
      as: "run-17/a.json")
    #expect(await command.line()?.hasPrefix("Home: ") == true)
    command.signal(SIGTERM)
    #expect(await command.exitCode() == 0)
  }
}
