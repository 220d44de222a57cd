import AccessibilityTree
import Speech

/// Whether reading an export gives the truth, masked by what the export carries.
struct ReadingCheck {
  private(set) var problems: [String] = []

  init(_ screen: TruthScreen, _ transcript: Transcript, format: String) {
    let snapshot = transcript.snapshot
    let byFrame = Dictionary(
      (0..<snapshot.count).compactMap { index in snapshot[index].bounds.value.map { (Self.frame($0), index) } }
    ) { first, _ in first }
    /// On iOS, what is inside an element need not be exported.
    func walk(_ node: TruthNode, isInsideElement: Bool) {
      guard node.isVisible else { return }
      if node.isOfWidget, format != "flutter-semantics" || node.fields["semantics"] != nil {
        if let index = byFrame[node.frame] {
          check(node, snapshot[index], screen, format)
        } else if screen.platform == .android || (node.isElement && !isInsideElement) {
          problems.append("reads no \(node.handle ?? node.className)")
        }
      }
      for child in node.children { walk(child, isInsideElement: isInsideElement || node.isElement) }
    }
    walk(screen.root, isInsideElement: false)
    problems = Array(Set(problems)).sorted()
  }

  private static func frame(_ rect: Rect) -> TruthFrame {
    TruthFrame(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
  }

  private mutating func check(_ truth: TruthNode, _ node: Node, _ screen: TruthScreen, _ format: String) {
    let name = truth.handle ?? truth.text("class") ?? truth.elementType
    func text(_ property: Property, _ expected: String?) -> String? {
      let evidence = node.text(property)
      let wanted = expected.flatMap { $0.isEmpty ? nil : $0 }
      guard evidence.isExported, evidence.value != wanted else { return nil }
      return "reads \(property.name) of \(name) as \(evidence.value.map { "“\($0)”" } ?? "none")"
    }
    func flag(_ property: Property, _ expected: Bool) -> String? {
      let evidence = node.flag(property)
      guard evidence.isExported, (evidence.value ?? false) != expected else { return nil }
      return "reads \(property.name) of \(name) as \(evidence.value ?? false)"
    }
    if format == "flutter-semantics" {
      guard case .fields(let semantics)? = truth.fields["semantics"] else { return }
      if case .text(let label)? = semantics["label"] { problems += [text(.label, label)].compactMap(\.self) }
      return
    }
    switch screen.platform {
    case .android:
      problems += [
        text(.label, truth.text("desc")), truth.range == nil ? text(.text, truth.text("text")) : nil,
        text(.stateDescription, truth.text("state")), text(.roleDescription, truth.text("roleDescription")),
        text(.paneTitle, truth.text("pane")), text(.identifier, truth.resourceName(in: screen.app)),
        flag(.enabled, truth.isEnabled), flag(.selected, truth.isOn("selected")),
        flag(.checkable, truth.isOn("checkable")), flag(.checked, truth.isOn("checked")),
        // Who lists the actions knows of a click that the state does not tell.
        truth.list("actions").contains("CLICK") ? nil : flag(.clickable, truth.isOn("clickable")),
        flag(.focusable, truth.isOn("focusable")),
        flag(.heading, truth.isOn("heading")), flag(.visible, truth.isVisible),
      ].compactMap(\.self)
      if node.liveRegion.isExported, Int(node.liveRegion.value?.rawValue ?? 0) != truth.liveRegion {
        problems.append("reads live-region of \(name)")
      }
    case .ios:
      problems += [
        text(.label, truth.text("label")), text(.identifier, truth.text("id")),
        // Nobody hears the “1” of UIKit's spinner, so readers that know a spinner leave it out.
        truth.text("value") != nil && truth.elementType != "ActivityIndicator"
          ? text(.value, truth.text("value")) : nil,
        flag(.enabled, !truth.has("NotEnabled")), flag(.selected, truth.has("Selected")),
        flag(.adjustable, truth.has("Adjustable")), flag(.heading, truth.has("Header")),
      ].compactMap(\.self)
      if let place = truth.place, node.position.isExported,
        node.position.value != Position(index: place.index, count: place.count)
      {
        problems.append("reads position of \(name)")
      }
    }
  }
}
