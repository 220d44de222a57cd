/// The arguments of `mobile: shell`, in words.
struct ShellCommand {
  let words: [String]

  init(_ arguments: JSONValue) {
    let rest =
      switch arguments["args"] {
      case .text(let text): [text]
      case .list(let list): list.compactMap { $0.text ?? $0.number.map { "\($0)" } }
      default: [String]()
      }
    words = ([arguments["command"]?.text ?? ""] + rest).flatMap { $0.split(separator: " ").map(String.init) }
  }

  /// The text size that `settings put system font_scale 2.0` sets; nil for any other command.
  var fontScale: Double? {
    guard words.count == 5, words[..<4] == ["settings", "put", "system", "font_scale"] else { return nil }
    return Double(words[4]).flatMap { $0 > 0 ? $0 : nil }
  }
}
