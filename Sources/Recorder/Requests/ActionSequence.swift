/// The body of `POST /session/<id>/actions`.
enum ActionSequence {
  /// Nil for a body that does nothing.
  static func act(_ body: JSONValue?) -> ScreenAct? {
    let sources = (body?["actions"]?.list ?? []).filter { !steps(of: $0).isEmpty }
    let pointers = sources.filter { $0["type"]?.text == "pointer" && presses($0) > 0 }
    if pointers.count > 1 { return ScreenAct("pinch") }
    if let pointer = pointers.first { return gesture(steps(of: pointer)) }
    if let keys = sources.first(where: { $0["type"]?.text == "key" }) { return ScreenAct(key(steps(of: keys))) }
    if sources.contains(where: { $0["type"]?.text == "wheel" }) { return ScreenAct("scroll") }
    return sources.isEmpty ? nil : ScreenAct("move")
  }

  private static func steps(of source: JSONValue) -> [JSONValue] {
    (source["actions"]?.list ?? []).filter { $0["type"]?.text != "pause" || $0["duration"]?.number ?? 0 > 0 }
  }

  private static func presses(_ source: JSONValue) -> Int {
    steps(of: source).count { $0["type"]?.text == "pointerDown" }
  }

  /// Android and iOS take half a second for a long press.
  private static let longPress = 500.0

  private static func gesture(_ steps: [JSONValue]) -> ScreenAct {
    var target: ActTarget?
    var (isDown, presses, held, moves) = (false, 0, 0.0, false)
    for step in steps {
      switch step["type"]?.text {
      case "pointerDown":
        isDown = true
        presses += 1
      case "pointerUp", "pointerCancel": isDown = false
      case "pointerMove" where isDown: moves = moves || !staysInPlace(step)
      case "pointerMove": target = place(step)
      case "pause" where isDown: held += step["duration"]?.number ?? 0
      default: break
      }
    }
    if moves { return ScreenAct("swipe") }
    if presses > 1 { return ScreenAct("double-tap", target) }
    return ScreenAct(held >= longPress ? "long-press" : "tap", target)
  }

  private static func staysInPlace(_ move: JSONValue) -> Bool {
    move["origin"]?.text == "pointer" && move["x"]?.number == 0 && move["y"]?.number == 0
  }

  /// Nil for a move from where the pointer was before, which the request does not say.
  private static func place(_ move: JSONValue) -> ActTarget? {
    guard let x = move["x"]?.number, let y = move["y"]?.number else { return nil }
    switch move["origin"] {
    case nil, .text("viewport"): return .point(x: x, y: y)
    case .text: return nil
    case let origin?:
      guard let element = ActTarget.id(origin) else { return nil }
      return x == 0 && y == 0 ? .element(element) : .around(element, x: x, y: y)
    }
  }

  /// The one key that was pressed; `key` where there were several, or one that no rule knows.
  private static func key(_ steps: [JSONValue]) -> String {
    let pressed = steps.filter { $0["type"]?.text == "keyDown" }.compactMap { $0["value"]?.text }
    let isShifted = pressed.contains { $0 == "\u{E008}" || $0 == "\u{E050}" }
    let keys = pressed.filter { $0 != "\u{E008}" && $0 != "\u{E050}" }
    guard keys.count == 1 else { return keys.isEmpty ? "key" : "type" }
    return KeyWord.webDriver(keys[0], isShifted: isShifted) ?? "key"
  }
}
