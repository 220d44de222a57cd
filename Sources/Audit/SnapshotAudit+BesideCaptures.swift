import AccessibilityTree

extension SnapshotAudit {
  /// An audit of a file that is no capture, such as an action or a log, without findings yet. The captures that it is about
  /// have audits of their own, so no node is counted.
  ///
  /// - Parameter capture: the last of these captures; nil where there is none.
  init(besides capture: RecordedStep?) {
    let meta = capture?.meta
    self.init(
      platform: meta?.platform, app: meta?.app, appVersion: meta?.appVersion, screen: meta?.screen,
      session: meta?.session, language: meta?.language, languageSource: meta?.languageSource,
      format: capture?.snapshot.format ?? "", nodeCount: 0, findings: [], counts: [:])
    isOfAction = true
  }

  /// Adds a finding that captures show together.
  mutating func add(_ finding: Finding) {
    findings.append(finding)
    counts[finding.outcome, default: 0] += 1
  }
}
