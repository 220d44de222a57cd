import AccessibilityTree
import Glibc
import Readers

/// How time and memory grow with an export, for every format: from 1 to 16 MB, and where an input is as bad as can be.
struct GrowthBenchmark {
  /// Only these formats; all when empty.
  let formats: [String]
  private let folder: InputFolder
  private static let fixtures = "Tests/Fixtures/exports"
  private static let megabytes = [1, 2, 4, 8, 16]

  init(formats: [String], folder: InputFolder) { (self.formats, self.folder) = (formats, folder) }

  func run() throws {
    var exports: [(format: String, export: RepeatedExport)] = []
    var without: [String] = []
    for format in ExportFormats.all.map(\.format.name) where formats.isEmpty || formats.contains(format) {
      if let export = Self.export(of: format) { exports.append((format, export)) } else { without.append(format) }
    }
    try printGrowth(exports)
    try printWorst(exports)
    if !without.isEmpty { print("No fixture whose nodes can be repeated: \(without.joined(separator: ", "))\n") }
  }

  private func measure(_ bytes: [UInt8], rules: Bool, liftsLimits: Bool) throws -> ReadMeasurement {
    let file = folder.path + "/growth"
    guard let stream = fopen(file, "w") else { throw BenchProblem("\(file): cannot be written") }
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
    defer { unlink(file) }
    // The quickest of three, for whatever else runs here only ever adds to the time.
    var best = try ReadMeasurement(file: file, rules: rules, liftsLimits: liftsLimits)
    for _ in 1..<3 where best.seconds < 1 {
      let other = try ReadMeasurement(file: file, rules: rules, liftsLimits: liftsLimits)
      best.seconds = min(best.seconds, other.seconds)
      best.auditSeconds = min(best.auditSeconds, other.auditSeconds)
      best.peakBytes = max(best.peakBytes, other.peakBytes)
    }
    return best
  }

  // MARK: Growth

  private func printGrowth(_ exports: [(format: String, export: RepeatedExport)]) throws {
    var runs: [(format: String, sizes: [Int], all: [ReadMeasurement])] = []
    for (format, export) in exports {
      var (sizes, all): ([Int], [ReadMeasurement]) = ([], [])
      for megabytes in Self.megabytes {
        let bytes = export.repeated(toBytes: megabytes << 20)
        sizes.append(bytes.count)
        all.append(try measure(bytes, rules: true, liftsLimits: true))
      }
      runs.append((format, sizes, all))
    }
    let speeds = runs.map { Double($0.sizes[4]) / $0.all[4].seconds }
    let fastest = speeds.max() ?? .nan
    var table = Table(
      "Exports of 16 MB: speed of reading, its ratio to the fastest, 1 to 16 MB in time (16 is linear); speed of transcript\n"
        + "  and rules, 1 to 16 MB in their time; the most memory of reading ÷ the file (at most 8)")
    for ((format, sizes, all), speed) in zip(runs, speeds) {
      guard all[4].nodes > 0 else {
        table.add(format, "refused: \(all[4].result)")
        continue
      }
      let size = Double(sizes[4]) / Double(sizes[0])
      table.add(
        format, fixed(speed / 1e6, 0, "MB/s"), fixed(speed / fastest, 2, "×"),
        fixed(all[4].seconds / all[0].seconds * 16 / size, 1, "×"),
        fixed(speed * all[4].seconds / all[4].auditSeconds / 1e6, 0, "MB/s"),
        fixed(all[4].auditSeconds / all[0].auditSeconds * 16 / size, 1, "×"),
        fixed(all.indices.dropFirst(2).map { Double(all[$0].peakBytes) / Double(sizes[$0]) }.max() ?? .nan, 1, "×"))
    }
    table.print()
  }

  // MARK: Worst cases

  private func printWorst(_ exports: [(format: String, export: RepeatedExport)]) throws {
    var table = Table(
      "Bad inputs of 8 MB within the usual limits: seconds, 2 to 8 MB in time (4 is linear), most memory ÷ the file,\n"
        + "  and what became of it")
    for (format, export) in exports {
      for (name, make) in WorstCase.all(for: export) {
        guard let small = make(2 << 20), let large = make(8 << 20) else { continue }
        let first = try measure(small, rules: false, liftsLimits: false)
        let second = try measure(large, rules: false, liftsLimits: false)
        table.add(
          "\(format): \(name)", fixed(second.seconds, 2, "s"),
          // What takes no time grows by chance.
          second.seconds < 0.02 || !second.seconds.isFinite ? "-" : fixed(second.seconds / first.seconds, 1, "×"),
          fixed(Double(second.peakBytes) / Double(large.count), 1, "×"), "  " + second.result)
      }
    }
    table.print()
  }

  // MARK: Inputs

  /// The largest fixture that still is of its format when its nodes are repeated, and has more of them then.
  private static func export(of format: String) -> RepeatedExport? {
    let reader = ExportReader()
    for document in documents(in: "\(fixtures)/\(format)") {
      guard let alone = try? reader.read(document, name: format).count else { continue }
      for cut in RepeatedExport.cuts(of: document) {
        let double = cut.repeated(toBytes: cut.before.count + cut.after.count + 3 * (cut.part.count + 1))
        guard let snapshot = try? reader.read(double, name: format), snapshot.format == format else { continue }
        if snapshot.count > alone + alone / 2 { return cut }
      }
    }
    return nil
  }

  private static func documents(in folder: String) -> [[UInt8]] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var documents: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name.hasSuffix(".json") || name.hasSuffix(".xml") else { continue }
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0, let file = fopen("\(folder)/\(name)", "r") else { continue }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
      if fread(&bytes, 1, bytes.count, file) == bytes.count { documents.append(bytes) }
    }
    return documents.sorted { $0.count > $1.count }
  }
}
