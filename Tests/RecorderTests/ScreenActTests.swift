import Testing

@testable import Recorder

@Suite struct ScreenActTests {
  @Test(arguments: [
    (WebDriverRequest.post("element/9a/click"), ScreenAct("tap", .element("9a"))),
    (.post("element/9a/value", #"{"text":"Jane"}"#), ScreenAct("type", .element("9a"))),
    (.post("element/9a/clear"), ScreenAct("clear", .element("9a"))),
    (.post("back"), ScreenAct("back")),
    (.post("alert/accept"), ScreenAct("alert")),
    (.post("orientation", #"{"orientation":"LANDSCAPE"}"#), ScreenAct("rotate")),
    (.post("appium/device/press_keycode", #"{"keycode":61}"#), ScreenAct("tab")),
    (.post("appium/device/press_keycode", #"{"keycode":61,"metastate":1}"#), ScreenAct("shift-tab")),
    (.post("appium/device/press_keycode", #"{"keycode":24}"#), ScreenAct("key")),
    (.post("appium/device/activate_app", #"{"appId":"a.b"}"#), ScreenAct("app")),
    (.post("wda/tap", #"{"x":5,"y":6}"#), ScreenAct("tap", .point(x: 5, y: 6))),
    (.post("wda/keys", #"{"value":["a"]}"#), ScreenAct("type")),
    (
      .post("touch/perform", #"{"actions":[{"action":"tap","options":{"element":"9a"}}]}"#),
      ScreenAct("tap", .element("9a"))
    ),
  ])
  func `a request that acts is named by what it does`(request: WebDriverRequest, act: ScreenAct) {
    #expect(ScreenAct(request) == act)
  }

  @Test(arguments: [
    (WebDriverRequest.mobile("clickGesture", #"{"elementId":"9a"}"#), ScreenAct("tap", .element("9a"))),
    (.mobile("clickGesture", #"{"x":10,"y":20}"#), ScreenAct("tap", .point(x: 10, y: 20))),
    (.mobile("tap", #"{"x":1,"y":2,"elementId":"9a"}"#), ScreenAct("tap", .within("9a", x: 1, y: 2))),
    (.mobile("longClickGesture", #"{"elementId":"9a"}"#), ScreenAct("long-press", .element("9a"))),
    (.mobile("swipe", #"{"direction":"up"}"#), ScreenAct("swipe")),
    (.mobile("selectPickerWheelValue", #"{"element":"9a","order":"next"}"#), ScreenAct("turn", .element("9a"))),
    (.mobile("keys", #"{"keys":["XCUIKeyboardKeyTab"]}"#), ScreenAct("tab")),
    (.mobile("keys", #"{"keys":[{"key":"XCUIKeyboardKeyTab","modifierFlags":2}]}"#), ScreenAct("shift-tab")),
    (.mobile("keys", #"{"keys":["a","b"]}"#), ScreenAct("type")),
    (.mobile("keys", #"{"keys":[{"key":"XCUIKeyboardKeyTab","modifierFlags":1e300}]}"#), ScreenAct("tab")),
    (.mobile("pressKey", #"{"keycode":1e300,"metastate":1e300}"#), ScreenAct("key")),
    (.mobile("pressKey", #"{"keycode":66}"#), ScreenAct("enter")),
    (.mobile("shell", #"{"command":"input","args":["tap","500","950"]}"#), ScreenAct("tap", .point(x: 500, y: 950))),
    (.mobile("shell", #"{"command":"input keyevent KEYCODE_DPAD_LEFT"}"#), ScreenAct("arrow-left")),
    (.mobile("shell", #"{"command":"settings","args":"put system font_scale 2.0"}"#), ScreenAct("text-size")),
    (.mobile("setContentSize", #"{"size":"large"}"#), ScreenAct("text-size")),
  ])
  func `a script that acts is named by what it does`(request: WebDriverRequest, act: ScreenAct) {
    #expect(ScreenAct(request) == act)
  }

  @Test(arguments: [
    WebDriverRequest.post("element"), .post("elements"), .post("element/9a/element"), .post("timeouts"),
    .post("context"), .post("appium/settings"), .post("se/log"), .mobile("deviceInfo"), .mobile("isAppInstalled"),
    .mobile("shell", #"{"command":"settings","args":["get","system","font_scale"]}"#),
    .mobile("shell", #"{"command":"dumpsys","args":["activity"]}"#), .mobile("getContentSize"),
    .post("execute/sync", #"{"script":"return 1","args":[]}"#),
  ])
  func `a request that reads is no act`(request: WebDriverRequest) {
    #expect(ScreenAct(request) == nil)
  }

  @Test(arguments: [("GET", "/session/1/element/2/click"), ("GET", "/session/1/source"), ("DELETE", "/session/1")])
  func `another method is no act`(method: String, uri: String) throws {
    #expect(ScreenAct(try #require(WebDriverRequest(method: method, uri: uri, body: []))) == nil)
  }
}
