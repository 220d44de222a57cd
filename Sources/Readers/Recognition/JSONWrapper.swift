/// What servers and tools put around a tree, recognised by the keys beside it.
///
/// Source: W3C WebDriver, section 6.3 (`value`); appium/WebDriverAgent FBResponsePayload.m (`sessionId`, `status`);
/// droidrun-portal (`status`, `data` or `result`); JSON-RPC 2.0 (`jsonrpc`, `id`, `result`); facebook/idb (`elements`);
/// flutter/flutter accessibility_inspector.dart (`data`, `error`); facebook/screenshot-tests-for-android ScreenshotImpl.java
/// (`viewHierarchy`, `version`, `axHierarchy`); zillow/auto-mobile AutoMobileAccessibilityService.kt (`type`, `timestamp`,
/// `data`); android_env a11y.proto (`forest`); axe-android and Accessibility Insights (`AxeResults`);
/// lycorp-jp/sim-use JSONEnvelopeWriter.swift, IOSSimDescribeUICommand.swift (`ok`, `data`, `raw`).
struct JSONWrapper: Sendable {
  /// The key below which the tree is.
  let member: String
  /// Every key that the wrapper may have.
  let keys: Set<String>
  /// Who replies, for error messages.
  let speaker: String
  /// Why it may be empty.
  var emptyBecause: String?

  static let all: [JSONWrapper] = [
    JSONWrapper(member: "value", keys: ["value", "sessionId", "status"], speaker: "the driver"),
    JSONWrapper(
      member: "data", keys: ["status", "success", "data", "message", "error", "code"], speaker: "the portal"),
    // A reply of the VM service. With `issues`, the format reader handles it, because a wrapper would lose them.
    JSONWrapper(member: "data", keys: ["data", "type", "method", "error"], speaker: "the app"),
    JSONWrapper(
      member: "data", keys: ["type", "timestamp", "requestId", "data", "perfTiming"], speaker: "the service"),
    JSONWrapper(
      member: "result", keys: ["status", "success", "result", "id", "jsonrpc", "message", "error"],
      speaker: "the server"),
    JSONWrapper(member: "data", keys: ["ok", "data", "error", "hint", "process"], speaker: "sim-use"),
    JSONWrapper(
      member: "raw",
      keys: [
        "raw", "platform", "outline", "entries", "lists", "screen", "appLabel", "appPackage", "crashDialog",
        "orientation",
      ],
      speaker: "sim-use", emptyBecause: "it was described without `--json`"),
    JSONWrapper(member: "forest", keys: ["forest"], speaker: "the forwarder"),
    JSONWrapper(member: "elements", keys: ["elements"], speaker: "the companion"),
    JSONWrapper(
      member: "axHierarchy", keys: ["axHierarchy", "viewHierarchy", "version", "metadata"], speaker: "the test",
      emptyBecause: "the test was recorded with `setIncludeAccessibilityInfo(false)`"),
    // WebDriverAgent of 2016, which its format reader refuses by name.
    JSONWrapper(member: "tree", keys: ["tree"], speaker: "the driver"),
    JSONWrapper(member: "AxeResults", keys: ["AxeResults", "ATFARules", "ATFAResults"], speaker: "the service"),
  ]

  /// Every key below which a tree may be, including our own wrapper's.
  static let members = Set(all.map(\.member)).union(["tree"])

  /// The wrapper with these keys, and the look at what is in it.
  static func around(_ look: JSONLook) -> (JSONWrapper, JSONLook)? {
    guard look.shape == .object, !look.keys.isEmpty else { return nil }
    for wrapper in all where look.keys.allSatisfy(wrapper.keys.contains) {
      if let inner = look.nested[wrapper.member], inner.shape != .other { return (wrapper, inner) }
    }
    return nil
  }

  /// The wrapper that has an `error` in place of a tree.
  static func failed(_ look: JSONLook) -> JSONWrapper? {
    guard look.shape == .object else { return nil }
    return all.first { $0.keys.contains("error") && look.keys.allSatisfy($0.keys.contains) }
  }
}
