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

  @Test func `a German button named like its role is spoken once`() throws {
    #expect(try Heard(.android, language: "de", #"button "Schaltfläche""#).tokens == [["Schaltfläche"]])
  }
}
