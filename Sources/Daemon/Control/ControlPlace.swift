import FoundationEssentials
import Glibc

/// Where the control socket is, so that the daemon and its clients find the same place without an option.
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

  /// The place of the installed service.
  public static let ofService = "/run/a11yd/control"

  /// The path at which a daemon creates the socket, or at which a client looks for it.
  ///
  /// In order: the service's own directory, beside the state directory, in the checkout, the user's own directory, the
  /// service's place.
  public func path(forAsking isAsking: Bool) -> String {
    if let directory = variable("RUNTIME_DIRECTORY") { return directory + "/control" }
    if let state = variable("STATE_DIRECTORY") { return parent(of: state) + "/control" }
    if isCheckout { return ".run/control" }
    if let directory = variable("XDG_RUNTIME_DIR"), !isRoot {
      let own = directory + "/a11yd/control"
      // Most clients mean the service.
      if !isAsking || FileManager.default.fileExists(atPath: own) { return own }
    }
    return Self.ofService
  }

  /// The first path in an environment variable that may list several; nil if it is empty or missing.
  private func variable(_ name: String) -> String? {
    environment[name]?.split(separator: ":").first.map(String.init)
  }

  private func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let parent = path[..<end]
    return parent.isEmpty ? (path.hasPrefix("/") ? "" : ".") : String(parent)
  }
}
