import AccessibilityTree
import Speech
import Testing

/// Screens in other languages than English.
@Suite struct LanguageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let language: String
    let platform: Platform
    let heard: [String]
    var testDescription: String { "\(platform.displayName) \(language)" }
  }

  static let rows: [Row] = [
    Row(
      language: "de-AT", platform: .android, heard: ["ausgewählt", "Eins", "Schaltfläche", "deaktiviert", "1 von 2"]),
    Row(language: "fr", platform: .android, heard: ["sélectionné", "Eins", "bouton", "désactivé", "1 sur 2"]),
    Row(language: "ja", platform: .android, heard: ["選択済み", "Eins", "ボタン", "無効", "2件中の1件目です"]),
    Row(language: "zh-Hant", platform: .android, heard: ["已選取", "Eins", "按鈕", "已停用", "第 1 個，共 2 個"]),
    Row(language: "iw", platform: .android, heard: ["נבחר", "Eins", "לחצן", "מושבת", "1 מתוך 2"]),
    Row(language: "cy", platform: .android, heard: ["selected", "Eins", "button", "disabled", "1 of 2"]),
    Row(language: "de", platform: .ios, heard: ["Auswahl", "Eins", "grau dargestellt", "Taste", "1 von 2"]),
    Row(language: "ru_RU", platform: .ios, heard: ["Выбрано", "Eins", "недоступно", "кнопка", "1 из 2"]),
    Row(language: "fr", platform: .ios, heard: ["Selected", "Eins", "dimmed", "button", "1 of 2"]),
  ]

  @Test(arguments: rows)
  func `words and position are those of the language`(row: Row) throws {
    let heard = try Heard(row.platform, language: row.language, #"button "Eins" selected disabled position=[1,2]"#)
    #expect(heard.tokens == [row.heard])
  }

  @Test(arguments: Array(TalkBackWords.byLanguage.keys))
  func `a position is understood in every language that speaks it`(language: String) throws {
    let heard = try Heard(.android, language: language, #"tab "x" position=[2,10]"#)
    #expect(heard.transcript.heardPosition(of: 0) == .exposed(Position(index: 2, count: 10)))
    #expect(TalkBackWords.byLanguage.count > 25)
  }

  @Test func `VoiceOver's hints and states are those of the language`() throws {
    let tree = "switch \"WLAN\" value=1\ntext-field \"Name\"\nslider \"Ton\" value=3 actions=[Stumm]"
    let german = try Heard(.ios, language: "de-CH", tree)
    #expect(german.tokens == [["WLAN", "Umschalttaste", "ein"], ["Name", "Textfeld"], ["Ton", "3", "einstellbar"]])
    #expect(
      german.hints == [
        ["zum Umschalten Doppeltippen"], ["zum Bearbeiten doppeltippen"],
        ["zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen", "Aktionen verfügbar"],
      ])
    let russian = try Heard(.ios, language: "ru", tree)
    #expect(russian.tokens[0] == ["WLAN", "кнопка-переключатель", "вкл"])
    #expect(russian.hints[1] == ["коснитесь дважды, чтобы редактировать"])
  }

  @Test(arguments: [
    ("de", "zum Aktivieren doppeltippen"), ("fr", "appuyer deux fois pour activer"), ("ja", "有効にするにはダブルタップします"),
    ("pt-BR", "tocar duas vezes para ativar"), ("cy", "double-tap to activate"),
  ])
  func `the hint of a button is in the language`(language: String, hint: String) throws {
    #expect(try Heard(.android, language: language, #"button "x""#).hints == [[hint]])
  }

  @Test(arguments: TalkBackWords.byLanguage.sorted { $0.key < $1.key }.map(\.key).filter { $0 != "en" })
  func `no row of words was left in English`(language: String) throws {
    let words = try #require(TalkBackWords.byLanguage[language])
    let english = TalkBackWords.english
    #expect(words.button != english.button)
    #expect(words.heading != english.heading)
    #expect(words.disabled != english.disabled)
    #expect(words.notChecked != english.notChecked)
    #expect(words.activateHint != english.activateHint)
    #expect(words.unlabelled != english.unlabelled)
    #expect(words.progressBar != english.progressBar)
    #expect(words.collapsed != english.collapsed)
    #expect(words.inList != english.inList)
    #expect(words.selectHint != english.selectHint)
  }

  @Test(arguments: [
    ("zh", ["未加标签", "按钮"]), ("de", ["Unbenannt", "Schaltfläche"]), ("fr", ["Sans libellé", "bouton"]),
    ("ja", ["ラベルなし", "ボタン"]), ("iw", ["ללא תווית", "לחצן"]),
  ])
  func `an image button without a name is unlabelled in the language`(language: String, heard: [String]) throws {
    #expect(try Heard(.android, language: language, "image clickable").tokens == [heard])
  }

  @Test func `states and hints of controls are those of the language`() throws {
    let tree = "switch \"WLAN\" checked\nbutton \"Mehr\" expanded=false\nsecure-text-field text=1234"
    let heard = try Heard(.android, language: "de", tree)
    #expect(
      heard.tokens == [
        ["an", "WLAN", "Schalter"], ["minimiert", "Mehr", "Schaltfläche"],
        ["Passwort", "4 Zeichen", "Bearbeitungsfeld"],
      ])
    #expect(
      heard.hints.map(\.first) == [
        "zum Wechseln doppeltippen", "zum Aktivieren doppeltippen",
        "zum Bearbeiten von Text doppeltippen",
      ])
  }

  @Test func `a transcript in words of another language says so`() throws {
    let header = TranscriptText.render(try Heard(.ios, language: "fr", #"button "Envoyer""#).transcript)
    #expect(header.hasPrefix("VoiceOver as of iOS 17, fr in English words, 1 stop\n"))
    #expect(
      TranscriptText.render(try Heard(.android, language: "fr", "button").transcript).hasPrefix(
        "TalkBack as of 15.1, fr, "))
  }

  @Test func `a German button named like its role is spoken once`() throws {
    #expect(try Heard(.android, language: "de", #"button "Schaltfläche""#).tokens == [["Schaltfläche"]])
  }
}
