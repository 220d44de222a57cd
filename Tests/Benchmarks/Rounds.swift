import Glibc

/// Contenders measured in turn, round after round, so that whatever slows the machine down slows them all.
///
/// Times are CPU seconds of this thread: other work on the machine does not count, and what counts is a ratio anyway. Whoever
/// waits for a disk is measured by the clock on the wall.
struct Rounds {
  let count: Int
  let clock: clockid_t
  private var contenders: [(name: String, body: () throws -> Void)] = []

  init(_ count: Int, clock: clockid_t = CLOCK_THREAD_CPUTIME_ID) { (self.count, self.clock) = (count, clock) }

  mutating func add(_ name: String, _ body: @escaping () throws -> Void) { contenders.append((name, body)) }

  /// The median of each contender in seconds, in the order in which they were added; one round to warm up is not counted.
  func medians() throws -> [(name: String, seconds: Double)] {
    var seconds = [[Double]](repeating: [], count: contenders.count)
    for round in 0...count {
      for (place, contender) in contenders.enumerated() {
        let start = Self.seconds(clock)
        try contender.body()
        if round > 0 { seconds[place].append(Self.seconds(clock) - start) }
      }
    }
    return zip(contenders, seconds).map { ($0.name, median($1)) }
  }

  /// The corresponding C function is `clock_gettime`.
  static var threadSeconds: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The middle of these numbers; of an even count the upper one.
func median(_ numbers: [Double]) -> Double { numbers.isEmpty ? .nan : numbers.sorted()[numbers.count / 2] }
