import AccessibilityTree
import Testing

struct CleanTextTests {
  @Test(arguments: [
    ("Zahlungsmittel wählen – 8:03 AM", "Zahlungsmittel wählen – 8:03 AM"),
    ("北京\u{3000}עברית العربية", "北京\u{3000}עברית العربية"),
    ("e\u{301} and é", "e\u{301} and é"),
    // Persian, Malayalam and Sinhala are not written without joiners.
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("ന്\u{200D} ශ්\u{200D}රී", "ന്\u{200D} ශ්\u{200D}රී"),
    ("👩🏽\u{200D}🚀 👨\u{200D}👩\u{200D}👧 ❤️\u{200D}🔥 1️⃣", "👩🏽\u{200D}🚀 👨\u{200D}👩\u{200D}👧 ❤️\u{200D}🔥 1️⃣"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
    ("٪\u{0600}١", "٪\u{0600}١"),
    // Adlam joins too, an ideograph has variants by number, and Mongolian has selectors of its own.
    ("𞤀\u{200D}𞤁", "𞤀\u{200D}𞤁"),
    ("葛\u{E0100}", "葛\u{E0100}"),
    ("ᠠ\u{180B}", "ᠠ\u{180B}"),
    // The most that the Bible and Tibetan put on a letter.
    ("a" + String(repeating: "\u{301}", count: 8), "a" + String(repeating: "\u{301}", count: 8)),
  ])
  func `text that can be seen stays as it is`(text: String, line: String) {
    #expect(CleanText.line(text).unicodeScalars.elementsEqual(line.unicodeScalars))
  }

  @Test(arguments: [
    ("Kate\nNov 21 a11yd[1]: all passed", #"Kate\nNov 21 a11yd[1]: all passed"#),
    ("a\r\n\tb", #"a\r\n\tb"#),
    ("\u{1B}[31mred\u{7}\u{7F}", #"\u{1B}[31mred\u{7}\u{7F}"#),
    ("\u{0}", #"\u{0}"#),
    ("\u{9B}2J\u{85}", #"\u{9B}2J\u{85}"#),
    ("\u{202E}txt.exe\u{202C}", #"\u{202E}txt.exe\u{202C}"#),
    ("\u{2066}a\u{2069}\u{2067}\u{2068}", #"\u{2066}a\u{2069}\u{2067}\u{2068}"#),
    ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
    ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
    ("\u{FEFF}Save\u{200B}", #"\u{FEFF}Save\u{200B}"#),
    ("a\u{200D}b\u{200C}c\u{2060}\u{AD}", #"a\u{200D}b\u{200C}c\u{2060}\u{AD}"#),
    ("\u{200D}🚀\u{200D}", #"\u{200D}🚀\u{200D}"#),
    ("5\u{200D}5", #"5\u{200D}5"#),
    ("\u{E0041}\u{E0042}", #"\u{E0041}\u{E0042}"#),
    ("\u{3164}\u{115F}", #"\u{3164}\u{115F}"#),
    ("\u{E001} close", #"\u{E001} close"#),
    ("\u{FFFE}\u{10FFFF}\u{FFF9}", #"\u{FFFE}\u{10FFFF}\u{FFF9}"#),
    // What hides a text in characters that nobody sees.
    ("a\u{FE0F}\u{FE00}\u{FE01}", "a\u{FE0F}" + #"\u{FE00}\u{FE01}"#),
    ("\u{FE0F}a \u{FE0F}", #"\u{FE0F}a \u{FE0F}"#),
    ("a\u{E0100}葛\u{E0100}\u{E0101}", #"a\u{E0100}葛"# + "\u{E0100}" + #"\u{E0101}"#),
    ("🏴\u{E0067}\u{E0062}", #"🏴\u{E0067}\u{E0062}"#),
    ("🏴\u{E0067}\u{E007F}", #"🏴\u{E0067}\u{E007F}"#),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E0067}\u{E0067}\u{E007F}",
      #"🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E0067}\u{E0067}\u{E007F}"#
    ),
    ("a" + String(repeating: "\u{301}", count: 10), "a" + String(repeating: "\u{301}", count: 8) + #"\u{301}\u{301}"#),
  ])
  func `what cannot be seen is written out`(text: String, line: String) {
    #expect(CleanText.line(text) == line)
  }

  @Test func `no text can hold a second line, an escape sequence or an override`() {
    let everyScalar = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    let line = CleanText.line(String(String.UnicodeScalarView(everyScalar)))
    let dangerous = line.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }
    #expect(dangerous.isEmpty)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x0A], #"a\xFF\n"#), ([0xC3, 0xA4, 0xC3], #"ä\xC3"#), ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
      ([0xC0, 0x80], #"\xC0\x80"#), ([0xF4, 0x90, 0x80, 0x80, 0x62], #"\xF4\x90\x80\x80b"#), ([], ""),
    ] as [([UInt8], String)])
  func `what is no UTF-8 is written out byte by byte`(bytes: [UInt8], line: String) {
    #expect(CleanText.line(bytes: bytes) == line)
  }

  @Test func `a clean line stays as it is when it is cleaned again`() {
    let once = CleanText.line("a\n\u{202E}b\u{200B}")
    #expect(CleanText.line(once) == once)
  }
}
