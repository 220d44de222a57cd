/// What a lab writes into the log when it captures the screen, with `adb shell log -t a11yd 'capture pay-2.xml'`: then no
/// clock has to be compared.
enum CaptureMark {
  /// The name of the file; nil for a message about something else.
  static func name(in message: Substring) -> String? {
    guard let match = message.firstMatch(of: /\ba11yd *(?:\( *\d+\))?(?: *\])? *: +capture +(?<name>\S.*)$/) else {
      return nil
    }
    return String(match.name).trimmingSuffix { $0.isWhitespace }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isDropped(last) { text.removeLast() }
    return String(text)
  }
}
