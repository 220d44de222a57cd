import Daemon
import Glibc

/// Where the rules are: what was given, else those of the checkout that the command runs in, else what is installed.
enum RuleLocations {
  static let installed = "/usr/share/a11yd/rules"
  /// Rules of the machine's own; a rule with the path of an installed one replaces it.
  static let local = "/etc/a11yd/rules.d"
  static let checkout = "rules"

  /// The rules directories, later ones override earlier ones.
  ///
  /// - Throws: `CommandProblem` when a directory that was given is none, and when there are no rules at all.
  static func directories(given: [String]) throws(CommandProblem) -> [String] {
    guard given.isEmpty else {
      for path in given where !isDirectory(path) {
        throw CommandProblem("\(path): is no directory. `--rules` names the directory that holds the rule folders.")
      }
      return given
    }
    if Checkout.isHere() { return [checkout] }
    if isDirectory(installed) { return isDirectory(local) ? [installed, local] : [installed] }
    if isDirectory(checkout) { return [checkout] }
    throw CommandProblem(
      "no rules: neither \(installed) nor ./\(checkout) is a directory. Install the package, or name one with `--rules`."
    )
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
