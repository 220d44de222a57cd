import Testing

@testable import Readers

/// The scanner for plain XML against libxml2: whatever it accepts, libxml2 accepts as the same elements.
@Suite struct XMLAgreementTests {
  /// What a parser makes of a document; nil when it refuses it or leaves it to the other one.
  private typealias Elements = [[String]]

  private static let limits = ReadLimits()

  private static func scanned(_ bytes: UnsafeRawBufferPointer) -> Elements? {
    var tape = XMLTape(of: bytes)
    guard XMLScanner.scan(bytes, limits: limits, into: &tape), tape.fault == nil else { return nil }
    return elements(tape)
  }

  private static func parsed(_ bytes: UnsafeRawBufferPointer) -> Elements? {
    var tape = XMLTape(of: bytes)
    do throws(ReadFault) { try XMLParser.parse(bytes, limits: limits, into: &tape) } catch { return nil }
    return tape.fault == nil ? elements(tape) : nil
  }

  /// Each element as the names and values of its tag; an empty one where an element closes.
  private static func elements(_ tape: borrowing XMLTape) -> Elements {
    var elements: Elements = []
    var place = 0
    func text(_ place: XMLTape.Place) -> String { String(decoding: tape.bytes(place), as: UTF8.self) }
    while place < tape.count {
      guard tape[place] != 0 else {
        elements.append([])
        place += 1
        continue
      }
      var element = [text(tape.names[Int(tape[place] >> 1)])]
      let end = place + XMLTape.elementSize + Int(tape[place + 1]) * XMLTape.attributeSize
      place += XMLTape.elementSize
      while place < end {
        element.append(text(tape.names[Int(tape[place])]))
        element.append(text(XMLTape.Place(start: tape[place + 1], length: tape[place + 2])))
        place += XMLTape.attributeSize
      }
      elements.append(element)
    }
    return elements
  }

  /// Whether the scanner accepts these bytes; records an issue when libxml2 then reads something else.
  @discardableResult
  private static func accepts(_ bytes: [UInt8], _ comment: String) -> Bool {
    PaddedBytes(copying: bytes).withUnsafeBytes { bytes in
      guard let scanned = scanned(bytes) else { return false }
      let parsed = parsed(bytes) ?? []
      // A document is long, so an issue shows where the two differ.
      if let place = scanned.indices.first(where: { !parsed.indices.contains($0) || scanned[$0] != parsed[$0] }) {
        let other = parsed.indices.contains(place) ? parsed[place] : []
        Issue.record("\(comment), step \(place): scanned \(scanned[place]), parsed \(other)")
      }
      #expect(scanned.count == parsed.count, "\(comment)")
      return true
    }
  }

  private static let plain = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0">
      <node index="0" text="Zur\u{FC}ck &amp; vor&#10;&#x1F600;" class='android.widget.Button' a="" b="\u{FF01}\u{FFFD}"><node
        index="1" text="two\r\n\tlines\u{10FFFF}" /><a.b_c-d _e="&lt;&gt;&quot;&apos;'"></a.b_c-d
      ></node >
    </hierarchy>

    """

  @Test func `plain XML is scanned without libxml2`() {
    #expect(Self.accepts(Array(Self.plain.utf8), "plain"))
  }

  @Test(arguments: [
    "<a>text</a>", "<a><!-- --></a>", "<a><![CDATA[b]]></a>", "<?b?><a/>", "<a/><?b?>", "<!DOCTYPE a><a/>",
    "<a xmlns:b=\"c\"/>", "<b:a/>", "<\u{E4}/>", "<a \u{E4}=\"\"/>", "<a b=\"&c;\"/>", "<?xml version=\"1.1\"?><a/>",
  ])
  func `what is not plain is left to libxml2`(document: String) {
    #expect(!Self.accepts(Array(document.utf8), "not plain"))
  }

  @Test(arguments: [
    "<a>", "<a></b>", "<a></ab>", "<ab></a>", "<a/><a/>", "<a b/>", "<a b=c/>", "<a b=\"c\"d=\"e\"/>",
    "<a b=\"c\" b=\"d\"/>",
    "<a b=\"<\"/>", "<a b=\"&\"/>", "<a b=\"&#0;\"/>", "<a b=\"&#xD800;\"/>", "<a b=\"&#x110000;\"/>",
    "<a b=\"&#65\"/>",
    "<a b=\"&#;\"/>", "<a b=\"\u{1}\"/>", "<a b=\"\u{FFFE}\"/>", "<a b=\"&#10;\u{FFFF}\"/>", "<a b=\"c'/>", "</a>",
    "<a",
    "<a b", "<a b=", "<a b=\"", "<a /", "<a/ >", "< a/>", "<a></ a>", "<1/>", "<a 1=\"\"/>", "", "<a/>\u{0}",
    "<a b=\"\u{0}\"/>",
    "<?xml version=\"1.0\"?>",
  ])
  func `what is wrong is accepted by neither`(document: String) {
    #expect(!Self.accepts(Array(document.utf8), "wrong"))
    let isRefused = PaddedBytes(copying: document.utf8).withUnsafeBytes { Self.parsed($0) == nil }
    #expect(isRefused, "\(document)")
  }

  @Test func `bytes that are not UTF-8 are accepted by neither`() {
    for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF]] as [[UInt8]] {
      let document = Array("<a b=\"".utf8) + bytes + Array("\"/>".utf8)
      #expect(!Self.accepts(document, "not UTF-8"))
      #expect(PaddedBytes(copying: document).withUnsafeBytes { Self.parsed($0) == nil })
    }
  }

  @Test func `after every change of a byte, what the scanner accepts is what libxml2 reads`() {
    let bytes = Array(Self.plain.utf8)
    var accepted = 0
    for place in bytes.indices {
      for replacement in [0x00, 0x20, 0x0A, 0x22, 0x26, 0x27, 0x2F, 0x3A, 0x3C, 0x3D, 0x3E, 0x41, 0x80, 0xEF] as [UInt8]
      {
        var changed = bytes
        changed[place] = replacement
        if Self.accepts(changed, "byte \(place) is \(replacement)") { accepted += 1 }
        changed[place] = bytes[place]
        changed.insert(replacement, at: place)
        if Self.accepts(changed, "\(replacement) before byte \(place)") { accepted += 1 }
      }
      var changed = bytes
      changed.remove(at: place)
      if Self.accepts(changed, "no byte \(place)") { accepted += 1 }
    }
    #expect(accepted > 1_000)
  }

  @Test(arguments: Fixtures.exports(bad: false) + Fixtures.exports(bad: true))
  func `of every export, the scanner reads what libxml2 reads`(path: String) throws {
    Self.accepts(try Fixtures.bytes(path), path)
  }

  @Test func `many names are left to libxml2, and so are many attributes`() {
    let names = (0..<2_000).map { "<n\($0)/>" }.joined()
    #expect(!Self.accepts(Array("<a>\(names)</a>".utf8), "names"))
    let attributes = (0..<300).map { " n\($0)=\"\"" }.joined()
    #expect(!Self.accepts(Array("<a\(attributes)/>".utf8), "attributes"))
  }
}
