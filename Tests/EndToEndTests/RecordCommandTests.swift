import Foundation
import Testing

/// `a11yd record` is another program; what it does is in `Tests/RecorderTests` and `Tests/Recorder`.
struct RecordCommandTests {
  @Test func `the command hands over to the program beside it`() throws {
    let run = try BuiltCommand("record", "--help")
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(run.standardOutput.contains("USAGE: a11yd record"), "\(run.standardOutput)")
    let page = try String(
      contentsOf: BuiltCommand.package.appending(path: "packaging/man/a11yd.8"), encoding: .utf8)
    let options = Set(run.standardOutput.matches(of: #/--([a-z]+) </#).map { String($0.1) })
    #expect(options == ["listen", "appium", "into", "logcat", "settle", "hear", "capture"])
    for option in options { #expect(page.contains("Fl -\(option) "), "packaging/man/a11yd.8 lacks --\(option)") }
  }

  @Test func `a directory that is not there is refused in words`() throws {
    let run = try BuiltCommand("record", "--into", "/nonexistent/runs")
    #expect(run.exitCode == 1)
    #expect(run.standardError.contains("/nonexistent/runs: not a directory. Create it first, or correct --into."))
  }

  @Test(arguments: [["--appium", "https://lab"], ["--listen", "nowhere"], ["--settle", "soon"]])
  func `wrong usage is refused`(arguments: [String]) throws {
    #expect(try BuiltCommand(["record", "--into", "."] + arguments).exitCode == 64)
  }
}
