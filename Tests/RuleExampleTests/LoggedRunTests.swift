import AccessibilityTree
import Audit
import AuditTesting
import Foundation
import Line
import Readers
import Testing

/// Captures of a session with a log of the device beside them, each run in a folder of `Tests/Fixtures/logged-runs`.
struct LoggedRunTests {
  private static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures/logged-runs")

  private static let runs: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  /// When the log comes: it is read before the captures, after them, and grows while they come.
  enum Arrival: CaseIterable {
    case first
    case last
    case growing
  }

  @Test(arguments: runs, Arrival.allCases)
  func `a log tells the same whenever it comes`(run: String, arrival: Arrival) throws {
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let sessions = SessionAuditor()
    var lines: Set<String> = []
    for (file, bytes) in try Self.files(of: run, arrival) {
      let content = try ExportLine().content(of: PaddedBytes(copying: bytes), name: file, session: run)
      let audit =
        switch content {
        case .screen(let transcript): sessions.audit(transcript, name: file, at: .now, by: auditor)
        case .action(let action): sessions.audit(action, name: file, at: .now, by: auditor)
        case .log(let log): sessions.audit(log, name: file, session: run, at: .now, by: auditor)
        }
      for finding in audit.failed { lines.insert(Self.line(of: finding, in: file)) }
      for told in audit.late.withdrawn { lines.remove(Self.line(of: told.finding, in: file)) }
    }
    let text = lines.sorted().map { "\($0)\n" }.joined()
    let mismatch = Golden.mismatch(text, at: Self.folder.appending(path: "\(run).audit.txt").path)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test func `what VoiceOver was heard announcing passes, and nothing fails that it was not heard saying`() throws {
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    func outcome(_ log: (String) -> String?) throws -> [Outcome] {
      var recording = Recording(bounds: RecordingBounds(steps: .max, nodes: .max))
      var logs: [(name: String, log: DeviceLog)] = []
      for (name, bytes) in try Self.files(of: "voiceover-announces-loading", .last) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let bytes = name.hasSuffix(".txt") ? log(text) : text else { continue }
        switch try ExportLine().content(of: PaddedBytes(copying: Array(bytes.utf8)), name: name, session: "run") {
        case .screen(let transcript): _ = recording.insert(RecordedStep(name: name, transcript: transcript))
        case .action: break
        case .log(let log): logs.append((name, log))
        }
      }
      recording.tell(logs)
      let audit = auditor.audit(recording, at: 1)
      return audit.findings.filter { $0.rule == "loading-icon/is-announced" }.map(\.outcome)
    }
    #expect(try outcome { _ in nil } == [.cantTell])
    #expect(try outcome { $0 } == [])
    #expect(try outcome { $0.replacing("Please wait, paying", with: "Basket, heading") } == [.cantTell])
    #expect(try outcome { $0.replacing("Please wait, paying", with: "undefined") } == [.cantTell])
  }

  private static func line(of finding: Finding, in file: String) -> String {
    "\(finding.capture?.name ?? file): \(finding.rule)#\(finding.expectation): \(finding.message)"
  }

  private static func files(of run: String, _ arrival: Arrival) throws -> [(String, [UInt8])] {
    let folder = folder.appending(path: run)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
    let (logs, captures) = (files.filter { $0.0.hasSuffix(".txt") }, files.filter { !$0.0.hasSuffix(".txt") })
    switch arrival {
    case .first: return logs + captures
    case .last: return captures + logs
    case .growing:
      // After each capture as much of the log as there is after such a share of the run.
      return captures.enumerated().flatMap { number, capture in
        [capture] + logs.map { name, bytes in (name, Array(bytes.prefix(bytes.count * (number + 1) / captures.count))) }
      }
    }
  }
}
