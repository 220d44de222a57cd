import AccessibilityTree
import Journal

/// When a finding was told last in each of the latest runs, as the ledger keeps it: 16 bytes a run, little endian.
///
/// Several runs, because two devices that test the same screen take turns.
struct ToldTimes {
  private var times: [(run: UInt64, at: Int64)] = []

  /// Runs that are kept, the latest first.
  private static let limit = 8

  /// Never told.
  init() {}

  /// The times in these bytes; a rest that is too short is left out.
  init(_ bytes: [UInt8]) {
    let words = SketchBytes.sketch(of: bytes)
    times = stride(from: 0, to: words.count / 2 * 2, by: 2).map { (words[$0], Int64(bitPattern: words[$0 + 1])) }
  }

  /// As the ledger keeps them.
  var bytes: [UInt8] { SketchBytes.bytes(of: times.flatMap { [$0.run, UInt64(bitPattern: $0.at)] }) }

  /// Whether it was told in this run less than `time` before; not if it was told later than now, because the clock was set.
  func isTold(in run: UInt64, within time: Duration, of now: WallTime) -> Bool {
    times.contains { $0.run == run && $0.at <= now.rawValue && $0.at > (now - time).rawValue }
  }

  /// It is told in this run.
  mutating func tell(in run: UInt64, at now: WallTime) {
    times.removeAll { $0.run == run }
    times.insert((run, now.rawValue), at: 0)
    times.removeLast(max(times.count - Self.limit, 0))
  }

  /// The number of a run.
  static func run(_ fingerprint: Fingerprint) -> UInt64 {
    let text = Array(fingerprint.description.utf8)
    return text.withUnsafeBufferPointer(Fingerprint.hash64)
  }
}
