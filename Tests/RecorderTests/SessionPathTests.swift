import Testing

@testable import Recorder

@Suite struct SessionPathTests {
  @Test func `a path is its session and what is asked of it`() throws {
    let path = try #require(SessionPath("/session/1f2e/element/9a/click"))
    #expect(path == SessionPath("/session/1f2e/element/9a/click?x=/session/2"))
    #expect((path.prefix, path.session) == ("", "1f2e"))
    #expect(path.tail == ["element", "9a", "click"])
  }

  @Test func `what the server has before the session is kept`() throws {
    let path = try #require(SessionPath("/wd/hub/session"))
    #expect((path.prefix, path.session, path.tail) == ("/wd/hub", "", []))
  }

  @Test(arguments: ["/status", "/", "", "/sessions", "/appium/sessions"])
  func `a path without a session is none`(uri: String) {
    #expect(SessionPath(uri) == nil)
  }

  @Test(arguments: [
    ("POST", "/session", true), ("POST", "/session/1/element", true), ("DELETE", "/session/1", true),
    ("POST", "/session/1/element/2/click", true), ("GET", "/session/1/source", false),
    ("GET", "/session/1/screenshot", false), ("POST", "/session/1/appium/device/push_file", false),
    ("GET", "/status", false), ("DELETE", "/session", false),
  ])
  func `bodies are looked at where they can matter`(method: String, uri: String, isWatched: Bool) {
    #expect(WebDriverRequest.isWatched(method: method, uri: uri) == isWatched)
  }
}
