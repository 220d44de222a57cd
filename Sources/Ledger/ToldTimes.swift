import AccessibilityTree
import Journal

/// When a finding was last reported in each of the latest runs, as the ledger keeps it: 16 bytes for each run, little
/// endian.
///
/// Several runs, because two devices that test the same screen take turns.
struct ToldTimes {
  private var times: [(run: UInt64, at: Int64)] = []

  /// How many runs are kept, the latest first.
  private static let limit = 8

  /// No reports.
  init() {}

  /// The times in these bytes. A remainder that is too short is left out.
  init(_ bytes: [UInt8]) {
    let words = SketchBytes.sketch(of: bytes)
    times = stride(from: 0, to: words.count / 2 * 2, by: 2).map { (words[$0], Int64(bitPattern: words[$0 + 1])) }
  }

  /// The bytes for the ledger.
  var bytes: [UInt8] { SketchBytes.bytes(of: times.flatMap { [$0.run, UInt64(bitPattern: $0.at)] }) }

  /// Whether it was reported in this run less than `time` ago. False if that is in the future, because the clock was
  /// set.
  func isTold(in run: UInt64, within time: Duration, of now: WallTime) -> Bool {
    times.contains { $0.run == run && $0.at <= now.rawValue && $0.at > (now - time).rawValue }
  }

  /// Records that it is reported in this run.
  mutating func tell(in run: UInt64, at now: WallTime) {
    times.removeAll { $0.run == run }
    times.insert((run, now.rawValue), at: 0)
    times.removeLast(max(times.count - Self.limit, 0))
  }

  /// Not a run: since when nobody is told, because a log of the device showed that the finding was wrong.
  private static let withdrawn = run(Fingerprint(of: ["withdrawn"]))

  /// Whether it was ever reported.
  var isTold: Bool { !times.isEmpty }
  var isWithdrawn: Bool { times.contains { $0.run == Self.withdrawn } }

  /// Records that it is taken back.
  mutating func withdraw(at now: WallTime) { tell(in: Self.withdrawn, at: now) }

  /// Records that it is true after all.
  mutating func uphold() { times.removeAll { $0.run == Self.withdrawn } }

  /// The number of a run.
  static func run(_ fingerprint: Fingerprint) -> UInt64 {
    let text = Array(fingerprint.description.utf8)
    return text.withUnsafeBufferPointer(Fingerprint.hash64)
  }
}
