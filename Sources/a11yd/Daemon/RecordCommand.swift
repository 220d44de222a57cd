import ArgumentParser
import FoundationEssentials
import Glibc
import SystemPackage

/// `a11yd record`: another program, so that this one has no network code in it.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record a running Appium test, so that what happens in it is audited too.",
    discussion: "a11yd record --help shows the options.")

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  private static let name = "a11yd-record"

  func run() throws {
    for program in Self.places {
      var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
      execv(program, &words)
      guard errno == ENOENT else {
        throw CommandProblem("\(program): cannot run: \(Errno(rawValue: errno)). Install a11yd again.")
      }
      for word in words { free(word) }
    }
    throw CommandProblem("\(Self.places[0]): not found. Install a11yd again, or build the product \(Self.name).")
  }

  /// Beside this program in a checkout, and where the package has it.
  private static var places: [String] {
    let own = FilePath(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/usr/bin/a11yd")
    return [own.removingLastComponent().appending(name).string, "/usr/libexec/a11yd/\(name)"]
  }
}
