import FoundationEssentials
import Glibc

/// Where the control socket lies: the daemon and whoever asks it look at the same place without being told.
public struct ControlPlace: Sendable {
  private let environment: [String: String]
  private let isCheckout: Bool
  private let isRoot: Bool

  /// The place for this process.
  public init() {
    self.init(
      environment: ProcessInfo.processInfo.environment, isCheckout: Checkout.isHere(), isRoot: geteuid() == 0)
  }

  init(environment: [String: String], isCheckout: Bool, isRoot: Bool) {
    (self.environment, self.isCheckout, self.isRoot) = (environment, isCheckout, isRoot)
  }

  /// Where the installed service has it.
  public static let ofService = "/run/a11yd/control"

  /// Where a daemon puts it, or, of an installation, somebody looks for it.
  ///
  /// In order: the service's own directory, beside the state directory, in the checkout, the user's own directory, the
  /// service's place.
  public func path(forAsking isAsking: Bool) -> String {
    if let directory = variable("RUNTIME_DIRECTORY") { return directory + "/control" }
    if let state = variable("STATE_DIRECTORY") { return parent(of: state) + "/control" }
    if isCheckout { return ".run/control" }
    if let directory = variable("XDG_RUNTIME_DIR"), !isRoot {
      let own = directory + "/a11yd/control"
      // Most who ask mean the service.
      if !isAsking || FileManager.default.fileExists(atPath: own) { return own }
    }
    return Self.ofService
  }

  /// The first of several; nil for nothing.
  private func variable(_ name: String) -> String? {
    environment[name]?.split(separator: ":").first.map(String.init)
  }

  private func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let parent = path[..<end]
    return parent.isEmpty ? (path.hasPrefix("/") ? "" : ".") : String(parent)
  }
}
