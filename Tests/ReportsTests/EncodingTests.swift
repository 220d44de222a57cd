import Testing

@testable import Reports

/// Encodings against the examples of their standards.
struct EncodingTests {
  /// Source: FIPS 180-4's examples; lengths around the end of a block are where padding goes wrong.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (
      String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `a hash is the standard's`(text: String, hash: String) {
    let digits = SHA256.digest(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(digits == hash)
  }

  /// Source: RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `Base64 is the standard's`(text: String, encoded: String) { #expect(Base64.text(Array(text.utf8)) == encoded) }

  @Test(arguments: [
    ("run-17/a.json", "run-17/a.json"), ("./a b.json", "a%20b.json"), ("//host/x", "/host/x"),
    ("ü#?%.xml", "%C3%BC%23%3F%25.xml"),
    ("a:b\n.json", "a%3Ab%0A.json"),
  ])
  func `a path is an address that means nothing else`(path: String, address: String) {
    #expect(FileAddress.relative(path) == address)
  }

  @Test func `only pictures that hold no script are pictures`() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
    #expect(ScreenPicture(png)?.address == "data:image/png;base64,iVBORw0KGgoB")
    #expect(ScreenPicture([0xFF, 0xD8, 0xFF, 0xE0])?.address.hasPrefix("data:image/jpeg;base64,") == true)
    #expect(ScreenPicture(Array("RIFF1234WEBPVP8 ".utf8))?.address.hasPrefix("data:image/webp;base64,") == true)
    #expect(ScreenPicture(Array("<svg onload=alert(1)>".utf8)) == nil)
    #expect(ScreenPicture(Array("RIFF1234AVI ".utf8)) == nil && ScreenPicture([]) == nil)
    let text = Array(String(repeating: "A", count: 500).utf8)
    #expect(ScreenPicture(.png, base64: text) != nil)
    #expect(ScreenPicture(.png, base64: text + Array("\"".utf8)) == nil)
    #expect(ScreenPicture(.png, base64: text.prefix(300)) == nil)
  }
}
