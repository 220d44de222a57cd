import Audit
import AuditTesting
import Foundation
import Testing

/// Runs of DroidBot that were killed, mixed up, or written by another tool: nothing crashes, nothing fails that is right,
/// and each file that is refused is named.
struct BrokenRunTests {
  private static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/runs")
  private let auditor: Auditor
  private let broken: RunOfFiles
  private let good: RunOfFiles

  private static let choice = "states/state_2026-11-20_103012.json: wheel-picker/choice-is-heard-when-closed"
  private static let segment = "states/state_2026-11-20_103016.json: segmented-control/choosing-selects-the-segment"
  private static let tap = "events/event_2026-11-20_103013.json"

  init() throws {
    auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    broken = try RunOfFiles(Self.folder.appending(path: "notes-broken"))
    good = try RunOfFiles(Self.folder.appending(path: "notes"))
  }

  @Test func `the whole run shows two flaws, and the repaired one none`() {
    #expect(broken.result(by: auditor).failed == [Self.choice, Self.segment])
    #expect(good.result(by: auditor).failed == [])
  }

  @Test func `each order of arrival shows the same`() {
    var dice = SeededGenerator(seed: 14)
    for _ in 0..<6 {
      var run = broken
      run.files.shuffle(using: &dice)
      let result = run.result(by: auditor)
      #expect(result.failed == [Self.choice, Self.segment], "\(run.files.map(\.path))")
      #expect(result.refused == ["events/event_2026-11-20_103029.json"])
    }
  }

  @Test func `a run that was cut off shows no more, and nothing wrong`() {
    var dice = SeededGenerator(seed: 15)
    for run in [broken, good] {
      for count in run.files.indices {
        var cut = run
        cut.files.shuffle(using: &dice)
        cut.files.removeSubrange(count...)
        let result = cut.result(by: auditor)
        #expect(result.failed.isSubset(of: run.result(by: auditor).failed), "\(cut.files.map(\.path))")
        #expect(result.read + result.refused.count == count)
      }
    }
  }

  @Test func `each file may be cut off anywhere: it is refused by name, and the others say no more`() {
    for run in [broken, good] {
      let whole = run.result(by: auditor)
      for place in run.files.indices {
        let (path, bytes) = run.files[place]
        for tenth in [0, 7] where !bytes.isEmpty {
          var cut = run
          cut.files[place].bytes = Array(bytes.prefix(bytes.count * tenth / 10))
          let result = cut.result(by: auditor)
          #expect(result.refused == whole.refused.union([path]), "\(path), \(tenth) tenths")
          #expect(result.failed.isSubset(of: whole.failed), "\(path), \(tenth) tenths")
        }
      }
    }
  }

  // MARK: other shapes

  @Test func `events without their states, and states without events, are judged by themselves`() {
    for directory in ["states", "events"] {
      var run = broken
      run.files.removeAll { !$0.path.hasPrefix(directory) }
      let result = run.result(by: auditor)
      #expect(result.failed == [])
      #expect(result.read == (directory == "states" ? 5 : 7))
    }
    #expect(broken.replacing(Self.tap, "e7da79c1", with: "00000000").result(by: auditor).failed == [Self.choice])
  }

  @Test func `an event of a view that is not in its state is nobody's`() {
    let other =
      broken
      .replacing(Self.tap, "tab_done", with: "tab_elsewhere").replacing(
        Self.tap, "\"temp_id\": 5", with: "\"temp_id\": 977"
      )
      .replacing(Self.tap, "eb399708", with: "11111111").replacing(Self.tap, "540,", with: "541,")
    #expect(other.result(by: auditor).failed == [Self.choice])
    let none = broken.replacing(Self.tap, "\"temp_id\": 5", with: "\"temp_id\": -9223372036854775808")
    #expect(none.result(by: auditor).refused.isSubset(of: [Self.tap, "events/event_2026-11-20_103029.json"]))
  }

  @Test func `what leaves the app ends the recording there`() {
    // The tap leads into another app, which looks alike.
    let other = broken.replacing(
      "states/state_2026-11-20_103016.json", "com.example.notes", with: "com.example.elsewhere")
    #expect(other.result(by: auditor).failed == [Self.choice])
  }

  @Test func `two events of one second are both judged, whichever is read first`() {
    let tag = "2026-11-20_103013"
    for other in ["event_2026-11-20_103009.json", "event_2026-11-20_103017.json"] {
      let number = other.dropFirst("event_".count).dropLast(".json".count)
      let run = broken.replacing("events/\(other)", String(number), with: tag)
      var reversed = run
      reversed.files.reverse()
      for run in [run, reversed] {
        #expect(run.result(by: auditor).failed.isSubset(of: [Self.choice, Self.segment]), "\(other)")
      }
    }
  }

  @Test func `the same event again and again is told once`() {
    var run = broken
    let tap = run.files.filter { $0.path == Self.tap }
    run.files += (0..<50).flatMap { number in tap.map { ("events/copy-\(number).json", $0.bytes) } }
    #expect(run.result(by: auditor).failed == [Self.choice, Self.segment])
  }

  /// A folder of real recordings, where one is at hand.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["A11YD_CORPUS"] != nil))
  func `no rule about several screens fails in real recordings, whole or cut off`() throws {
    let corpus = URL(filePath: ProcessInfo.processInfo.environment["A11YD_CORPUS"] ?? "")
      .appending(path: "recordings/droidbot")
    let found = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
    var dice = SeededGenerator(seed: 16)
    for path in found where path.hasSuffix("/events") {
      let run = try RunOfFiles(corpus.appending(path: path).deletingLastPathComponent())
      let empty = Set(run.files.filter(\.bytes.isEmpty).map(\.path))
      let whole = run.result(by: auditor)
      #expect(whole.failed == [], "\(path)")
      #expect(whole.refused == empty, "\(path)")
      var cut = run
      cut.files.shuffle(using: &dice)
      cut.files.removeSubrange((cut.files.count / 2)...)
      #expect(cut.result(by: auditor).failed == [], "\(path)")
    }
  }
}
