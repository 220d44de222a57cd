import Glibc
import Reports

/// What is behind a file descriptor: a terminal with a width, or a file.
struct Terminal {
  let descriptor: CInt

  static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
  static let standardError = Terminal(descriptor: STDERR_FILENO)

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How text is laid out there.
  ///
  /// Source: https://no-color.org: any text in NO_COLOR but the empty one means no colour.
  var layout: TextLayout {
    guard isTerminal else { return TextLayout() }
    let isPlain = variable("NO_COLOR")?.isEmpty == false || variable("TERM") == "dumb"
    return TextLayout(width: columns, isColoured: !isPlain)
  }

  /// `COLUMNS` if set, else what the terminal says, else nil.
  private var columns: Int? {
    if let columns = variable("COLUMNS").flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
