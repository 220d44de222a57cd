import FoundationEssentials

/// A checkout of a11yd itself: whoever stands in one means its rules, its configuration and its drop directory, even where
/// the package is installed too.
public enum Checkout {
  /// What lies beside each other nowhere else: `rules` alone may be the rules of some other tool.
  private static let marks = ["Package.swift", "rules/kinds.yaml", "config/a11yd.yaml"]

  /// Whether this folder is one; the present one unless given.
  public static func isHere(_ folder: String = ".") -> Bool {
    marks.allSatisfy { FileManager.default.fileExists(atPath: folder + "/" + $0) }
  }
}
