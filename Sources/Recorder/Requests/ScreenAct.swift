/// What a request does to the screen, in the word that a capture says it by.
struct ScreenAct: Equatable, Sendable {
  /// `tap`, `type`, `swipe`, `arrow-left` and so on; rules know those of a tap and of keys.
  let word: String
  let target: ActTarget?

  init(_ word: String, _ target: ActTarget? = nil) { (self.word, self.target) = (word, target) }

  /// Nil for a request that only reads.
  ///
  /// Source: appium/appium, packages/base-driver/lib/protocol/routes, and the drivers' lists of `mobile:` scripts.
  init?(_ request: WebDriverRequest) {
    let tail = request.path.tail
    if let (name, arguments) = request.script {
      guard let act = ScriptAct.act(name, arguments) else { return nil }
      self = act
    } else if request.method == "DELETE" {
      guard tail == ["actions"] else { return nil }
      self.init("release")
    } else if request.method != "POST" {
      return nil
    } else if tail == ["actions"] {
      guard let act = ActionSequence.act(request.body) else { return nil }
      self = act
    } else if tail.count == 3, tail[0] == "element", let word = Self.onElement[tail[2]] {
      self.init(word, .element(tail[1]))
    } else if tail.count >= 2, tail[0] == "appium", tail[1] == "device" {
      guard let act = Self.device(tail.last ?? "", request.body) else { return nil }
      self = act
    } else if tail.first == "wda" {
      guard let word = Self.webDriverAgent[tail.dropFirst().first { Self.webDriverAgent[$0] != nil } ?? ""] else {
        return nil
      }
      self.init(word, ActTarget(request.body ?? .null))
    } else if tail == ["touch", "perform"] || tail == ["touch", "multi", "perform"] {
      self = Self.touch(request.body)
    } else if let word = Self.plain[tail.joined(separator: "/")] {
      self.init(word)
    } else {
      return nil
    }
  }

  private static let onElement = ["click": "tap", "value": "type", "clear": "clear"]

  private static let plain = [
    "back": "back", "forward": "navigate", "refresh": "navigate", "url": "navigate", "alert/accept": "alert",
    "alert/dismiss": "alert", "alert/text": "alert", "accept_alert": "alert", "dismiss_alert": "alert",
    "orientation": "rotate", "rotation": "rotate", "keys": "type", "appium/app/launch": "app",
    "appium/app/close": "app",
    "appium/app/reset": "app", "appium/app/background": "app",
  ]

  private static let webDriverAgent = [
    "tap": "tap", "doubleTap": "double-tap", "touchAndHold": "long-press", "dragfromtoforduration": "swipe",
    "swipe": "swipe", "scroll": "scroll", "pinch": "pinch", "keys": "type", "pressButton": "button",
    "homescreen": "app", "launch": "app", "activate": "app", "terminate": "app", "pickerwheel": "turn",
  ]

  private static func device(_ name: String, _ body: JSONValue?) -> ScreenAct? {
    switch name {
    case "press_keycode":
      ScreenAct(KeyWord.android(body?["keycode"]?.number, meta: body?["metastate"]?.number) ?? "key")
    case "long_press_keycode", "keyevent": ScreenAct("key")
    case "activate_app", "terminate_app", "install_app", "remove_app", "start_activity", "open_notifications",
      "app_reset", "shake", "lock", "unlock", "toggle_location_services":
      ScreenAct("app")
    case "hide_keyboard": ScreenAct("hide-keyboard")
    default: nil
    }
  }

  /// The gestures of clients from before W3C actions.
  private static func touch(_ body: JSONValue?) -> ScreenAct {
    let steps = (body?["actions"]?.list ?? body?.list ?? []).filter { $0["action"]?.text != "wait" }
    guard let first = steps.first, first["action"]?.text == "tap", steps.count == 1 else { return ScreenAct("swipe") }
    return ScreenAct("tap", ActTarget(first["options"] ?? .null))
  }
}
