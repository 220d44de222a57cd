import AccessibilityTree
import Rules
import Speech

/// The words that people see on a node, and how they agree with what is heard.
extension Evaluation {
  /// Its own text, and the texts below that have no stop of their own, in the order of the tree.
  ///
  /// VoiceOver's exporters keep no text apart from the label, so on iOS the label of a text below stands for what it shows.
  /// Not exported where nothing is known to be seen and something may be: no place for a text, or a tree that is cut off.
  func seen(on node: Int) -> Evidence<String> {
    var parts: [String] = []
    var isOpen = missing?.below.contains(node) == true
    var index = node
    while index < snapshot[node].subtreeEnd {
      let part = snapshot[index]
      if index > node, part.truth(.visible) == .no || transcript.isStop(index) != .no {
        if transcript.isStop(index) == .unknown { isOpen = true }
        index = part.subtreeEnd
        continue
      }
      if part.truth(.showingHint) != .yes, part.truth(.editable) != .yes {
        switch part.text(.text) {
        case .exposed(let text): parts.append(text)
        case .absent, .notExported:
          if index > node, snapshot.platform == .ios, part.role == .text || part.role == .heading,
            let text = part.text(.label).value
          {
            parts.append(text)
          } else if part.text(.text) == .notExported, index == node || part.role == .text {
            isOpen = true
          }
        }
      }
      index += 1
    }
    if isOpen, missing?.below.contains(node) == true || parts.isEmpty { return .notExported }
    return parts.isEmpty ? .absent : .exposed(parts.joined(separator: ", "))
  }

  /// `has-words-of` and `shares-word-with`; nil for any other test.
  func sharedWords(_ text: LabelID, _ test: TextTest, _ other: LabelID) -> Truth? {
    switch test {
    case .hasWordsOf:
      let (whole, part) = (texts.scan(text), texts.scan(other))
      let words = Set(texts.tokens(whole))
      let wanted = texts.tokens(part).filter { $0 != WordScan.pieceBreak }
      return Truth(!wanted.isEmpty && wanted.allSatisfy(words.contains))
    case .sharesWordWith:
      let (here, there) = (Self.words(of: texts.text(text)), Self.words(of: texts.text(other)))
      return Truth(here.contains { word in there.contains { word.hasPrefix($0) || $0.hasPrefix(word) } })
    default: return nil
    }
  }

  private static func words(of text: String) -> [String] {
    let scan = WordScan(text)
    let bytes = Array(text.utf8)
    return zip(scan.tokens, scan.ranges).filter { $0.0 != WordScan.pieceBreak }.map { _, range in
      String(decoding: bytes[range], as: UTF8.self).lowercased()
    }
  }
}
