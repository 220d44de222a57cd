import FoundationEssentials

/// Finds out whether a folder is a checkout of a11yd. In one, the command uses the checkout's rules, configuration and
/// drop directory, even if the package is installed.
public enum Checkout {
  /// Files that are together in no other project. `rules` alone may be the rules of another tool.
  private static let marks = ["Package.swift", "rules/kinds.yaml", "config/a11yd.yaml"]

  /// Whether this folder is a checkout; by default the current one.
  public static func isHere(_ folder: String = ".") -> Bool {
    marks.allSatisfy { FileManager.default.fileExists(atPath: folder + "/" + $0) }
  }
}
