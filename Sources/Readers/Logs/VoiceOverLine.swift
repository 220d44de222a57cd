import AccessibilityTree
import CSimdjson

/// A line of what WebDriverAgent answers when it is asked what VoiceOver says, alone or in Appium’s server log.
///
/// Source: appium/WebDriverAgent FBCustomCommands.m and XCUIDevice+FBVoiceOver.m (14.1, Xcode 27), appium/appium-xcuitest-driver
/// lib/commands/voiceover.ts (11.11). The shape is from these; no recorded line was found.
enum VoiceOverLine {
  /// VoiceOver was asked; nil where it said nothing.
  case said(String?, at: String?, isAfterMove: Bool)
  /// Somebody asks; whether the next answer is of an element that VoiceOver moves to.
  case asked(isMove: Bool)

  /// Nil for a line about something else.
  static func read(_ line: UnsafeRawBufferPointer, _ limits: ReadLimits) -> VoiceOverLine? {
    if line.contains("\"utterance\"") { return answer(line, limits) }
    if line.contains("/wda/voiceOver/move") { return .asked(isMove: true) }
    return line.contains("/wda/voiceOver/") ? .asked(isMove: false) : nil
  }

  /// `{"value": {"utterance": "Done, button"}, "sessionId": "…"}`, or the value alone; a lab may add `at` and, for a move, its
  /// `direction`.
  private static func answer(_ line: UnsafeRawBufferPointer, _ limits: ReadLimits) -> VoiceOverLine? {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")), line.last == UInt8(ascii: "}") else { return nil }
    let bytes = PaddedBytes(copying: UnsafeRawBufferPointer(rebasing: line[start...]))
    return bytes.withUnsafeBytes { bytes in
      do throws(ReadFault) {
        var json = try JSONCursor(bytes, limits: limits)
        _ = try json.root()
        var answer: (isThere: Bool, text: String?, at: String?, isMove: Bool) = (false, nil, nil, false)
        try json.enter()
        while let item = try json.next() {
          switch item.keyText {
          case "utterance": (answer.isThere, answer.text) = (true, item.string)
          case "value" where item.kind == AX_JSON_OBJECT:
            try json.enter()
            while let inner = try json.next() {
              if inner.keyText == "utterance" { (answer.isThere, answer.text) = (true, inner.string) }
            }
          case "at": answer.at = item.string
          case "direction": answer.isMove = item.string != nil
          default: break
          }
        }
        try json.finish()
        guard answer.isThere else { return nil }
        let isSilent = answer.text?.contains { $0.isLetter || $0.isNumber } != true
        return .said(isSilent ? nil : answer.text, at: answer.at, isAfterMove: answer.isMove)
      } catch {
        return nil
      }
    }
  }
}
