/// One file that a lab would drop for a form: the export by itself, or in the wrapper that says what happened.
struct WidgetCapture {
  let screen: TruthScreen
  let text: String

  /// The captures of a form by one exporter; nil where the exporter has no such screen.
  static func captures(of form: WidgetForm, of widget: Widget, by writer: any ExportWriter) -> [Self]? {
    let single = TruthScreen(form.widget, on: widget.platform, isAlone: widget.isAlone)
    guard let text = writer.export(single) else { return nil }
    return [WidgetCapture(screen: single, text: text)]
  }

  /// The captures of its recording, in order; empty where it has none.
  static func recording(of form: WidgetForm, of widget: Widget, by writer: any ExportWriter) -> [Self] {
    var captures: [Self] = []
    for (place, step) in form.recording.enumerated() {
      let screen = TruthScreen(step.widget, on: widget.platform, isAlone: widget.isAlone)
      guard let text = writer.export(screen) else { return [] }
      let before = captures.last?.screen ?? screen
      captures.append(WidgetCapture(screen: screen, text: wrapped(text, step, place, screen, before)))
    }
    return captures
  }

  private static func wrapped(
    _ export: String, _ step: WidgetStep, _ place: Int, _ screen: TruthScreen, _ before: TruthScreen
  ) -> String {
    var meta: [(String, JSON)] = [
      ("platform", .text(screen.platform.rawValue)), ("app", .text(screen.app)), ("screen", .text("Orders")),
      ("language", .text("en")), ("session", .text("atlas")), ("sequence", .int(place + 1)),
      ("capturedAt", .text(time(step.at))),
    ]
    if let trigger = step.trigger {
      let done: [(String, JSON)] = [
        ("action", .text(trigger.action)), ("node", .textOrNull(before.identifier(of: trigger.node))),
        ("at", .text(time(trigger.at))),
      ]
      meta.append(("trigger", .object(done)))
    }
    // A double tap acts on what has the focus, which stays there while that is on the screen.
    if let focus = step.focus ?? step.trigger?.node, let node = screen.identifier(of: focus) {
      meta.append(("screenReaderFocus", .text(node)))
    }
    if !step.isSettled { meta.append(("settled", .bool(false))) }
    var pairs: [(String, JSON)] = [("a11ySnapshot", .int(1)), ("meta", .object(meta))]
    if let events = step.events {
      let list = events.map { event in
        var fields: [(String, JSON)] = [("type", .text(event.type))]
        if let text = event.text { fields.append(("text", .text(text))) }
        if let node = event.node { fields.append(("node", .textOrNull(screen.identifier(of: node)))) }
        return JSON.object(fields + [("at", .text(time(event.at)))])
      }
      pairs.append(("events", .array(list)))
    }
    let head = JSON.object(pairs).rendered.dropLast()
    return head + ",\"tree\":" + (export.hasPrefix("<") ? JSON.text(export).rendered : export) + "}"
  }

  /// So many seconds after half past nine.
  private static func time(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let digits = String(100_000 + thousandths).dropFirst()
    return "2026-11-21T09:30:\(digits.prefix(2)).\(digits.suffix(3))Z"
  }
}

extension TruthScreen {
  /// What exporters write as the identifier of the node with this handle.
  func identifier(of handle: String) -> String? {
    guard let node = root.all.first(where: { $0.handle == handle }) else { return nil }
    return platform == .android ? node.resourceName(in: app) : node.text("id")
  }
}
