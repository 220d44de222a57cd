/// What a `mobile:` script does to the screen.
///
/// Source: appium-uiautomator2-driver and appium-xcuitest-driver, lib/execute-method-map.
enum ScriptAct {
  /// Nil for a script that only reads.
  static func act(_ name: String, _ arguments: JSONValue) -> ScreenAct? {
    switch name {
    case "shell": shell(arguments)
    case "pressKey":
      ScreenAct(KeyWord.android(arguments["keycode"]?.number, meta: arguments["metastate"]?.number) ?? "key")
    case "keys": keys(arguments["keys"]?.list ?? [])
    case "voiceOverMove": ScreenAct(moves[arguments["direction"]?.text ?? ""] ?? "move-focus")
    case "pressButton": ScreenAct(arguments["name"]?.text == "home" ? "app" : "button")
    default: words[name].map { ScreenAct($0, ActTarget(arguments)) }
    }
  }

  private static let words = [
    "clickGesture": "tap", "tap": "tap", "tapWithNumberOfTaps": "tap", "doubleClickGesture": "double-tap",
    "doubleTap": "double-tap", "twoFingerTap": "two-finger-tap", "longClickGesture": "long-press",
    "touchAndHold": "long-press", "forcePress": "long-press",
    "dragGesture": "swipe", "flingGesture": "swipe", "swipeGesture": "swipe", "swipe": "swipe",
    "dragFromToForDuration": "swipe", "dragFromToWithVelocity": "swipe",
    "scrollGesture": "scroll", "scroll": "scroll", "scrollToElement": "scroll", "scrollBackTo": "scroll",
    "pinchOpenGesture": "pinch", "pinchCloseGesture": "pinch", "pinch": "pinch", "rotateElement": "pinch",
    "type": "type", "replaceElementValue": "type", "performEditorAction": "key",
    "acceptAlert": "alert", "dismissAlert": "alert", "alert": "alert", "selectPickerWheelValue": "turn",
    "deepLink": "navigate", "startActivity": "app", "launchApp": "app", "terminateApp": "app", "activateApp": "app",
    "backgroundApp": "app", "openNotifications": "app", "siriCommand": "app", "shake": "shake", "lock": "app",
    "unlock": "app", "hideKeyboard": "hide-keyboard", "setContentSize": "text-size", "setAppearance": "appearance",
    "setUiMode": "appearance", "scheduleAction": "later",
  ]

  /// Where a script moves VoiceOver. Only to the next stop and the one before do swipes lead too.
  private static let moves = ["forward": "move-focus-forward", "backward": "move-focus-backward"]

  /// Shell commands that change the screen; the others ask.
  private static func shell(_ arguments: JSONValue) -> ScreenAct? {
    let command = ShellCommand(arguments)
    switch (command.words.first, command.words.dropFirst().first) {
    case ("settings", "put"): return ScreenAct(command.fontScale == nil ? "setting" : "text-size")
    case ("input", let kind?): return input(kind, command.words.dropFirst(2).map(\.self))
    case ("am", "start"), ("am", "force-stop"), ("monkey", _), ("wm", _), ("svc", _), ("cmd", _):
      return ScreenAct("app")
    default: return nil
    }
  }

  private static func input(_ kind: String, _ words: [String]) -> ScreenAct {
    switch kind {
    case "tap":
      guard let x = words.first.flatMap(Double.init), let y = words.dropFirst().first.flatMap(Double.init) else {
        return ScreenAct("tap")
      }
      return ScreenAct("tap", .point(x: x, y: y))
    case "keyevent": return ScreenAct(words.count == 1 ? KeyWord.android(named: words[0]) ?? "key" : "key")
    case "text": return ScreenAct("type")
    default: return ScreenAct(kind == "swipe" ? "swipe" : "key")
    }
  }

  private static func keys(_ keys: [JSONValue]) -> ScreenAct {
    guard keys.count == 1, let key = keys[0].text ?? keys[0]["key"]?.text else { return ScreenAct("type") }
    let flags = keys[0]["modifierFlags"]?.number.flatMap { Int(exactly: $0) } ?? 0
    return ScreenAct(KeyWord.apple(key, flags: flags) ?? "key")
  }
}
