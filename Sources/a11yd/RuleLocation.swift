import ArgumentParser
import Daemon
import Rules
import SystemPackage

/// Where rules are read from, on the command line.
struct RuleLocation: ParsableArguments {
  @Option(
    name: .customLong("rules"), help: "A rules directory; a later one overrides by path.", completion: .directory)
  var directories: [String] = []

  /// The rules of this checkout, else those of the system.
  static var standard: [String] {
    let isCheckout = (try? FileDescriptor.open("rules", .readOnly, options: .directory).close()) != nil
    return isCheckout ? ["rules"] : ["/usr/share/a11yd/rules", "/etc/a11yd/rules.d"]
  }

  /// The files in these directories, or in the standard ones.
  func texts() throws -> [RuleText] {
    try RuleDirectory.read(directories.isEmpty ? Self.standard : directories)
  }

  /// Every rule, whatever its status.
  ///
  /// - Throws: `ExitCode.failure` when there are problems, which are printed.
  func ruleBook() throws -> RuleBook {
    do {
      return try RuleBook(compiling: texts(), including: Set(Rule.Status.allCases))
    } catch let error as RuleProblems {
      print(error)
      StandardError.write("\(error.problems.count.counted("problem")) in the rules. Nothing was run.")
      throw ExitCode.failure
    }
  }
}
