import Daemon
import Glibc

/// Where the rules are: the given directories, else those of the checkout that the command runs in, else the installed ones.
enum RuleLocations {
  static let installed = "/usr/share/a11yd/rules"
  /// Local rules; each replaces the installed rule with the same path.
  static let local = "/etc/a11yd/rules.d"
  static let checkout = "rules"

  /// The rules directories, later ones override earlier ones.
  ///
  /// - Throws: `CommandProblem` if a given path is not a directory, or if there are no rules at all.
  static func directories(given: [String]) throws(CommandProblem) -> [String] {
    guard given.isEmpty else {
      for path in given where !isDirectory(path) {
        throw CommandProblem("\(path): not a directory. `--rules` takes the directory that contains the rule folders.")
      }
      return given
    }
    if Checkout.isHere() { return [checkout] }
    if isDirectory(installed) { return isDirectory(local) ? [installed, local] : [installed] }
    if isDirectory(checkout) { return [checkout] }
    throw CommandProblem(
      "rules: not found: neither \(installed) nor ./\(checkout) is a directory. Install the package or use `--rules`."
    )
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
