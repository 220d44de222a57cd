import AccessibilityTree
import Audit
import Speech

/// What became of all forms of one widget in all exports of its platform.
struct WidgetResult: Sendable {
  let widget: Widget
  var forms: [FormResult] = []

  /// All widgets of the atlas, judged once for all tests.
  static let all: Task<[WidgetResult], any Error> = Task.detached {
    let widgets = try Atlas.widgets.get()
    let auditor = try AtlasAuditor.shared.get()
    return try await withThrowingTaskGroup(of: (Int, WidgetResult).self) { group in
      for (place, widget) in widgets.enumerated() {
        group.addTask { (place, try WidgetResult(widget, auditor)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  init(_ widget: Widget, _ auditor: AtlasAuditor) throws {
    self.widget = widget
    for writer in ExportWriters.all where writer.platforms.contains(widget.platform) {
      guard let right = WidgetCapture.captures(of: widget.right, of: widget, by: writer)?.first else {
        continue
      }
      do {
        try judge(right, writer, auditor)
      } catch {
        forms.append(
          FormResult(form: "right", format: writer.format, outcome: .open, problems: ["cannot be read: \(error)"]))
      }
    }
  }

  private mutating func judge(_ right: WidgetCapture, _ writer: any ExportWriter, _ auditor: AtlasAuditor) throws {
    let transcript = try auditor.transcript(of: right)
    let baseline = auditor.findings(in: transcript)
    let recorded = try auditor.findings(
      inRecording: WidgetCapture.recording(of: widget.right, of: widget, by: writer))
    var result = FormResult(form: "right", format: writer.format, outcome: .clean)
    let twins = widget.wrong.filter { form in
      WidgetCapture.captures(of: form, of: widget, by: writer)?.first?.text == right.text
    }
    /// One export of the right form is that of a wrong one, byte for byte: what tells the two apart has to be asked.
    func isAskedRightly(_ finding: Finding) -> Bool {
      finding.outcome == .cantTell && twins.contains { auditor.isAbout(finding, $0.breaks, inKind: false) }
    }
    for finding in baseline.filter({ !isAskedRightly($0) }) + recorded {
      let problem = "\(finding.outcome == .failed ? "fails" : "asks") \(finding.rule)#\(finding.expectation)"
      if !result.problems.contains(problem) { result.problems.append(problem) }
    }
    if !result.problems.isEmpty { result.outcome = .open }
    result.problems += ReadingCheck(right.screen, transcript, format: writer.format).problems
    result.problems += SpeechCheck(widget.says, right.screen, transcript).problems
    forms.append(result)
    let known = Set((baseline + recorded).map(Self.key))
    for form in widget.wrong {
      let single = WidgetCapture.captures(of: form, of: widget, by: writer)?.first
      let recording = WidgetCapture.recording(of: form, of: widget, by: writer)
      var findings: [Finding] = []
      var carried = PropertySet()
      if recording.isEmpty, let single {
        if single.text == right.text {
          forms.append(FormResult(form: form.name, format: writer.format, outcome: .unseen))
          continue
        }
        let transcript = try auditor.transcript(of: single)
        findings = auditor.findings(in: transcript)
        carried = transcript.snapshot.carried
      } else {
        findings = try auditor.findings(inRecording: recording)
        for capture in recording { carried.formUnion(try auditor.transcript(of: capture).snapshot.carried) }
      }
      let new = findings.filter { !known.contains(Self.key($0)) }
      forms.append(self.result(of: form, writer, new, carried, auditor))
    }
  }

  /// Whether a question says what is missing for the answer.
  private static func names(_ finding: Finding, _ lacking: [String]) -> Bool {
    lacking.contains { name in
      switch name {
      case "human": finding.reason == .needsHuman
      case "pixels": finding.reason == .needsPixels
      case "events": finding.message.contains("nobody recorded")
      // What makes a node important to the screen reader, and what hides it, are two readings of one thing.
      case "element": finding.message.contains("`element`") || finding.message.contains("`hidden`")
      default: finding.message.contains("`\(name)`")
      }
    }
  }

  /// What a finding is about, however its node is called in the wrong form.
  private static func key(_ finding: Finding) -> String {
    "\(finding.rule)#\(finding.expectation) \(finding.outcome) \(finding.node.path) \(finding.node.heard ?? "")"
  }

  private func result(
    of form: WidgetForm, _ writer: any ExportWriter, _ findings: [Finding], _ carried: PropertySet,
    _ auditor: AtlasAuditor
  ) -> FormResult {
    let format = writer.format
    var result = FormResult(form: form.name, format: format, outcome: .open)
    let failed = findings.filter { $0.outcome == .failed }
    let asked = findings.filter { $0.outcome == .cantTell && auditor.isAbout($0, form.breaks, inKind: false) }
    let besides = findings.filter { $0.outcome == .cantTell && !auditor.isAbout($0, form.breaks, inKind: false) }
    let rightly = failed.filter { auditor.isAbout($0, form.breaks, inKind: false) }
    let lacking = form.needed.filter { name in
      // What is inside an element is in XCTest's tree and not in the translator's.
      if name == "inside" { return !["wda-json", "xcuitest-xml", "maestro-ios"].contains(format) }
      if name == "type" { return !["wda-json", "xcuitest-xml"].contains(format) }
      if name == "element", writer.leavesOutSkipped, form.skipsMore(than: widget.right) { return true }
      return Property(named: name).map { !carried.contains($0) } ?? true
    }
    if !rightly.isEmpty {
      result.outcome = .failed
      result.rules = Array(Set(rightly.map(\.rule))).sorted()
      result.isOfAnotherKind = !rightly.contains { auditor.isAbout($0, form.breaks, inKind: true) }
      return result
    }
    if !failed.isEmpty {
      result.rules = Array(Set(failed.map(\.rule))).sorted()
      result.problems = ["fails under other rows: \(result.rules.joined(separator: ", "))"]
      return result
    }
    guard !asked.isEmpty else {
      // What a format never carries is told once a format, by `doctor`.
      (result.outcome, result.lacks) = (lacking.isEmpty ? .open : .unseen, lacking)
      if lacking.isEmpty { result.problems = ["silent"] }
      result.problems += Set(besides.map(\.rule)).sorted().map { "asks of something else: \($0)" }
      return result
    }
    result.rules = Array(Set(asked.map(\.rule))).sorted()
    if lacking.isEmpty {
      result.problems = ["asks although the evidence is there: \(result.rules.joined(separator: ", "))"]
    } else if !asked.contains(where: { Self.names($0, lacking) }) {
      result.problems = ["asks without naming \(lacking.joined(separator: ", "))"]
    } else if asked.count > 1 {
      result.problems = ["asks \(asked.count) times"]
    } else {
      result.outcome = .asked
    }
    return result
  }
}
