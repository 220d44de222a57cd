import AccessibilityTree
import Audit
import Rules
import Speech

/// What the page knows of one screen, as JSON.
///
/// All texts of the app are clean: one line each, with invisible characters written out.
struct ScreenData {
  private let file: AuditedFile
  private let shown: [Finding]
  private let nodes: [String: Int]
  private let stops: [Int]
  /// How many stops are not shown.
  private let unheard: Int
  private let boxes: ScreenBoxes?

  /// An export with more findings is broken in one way, and the page would take everybody else's room.
  private static let findingLimit = 2_000
  private static let stopLimit = 1_000

  init(_ file: AuditedFile) {
    self.file = file
    shown = Array(file.audit.findings.prefix(Self.findingLimit))
    guard let transcript = file.step?.transcript else {
      (nodes, stops, unheard, boxes) = ([:], [], 0, nil)
      return
    }
    nodes = FindingNodes.nodes(of: shown, in: transcript.snapshot)
    let all = TranscriptText.nodes(of: transcript)
    stops = Array(all.prefix(Self.stopLimit))
    unheard = all.count - stops.count
    boxes = ScreenBoxes(transcript.snapshot, marked: Set(stops).union(nodes.values))
  }

  /// The object.
  var object: String {
    var line = JSONLine()
    addFacts(to: &line)
    addDrawing(to: &line)
    addTranscript(to: &line)
    addTimeline(to: &line)
    line.add("findings", objects: shown) { finding, line in add(finding, to: &line) }
    return line.object
  }

  private func addFacts(to line: inout JSONLine) {
    let audit = file.audit
    line.add("file", Self.text(file.name))
    if let box = file.box { line.add("machine", box.words) }
    line.add("app", audit.app.map(Self.text))
    line.add("version", audit.appVersion.map(Self.text))
    line.add("screen", audit.screen.map(Self.text))
    line.add("platform", audit.platform?.displayName)
    line.add("format", audit.format)
    line.add("nodes", audit.nodeCount)
    let isTold = file.toldChanges != nil && !audit.isOfAction
    line.add("isCapture", file.step != nil || file.history != nil || isTold)
    if isTold { line.add("isTold", true) }
    line.add("passed", audit.counts[.passed] ?? 0)
    line.add("failed", audit.counts[.failed] ?? 0)
    line.add("cantTell", audit.counts[.cantTell] ?? 0)
    line.add("language", audit.language)
    line.add("session", audit.session.map(Self.text))
    if let snapshot = file.step?.transcript.snapshot {
      let frameworks = AppFrameworks(snapshot)
      line.add("framework", frameworks.known?.rawValue)
      line.add("frameworks", frameworks.inOrder.map(\.rawValue))
    }
    if let cut = audit.cut { line.add("cut", cut.description) }
    if let obstacle = audit.obstacle { line.add("obstacle", obstacle.words) }
    if let fixed = file.fixed { line.add("fixed", fixed.count) }
    addHistory(to: &line)
    let unkept = audit.unkept + audit.findings.count - shown.count
    if unkept > 0 { line.add("unshown", unkept) }
    let others = VerdictLines(verdicts: audit.verdicts, shownPlaces: 3).sentences
    if !others.isEmpty { line.add("verdicts", others) }
  }

  private func addHistory(to line: inout JSONLine) {
    guard let history = file.history else { return }
    if file.step == nil { line.add("isGone", true) }
    line.add("captures", history.captures)
    if let last = history.lastAudit { line.add("audited", last) }
    guard !history.fixed.isEmpty else { return }
    line.add("gone", objects: Array(history.fixed.prefix(Self.findingLimit))) { finding, line in
      line.add("id", finding.id)
      line.add("rule", finding.rule)
      line.add("impact", finding.impact.rawValue)
      line.add("message", CleanText.line(String(finding.message.prefix(2_000))))
      line.add("at", finding.at)
      if finding.count > 1 { line.add("count", finding.count) }
      if finding.isWithdrawn { line.add("withdrawn", true) }
    }
  }

  // MARK: what is seen

  private func addDrawing(to line: inout JSONLine) {
    if let picture = file.picture { line.add("picture", picture.address) }
    guard let boxes, !boxes.boxes.isEmpty else { return }
    line.add("size", [boxes.width, boxes.height])
    line.add(
      "boxes",
      boxes.boxes.flatMap { box in
        [box.bounds.x, box.bounds.y, box.bounds.width, box.bounds.height].map { $0.rounded() } + [
          Float(box.sort.rawValue)
        ]
      })
    line.add("texts", boxes.boxes.map(\.text))
    if boxes.leftOut > 0 { line.add("undrawn", boxes.leftOut) }
  }

  // MARK: what is heard

  private func addTranscript(to line: inout JSONLine) {
    guard let transcript = file.step?.transcript else { return }
    line.add("reader", transcript.screenReader?.name)
    let stopFindings = stopFindings
    line.add("stops", objects: stops) { node, line in
      let utterance = transcript.utterances[node]
      line.add("said", Self.text(utterance.description))
      let hints = utterance.fragments.filter { $0.kind == .hint }.map(\.text)
      if !hints.isEmpty { line.add("hint", Self.text(hints.joined(separator: "; "))) }
      if !transcript.stops.contains(node) || transcript.cutOff?.stops.contains(node) == true {
        line.add("unsure", true)
      }
      if let box = boxes?.places[node] { line.add("box", box) }
      if let place = stopFindings[node] { line.add("findings", place.map(String.init)) }
    }
    if unheard > 0 { line.add("unheard", unheard) }
  }

  /// The places of the findings at each node.
  private var stopFindings: [Int: [Int]] {
    var places: [Int: [Int]] = [:]
    for (place, finding) in shown.enumerated() {
      if finding.capture == nil, let node = nodes[finding.node.path] { places[node, default: []].append(place) }
    }
    return places
  }

  // MARK: what happened

  private func addTimeline(to line: inout JSONLine) {
    guard let step = file.step, file.audit.session != nil || step.transcript.snapshot.events.isExported else { return }
    let words = StepWords(step: step, before: file.before)
    line.add("step") { line in
      line.add("name", Self.text(words.name))
      line.add("heading", Self.text(words.heading))
      if let began = words.began { line.add("at", began.seconds) }
      line.add("focus", Self.text(words.focus))
      if let box = step.transcript.snapshot.focusedNode.flatMap({ boxes?.places[$0] }) { line.add("focusBox", box) }
      line.add("knows", step.transcript.snapshot.events.isExported)
      line.add("events", objects: Array(words.told.prefix(200))) { event, line in
        line.add("type", Self.text(event.type))
        line.add("words", Self.text(words.sentence(of: event)))
        guard let moment = event.at.flatMap(Timestamp.init) else { return }
        line.add("at", moment.seconds)
        if let after = words.latency(of: event, at: moment), after.isFinite {
          line.add("after", (after * 10).rounded() / 10)
          line.add("cause", words.actionNoun)
        }
      }
    }
  }

  // MARK: a finding

  private func add(_ finding: Finding, to line: inout JSONLine) {
    line.add("id", finding.id)
    line.add("rule", finding.title)
    line.add("expectation", finding.expectation)
    line.add("outcome", finding.outcome.rawValue)
    line.add("impact", finding.impact.rawValue)
    line.add("message", CleanText.line(String(finding.message.prefix(2_000))))
    line.add("node", Self.text(finding.node.path))
    if let identifier = finding.node.identifier { line.add("identifier", Self.text(identifier)) }
    if let heard = finding.node.heard { line.add("heard", Self.text(heard)) }
    if let reason = finding.reason { line.add("reason", reason.words) }
    if let isNew = file.isNew(finding) { line.add("change", isNew ? "new" : "still") }
    if let sighting = file.history?.sightings[finding.id] {
      line.add("told", [sighting.first, sighting.last])
      line.add("entries", sighting.entries)
      if sighting.count > 1 { line.add("count", sighting.count) }
    }
    if let capture = finding.capture { line.add("capture", Self.text(capture.name)) }
    if !finding.steps.isEmpty { line.add("steps", finding.steps.map(Self.text)) }
    guard finding.capture == nil, let node = nodes[finding.node.path], let step = file.step else { return }
    if let box = boxes?.places[node] { line.add("box", box) }
    let evidence = NodeEvidence.lines(step.transcript.snapshot[node])
    line.add("evidence", evidence.flatMap { [$0.property, $0.value] })
  }

  private static func text(_ text: String) -> String { CleanText.line(Excerpt.of(text)) }
}
