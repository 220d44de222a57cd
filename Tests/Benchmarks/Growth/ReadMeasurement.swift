import AccessibilityTree
import Audit
import Glibc
import Readers
import Rules

/// What reading one file took, measured in a process of its own: memory that was given back cannot be measured twice.
struct ReadMeasurement {
  var seconds: Double
  /// The most memory while reading, beyond what the process had before, the file's bytes among it.
  var peakBytes: Int
  var auditSeconds: Double
  /// 0 when the file was refused.
  var nodes: Int
  /// The format, or the kind of the error.
  var result: String

  /// CPU seconds after which a child is given up; all that is linear is done long before.
  private static let patience = 20

  /// Reads the file in a child process.
  init(file: String, rules: Bool, liftsLimits: Bool) throws {
    let output = file + ".measured"
    let mode = (rules ? "r" : "-") + (liftsLimits ? "l" : "-")
    let run = try ChildRun(["/proc/self/exe", "read", mode, file, output])
    defer { unlink(output) }
    if run.exitCode < 0, run.cpuSeconds >= Double(Self.patience) {
      (seconds, peakBytes, auditSeconds, nodes, result) = (.infinity, run.peakBytes, 0, 0, "given up")
      return
    }
    guard run.exitCode == 0, let stream = fopen(output, "r") else {
      throw BenchProblem("\(file): reading it ended with \(run.exitCode)")
    }
    defer { fclose(stream) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, CInt(line.count), stream) != nil else { throw BenchProblem("\(file): nothing was measured") }
    let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 5, let seconds = Double(parts[0]), let peak = Int(parts[1]), let audit = Double(parts[2]),
      let nodes = Int(parts[3])
    else { throw BenchProblem("\(file): “\(text)” is no measurement") }
    (self.seconds, peakBytes, auditSeconds, self.nodes, result) = (seconds, peak, audit, nodes, parts[4])
  }

  /// What the child does: `a11yd-bench read MODE FILE OUTPUT`.
  static func run(mode: String, file: String, output: String, ruleBook: () throws -> RuleBook) throws {
    var patience = rlimit(rlim_cur: rlim_t(Self.patience), rlim_max: rlim_t(Self.patience))
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &patience)
    let limits = mode.contains("l") ? ReadLimits(nodes: 10_000_000) : ReadLimits()
    let auditor = mode.contains("r") ? Auditor(ruleBook: try ruleBook()) : nil
    let reader = ExportReader(limits: limits)
    // Tables that are made once and stay are no part of what a file takes.
    _ = try? reader.read(PaddedBytes(copying: "{}".utf8), name: file)
    let before = peak
    let bytes = try bytes(of: file)
    let start = Rounds.threadSeconds
    var line = ""
    do throws(ReadError) {
      let snapshot = try reader.read(bytes, name: file)
      let read = Rounds.threadSeconds
      let peakBytes = peak - before
      let findings = auditor.map { $0.audit(snapshot.assuming(language: "en")).findings.count } ?? 0
      let audited = auditor == nil ? 0 : Rounds.threadSeconds - read
      line = "\(read - start) \(peakBytes) \(findings < 0 ? 0 : audited) \(snapshot.count) \(snapshot.format)"
    } catch {
      line = "\(Rounds.threadSeconds - start) \(peak - before) 0 0 \(error.kind.rawValue)"
    }
    guard let stream = fopen(output, "w") else { throw BenchProblem("\(output): cannot be written") }
    fputs(line, stream)
    fclose(stream)
  }

  private static func bytes(of file: String) throws -> PaddedBytes {
    var status = stat()
    let descriptor = open(file, O_RDONLY)
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw BenchProblem("\(file): cannot be read") }
    defer { close(descriptor) }
    return PaddedBytes(capacity: Int(status.st_size)) { Glibc.read(descriptor, $0.baseAddress, $0.count) }
  }

  /// The most memory that this process ever had, from /proc/self/status. Unlike `getrusage`, it forgets its parent's.
  private static var peak: Int {
    guard let stream = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(stream) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, CInt(line.count), stream) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("VmHWM:") else { continue }
      return (Int(text.filter(\.isNumber)) ?? 0) * 1024
    }
    return 0
  }
}
