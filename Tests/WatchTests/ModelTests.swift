import AuditTesting
import Foundation
import Testing

/// Random actions on a real file system, judged by the rules of `FileSystemModel`.
///
/// `A11YD_MODEL_RUNS` sets how many sequences run, `A11YD_SEED` the seed of the first (1 unless
/// given); each has the next number.
@Suite(.timeLimit(.minutes(60)))
struct ModelTests {
  private static let runs = number("A11YD_MODEL_RUNS") ?? 150
  private static let firstSeed = number("A11YD_SEED") ?? 1

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test
  func `whatever happens to the files, those that lie there at the end were told as they are`() async throws {
    print("model of the watcher: A11YD_SEED=\(Self.firstSeed) A11YD_MODEL_RUNS=\(Self.runs)")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<Self.runs {
        if number >= 4 { try await group.next() }
        group.addTask { try await Self.check(seed: Self.firstSeed + number) }
      }
      try await group.waitForAll()
    }
  }

  private static func check(seed: Int) async throws {
    var generator = SeededGenerator(seed: seed)
    let profile = ModelProfile(using: &generator)
    let actions = (0..<Int.random(in: 5...60, using: &generator)).map { _ in FileSystemAction(using: &generator) }
    guard var failure = try await ModelRun.failure(of: actions, under: profile) else { return }
    // A hang takes a minute each time, so that the shorter one may not come before the time limit.
    print("A11YD_SEED=\(seed) fails, and is made shorter now (\(profile)): \(failure)")
    try await shrink(actions, attempts: 100) { candidate in
      // What failed by a race does not fail each time.
      for _ in 0..<3 {
        guard let shorter = try await ModelRun.failure(of: candidate, under: profile) else { continue }
        failure = shorter
        return true
      }
      return false
    }
    Issue.record("A11YD_SEED=\(seed) A11YD_MODEL_RUNS=1 (\(profile)): \(failure)")
  }
}
