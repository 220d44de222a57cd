import Testing

@testable import Recorder

@Suite struct ServerAddressTests {
  @Test(arguments: [
    ("127.0.0.1:4725", "127.0.0.1:4725"), ("4725", "127.0.0.1:4725"), ("[::1]:80", "[::1]:80"), ("lab:0", "lab:0"),
  ])
  func `an address is a host and a port`(text: String, written: String) {
    #expect(ServerAddress(text)?.description == written)
  }

  @Test(arguments: ["", ":4725", "host", "::1", "host:x", "host:70000", "host:4725/wd/hub", "http://host:1"])
  func `anything else is none`(text: String) {
    #expect(ServerAddress(text) == nil)
  }

  @Test(arguments: [
    ("http://127.0.0.1:4723", "127.0.0.1:4723"), ("http://lab/", "lab:80"), ("HTTP://[::1]:4723/", "[::1]:4723"),
  ])
  func `a server is a URL without a path`(text: String, written: String) {
    #expect(ServerAddress(url: text)?.description == written)
  }

  @Test(arguments: ["https://lab:443", "lab:4723", "http://lab:4723/wd/hub", "http://", "ftp://lab"])
  func `another URL is none`(text: String) {
    #expect(ServerAddress(url: text) == nil)
  }
}
