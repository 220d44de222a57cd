import Foundation

/// A sample as people read it while they judge, or as one JSON object a line.
package struct FindingSampleText {
  private let sample: FindingSample

  package init(_ sample: FindingSample) { self.sample = sample }

  /// What was drawn and of what: “seed 7: 120 of 148 failed findings, …”.
  package var heading: String {
    let real = sample.drawn.count(where: \.isReal)
    return "seed \(sample.seed): \(sample.drawn.count) of \(sample.all.count) failed findings in \(sample.exportCount) "
      + "exports of \(sample.formats.count) formats; \(real) of the drawn are on real screens, of "
      + "\(sample.all.count(where: \.isReal)) there"
  }

  package var text: String {
    let entries = sample.drawn.enumerated().map { place, finding in
      """
      \(place + 1)  \(finding.file)  \(finding.format)\(finding.isReal ? "" : ", written")
          \(finding.rule)#\(finding.expectation)\(finding.places > 1 ? ", in \(finding.places) places" : "")
          \(finding.node)  \(finding.role)  \(finding.bounds.map { "\($0)" } ?? "no bounds")
          name: \(finding.name ?? "-")
          heard: \(finding.heard ?? "-")
          \(finding.message)
      """
    }
    return ([heading] + entries).joined(separator: "\n\n") + "\n"
  }

  /// - Throws: never for a sample.
  package func jsonLines() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let head = Head(
      seed: sample.seed, exports: sample.exportCount, formats: sample.formats.sorted(), failed: sample.all.count,
      drawn: sample.drawn.count)
    let lines = [try encoder.encode(head)] + (try sample.drawn.map { try encoder.encode($0) })
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  private struct Head: Encodable {
    let seed, exports: Int
    let formats: [String]
    let failed, drawn: Int
  }
}
