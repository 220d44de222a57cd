import AccessibilityTree
import Testing

@testable import Recorder

@Suite struct SessionFactsTests {
  private static func session(_ capabilities: String, asked: String = "{}") -> SessionFacts {
    let request = WebDriverRequest.open(asked)
    var facts = SessionFacts()
    facts.learn(.answered(request, #"{"sessionId":"1f2e","capabilities":\#(capabilities)}"#))
    return facts
  }

  private static let android = session(
    #"{"platformName":"Android","automationName":"UiAutomator2","appPackage":"com.example.shop","deviceUDID":"emulator-5554"}"#,
    asked: #"{"appium:language":"pt","appium:locale":"BR","a11yd:appVersion":"4.2"}"#)

  @Test func `capabilities say the app`() {
    #expect(Self.android.platform == .android)
    #expect(Self.android.app == "com.example.shop")
    #expect(Self.android.appVersion == "4.2")
    #expect(Self.android.language == "pt-BR")
    #expect(Self.android.serial == "emulator-5554")
    #expect(!Self.android.isBrowser)
  }

  @Test func `WebDriverAgent by itself is no browser`() {
    let facts = Self.session(#"{"device":"iphone","browserName":"Notes","CFBundleIdentifier":"com.example.notes"}"#)
    #expect(facts.platform == .ios)
    #expect(facts.app == "com.example.notes")
    #expect(!facts.isBrowser)
  }

  @Test func `a browser is one`() {
    #expect(Self.session(#"{"browserName":"chrome","platformName":"linux"}"#).isBrowser)
  }

  @Test func `commands set the text size`() {
    var facts = Self.android
    #expect(facts.fontScale == nil)
    facts.learn(
      .answered(.mobile("shell", #"{"command":"settings","args":["put","system","font_scale","1.3"]}"#)))
    #expect(facts.fontScale == 1.3)
    facts.learn(.answered(.mobile("setContentSize", #"{"size":"accessibility-large"}"#)))
    #expect(facts.fontScale == 1.94)
  }

  @Test func `a command that failed changed nothing`() {
    var facts = Self.android
    facts.learn(
      .answered(.mobile("shell", #"{"command":"settings put system font_scale 2"}"#), #"{"error":"x"}"#, status: 500))
    #expect(facts == Self.android)
  }

  @Test func `another app has another name and no known version`() {
    var facts = Self.android
    facts.learn(.answered(.mobile("activateApp", #"{"appId":"com.example.mail"}"#)))
    #expect(facts.app == "com.example.mail")
    #expect(facts.appVersion == nil)
    facts.learn(.answered(.mobile("backgroundApp", #"{"seconds":-1}"#)))
    #expect(facts.app == nil)
  }

  @Test func `a web view has no tree of the app`() {
    var facts = Self.android
    facts.learn(.answered(.post("context", #"{"name":"WEBVIEW_com.example.shop"}"#)))
    #expect(!facts.isNative)
    facts.learn(.answered(.post("context", #"{"name":"NATIVE_APP"}"#)))
    #expect(facts.isNative)
  }

  @Test func `elements keep how they were found`() {
    var facts = Self.android
    let id = #"{"element-6066-11e4-a52e-4f735466cecf":"9a"}"#
    facts.learn(.answered(.post("element", #"{"using":"id","value":"pay"}"#), id))
    #expect(facts.elements["9a"] == ElementLocator(strategy: "id", value: "pay", isOneOfMany: false))
    facts.learn(.answered(.post("elements", #"{"using":"id","value":"row"}"#), "[\(id),\(id)]"))
    #expect(facts.elements["9a"] == ElementLocator(strategy: "id", value: "row", isOneOfMany: true))
    #expect(facts.elements["other"] == nil)
  }

  @Test func `the elements of days are not kept`() {
    var memory = ElementMemory()
    for number in 0..<2_001 {
      memory.learn(.answered(.post("element", #"{"using":"id","value":"x"}"#), #"{"ELEMENT":"\#(number)"}"#))
    }
    #expect(memory["0"] == nil)
    #expect(memory["2000"] != nil)
  }
}
