import AccessibilityTree
import Readers
import Testing

@testable import Recorder

@Suite struct WrappedCaptureTests {
  private func facts(_ capabilities: String) -> SessionFacts {
    var facts = SessionFacts()
    let request = WebDriverRequest.open()
    facts.learn(.answered(request, #"{"sessionId":"1","capabilities":\#(capabilities)}"#))
    return facts
  }

  @Test func `a capture is read back as what was seen`() throws {
    let known = facts(
      #"{"platformName":"Android","appPackage":"com.example.shop","appVersion":"4.2","language":"en","fontScale":"2"}"#)
    var capture = WrappedCapture(try ScreenSource(Sources.basket), known, sequence: 7)
    capture.meta.trigger = WrappedCapture.Trigger(
      action: "tap", node: "com.example.shop:id/pay", at: "2026-11-23T07:30:00.250Z")
    capture.meta.settled = false
    capture.meta.capturedAt = "2026-11-23T07:30:01.000Z"
    capture.meta.lastSpeech = "“Basket”\n\u{1B}"
    let snapshot = try ExportReader().read(try capture.encoded(), name: "0007-tap.json")
    #expect(snapshot.format == "uiautomator2-xml")
    #expect(snapshot.platform == .android)
    #expect(snapshot.meta.app == "com.example.shop")
    #expect(snapshot.meta.appVersion == "4.2")
    #expect(snapshot.meta.language == "en")
    #expect(snapshot.meta.screen == "Basket")
    #expect(snapshot.meta.fontScale == 2)
    #expect(snapshot.meta.sequence == 7)
    #expect(snapshot.meta.session == nil)
    #expect(snapshot.meta.triggerAction == "tap")
    #expect(snapshot.meta.triggerNode == "com.example.shop:id/pay")
    #expect(snapshot.meta.triggerAt == "2026-11-23T07:30:00.250Z")
    #expect(snapshot.meta.settled == false)
    #expect(snapshot.meta.capturedAt == "2026-11-23T07:30:01.000Z")
    // Nobody recorded what happened: that is not “nothing happened”.
    #expect(!snapshot.events.isExported)
    #expect(snapshot.count == (try ScreenSource(Sources.basket).snapshot.count))
  }

  @Test func `the name of an app of iOS gives way to its bundle`() throws {
    let known = facts(#"{"platformName":"iOS","bundleId":"com.example.profile","appVersion":"2.0"}"#)
    let capture = WrappedCapture(try ScreenSource(Sources.profile), known, sequence: 1)
    let snapshot = try ExportReader().read(try capture.encoded(), name: "0001-screen.json")
    #expect(snapshot.meta.app == "com.example.profile")
    #expect(snapshot.meta.appVersion == "2.0")
    #expect(snapshot.meta.screen == "Profile")
  }

  @Test func `the screen of another app does not get the version of this one`() throws {
    let known = facts(
      #"{"platformName":"Android","appPackage":"com.example.other","appVersion":"4.2","language":"en"}"#)
    let capture = WrappedCapture(try ScreenSource(Sources.basket), known, sequence: 1)
    #expect(capture.meta.app == nil)
    #expect(capture.meta.appVersion == nil)
    #expect(capture.meta.language == nil)
  }

  @Test func `a web page is no screen of an app`() {
    #expect(throws: ReadError.self) { try ScreenSource("<html><body>web</body></html>") }
  }

  @Test func `a screen with two titles has none`() throws {
    let source = Sources.android(
      Sources.node("TextView", text: "One", heading: true, bounds: "[0,0][500,100]")
        + Sources.node("TextView", text: "Two", heading: true, bounds: "[0,100][500,200]"))
    #expect(ScreenTitle.title(of: try ScreenSource(source).snapshot) == nil)
    #expect(ScreenTitle.title(of: try ScreenSource(Sources.basket).snapshot) == "Basket")
  }
}
