import AccessibilityTree
import CLibxml2
import CSimdjson
import Readers

/// What reading XML costs, against what libxml2's own SAX2 parser needs for the same bytes, and against reading JSON.
struct XMLBenchmark {
  let rounds: Int

  private static let size = 500_000
  private static let seed: UInt64 = 7

  func run() throws {
    let json = Array(WDAExport.make(bytes: Self.size, seed: Self.seed).utf8)
    let exports = [
      ("uiautomator-xml", UIAutomatorExport.make(bytes: Self.size, seed: Self.seed)),
      ("uiautomator2-xml", UIAutomator2Export.make(bytes: Self.size, seed: Self.seed)),
      ("xcuitest-xml", XCUITestExport.make(bytes: Self.size, seed: Self.seed)),
    ].map { (name: $0, bytes: Array($1.utf8)) }
    var contest = Rounds(rounds)
    add("wda-json", json, to: &contest)
    let walked = json + [UInt8](repeating: 0, count: 64)
    contest.add("simdjson") {
      guard ax_json_walk(walked, json.count) > 0 else { throw BenchProblem("simdjson refuses the input") }
    }
    for (name, bytes) in exports {
      add(name, bytes, to: &contest)
      contest.add("libxml2") { try Self.parse(bytes) }
    }
    let medians = try contest.medians().map(\.seconds)
    let sizes = [json.count] + exports.map(\.bytes.count)
    let speeds = zip(medians, sizes.flatMap { [$0, $0] }).map { Double($1) / $0 }
    var table = Table(
      "Reading 500 kB of XML, bytes to snapshot: speed, its ratio to wda-json's, and to that of the bare parser\n"
        + "  (libxml2's SAX2 interface with empty callbacks; for wda-json, simdjson visiting every value)")
    for (place, name) in (["wda-json"] + exports.map(\.name)).enumerated() {
      let (speed, bare) = (speeds[place * 2], speeds[place * 2 + 1])
      table.add(
        name, fixed(speed / 1e6, 0, "MB/s"), fixed(speed / speeds[0], 2, "×"), fixed(speed / bare, 2, "×"))
    }
    table.print()
  }

  private func add(_ name: String, _ bytes: [UInt8], to contest: inout Rounds) {
    let padded = SharedBytes(PaddedBytes(copying: bytes))
    let reader = ExportReader()
    contest.add(name) {
      let snapshot = try reader.read(padded.bytes, name: name)
      guard snapshot.format == name else { throw BenchProblem("\(name) was read as \(snapshot.format)") }
    }
  }

  /// Bytes that several rounds read: a closure cannot hold what cannot be copied.
  private final class SharedBytes {
    let bytes: PaddedBytes

    init(_ bytes: consuming PaddedBytes) { self.bytes = bytes }
  }

  /// The corresponding C function is `xmlSAXUserParseMemory`.
  private static func parse(_ bytes: [UInt8]) throws {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
    handler.endElementNs = { _, _, _, _ in }
    let result = bytes.withUnsafeBytes { bytes in
      xmlSAXUserParseMemory(&handler, nil, bytes.assumingMemoryBound(to: CChar.self).baseAddress, CInt(bytes.count))
    }
    guard result == 0 else { throw BenchProblem("libxml2 refuses the input: \(result)") }
  }
}
