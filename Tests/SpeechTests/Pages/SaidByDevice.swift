import Foundation
import Speech

/// What a device said at a stop: its words, with the hint in parentheses.
struct SaidByDevice: Sendable {
  /// Without the hint.
  let words: String
  let hint: String?

  init(_ line: String) {
    guard line.hasSuffix(")"), let start = line.range(of: " (", options: .backwards)?.lowerBound else {
      (words, hint) = (line, nil)
      return
    }
    words = String(line[..<start])
    hint = String(line[line.index(start, offsetBy: 2)...].dropLast())
  }

  /// Whether these are the pieces, in any order. A hint of the device has to be among those of the utterance, which may
  /// have more: the pages leave most of them out.
  func hasPieces(of utterance: Utterance) -> Bool {
    guard SpokenComparison(words) == SpokenComparison(utterance.tokens.joined(separator: ", ")) else { return false }
    return hint.map { SpokenComparison($0).isHeard(in: SpokenComparison(utterance)) } ?? true
  }

  /// Whether it is word for word the same, but for case, punctuation and the hyphen of “double-tap”.
  func isSaid(by utterance: Utterance) -> Bool {
    guard Self.plain(words) == Self.plain(utterance.tokens.joined(separator: ", ")) else { return false }
    guard let hint else { return true }
    return Self.plain(utterance.fragments.filter { $0.kind == .hint }.map(\.text).joined(separator: ", "))
      .contains(Self.plain(hint))
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().replacing("-", with: " ").split { ",.;: ".contains($0) || $0 == "“" || $0 == "”" }
      .joined(separator: " ")
  }
}
