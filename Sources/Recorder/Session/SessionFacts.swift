import AccessibilityTree

/// What the requests and answers of a session say of its app, device and screen.
struct SessionFacts: Equatable, Sendable {
  private(set) var platform: Platform?
  private(set) var platformVersion: String?
  private(set) var app: String?
  private(set) var appVersion: String?
  private(set) var language: String?
  /// Nil while nobody has said it.
  var fontScale: Double?
  /// The device's serial, as adb knows it.
  private(set) var serial: String?
  /// A browser without an app: there is no tree of an app.
  private(set) var isBrowser = false
  /// False while the test looks into a web view, so that the source is HTML.
  private(set) var isNative = true
  /// The server switched VoiceOver on, and says what it speaks.
  private(set) var speaks = false
  private(set) var elements = ElementMemory()

  /// Takes note of one exchange.
  mutating func learn(_ exchange: Exchange) {
    guard exchange.succeeded else { return }
    elements.learn(exchange)
    let request = exchange.request
    if request.opensSession {
      learn(Capabilities(exchange))
    } else if let (name, arguments) = request.script {
      learn(name, arguments, exchange.value)
    } else if request.method == "POST" {
      learn(request.path.tail, request.body ?? .null)
    }
  }

  private mutating func learn(_ capabilities: Capabilities) {
    platform = capabilities.text("platformName").flatMap { Platform(rawValue: $0.lowercased()) }
    platformVersion = capabilities.text("platformVersion", "sdkVersion")
    let bundle = capabilities.text("CFBundleIdentifier", "bundleId")
    app = capabilities.text("appPackage") ?? bundle
    if platform == nil, bundle != nil { platform = .ios }
    appVersion = capabilities.text("appVersion")
    serial = capabilities.text("deviceUDID", "udid")
    if let code = capabilities.text("language") {
      language = capabilities.text("locale").map { $0.contains("_") || $0.contains("-") ? $0 : "\(code)-\($0)" } ?? code
      language = language?.replacing("_", with: "-")
    }
    isBrowser = platform == nil && capabilities.text("browserName") != nil && capabilities.text("automationName") == nil
    fontScale = capabilities.text("fontScale").flatMap(Double.init)
  }

  private mutating func learn(_ name: String, _ arguments: JSONValue, _ value: JSONValue?) {
    switch name {
    case "shell":
      let command = ShellCommand(arguments)
      if let scale = command.fontScale { fontScale = scale }
    case "setContentSize": fontScale = arguments["size"]?.text.flatMap(ContentSize.scale)
    case "launchApp", "activateApp", "startActivity":
      app = arguments["bundleId"]?.text ?? arguments["appId"]?.text
      appVersion = nil
    case "terminateApp", "backgroundApp", "deepLink", "siriCommand": app = nil
    case "pressButton": app = nil
    case "enableVoiceOver": speaks = true
    case "disableVoiceOver": speaks = false
    default: break
    }
  }

  private mutating func learn(_ tail: [String], _ body: JSONValue) {
    switch (tail.first, tail.last) {
    case ("context", _): isNative = body["name"]?.text?.uppercased().hasPrefix("NATIVE") ?? isNative
    case ("appium", "activate_app"): app = body["appId"]?.text ?? body["bundleId"]?.text
    case ("appium", "terminate_app"), ("appium", "background"): app = nil
    default: break
    }
  }
}
