import Foundation
import Readers
import Speech
import Testing

/// What AccessibilitySnapshot wrote down as spoken, held against what is heard here of the same elements.
@Suite struct AccessibilitySnapshotTests {
  static let folder = HeardExports.folder.appending(path: "accessibility-snapshot")

  /// A description of the library's own tests, and the element that it is of.
  struct Row: CustomTestStringConvertible, Sendable {
    let element: String
    let description: String
    var testDescription: String { description }
  }

  /// Source: cashapp/AccessibilitySnapshot AccessibilityDescriptionTests.swift, AccessibilityModelCodableTests.swift,
  /// DescriptionAssemblyTests.swift.
  static let rows: [Row] = [
    Row(
      element: #""label":"Button Label","value":"Button Value","traits":["button","selected"]"#,
      description: "Selected: Button Label: Button Value. Button."),
    Row(element: #""label":"Item","value":"Value","traits":[]"#, description: "Item: Value"),
    Row(
      element: #""label":"Setting","value":"1","traits":["button","switchButton"]"#,
      description: "Setting. Switch Button. On."),
    Row(
      element: #""label":"Setting","value":"0","traits":["button","switchButton","notEnabled"]"#,
      description: "Setting. Dimmed. Switch Button. Off."),
    Row(
      element: #""label":"Password","traits":["textEntry","secureTextField"],"hint":"Double tap to edit.""#,
      description: "Password. Secure Text Field."),
    Row(element: #""label":"Back","traits":["button","backButton"]"#, description: "Back Button."),
    Row(element: #""label":"Photo","traits":[]"#, description: "Photo 2 of 5."),
    Row(element: #""traits":["adjustable"]"#, description: "Change volume. Adjustable."),
    Row(element: #""label":"Submit","traits":["button"]"#, description: "Submit. Button."),
    Row(
      element: #""label":"Volume","value":"50%","traits":["selected","adjustable"]"#,
      description: "Selected: Volume: 50%. Adjustable. 2 of 3."),
  ]

  @Test(arguments: rows)
  func `an element is heard as the library describes it`(row: Row) throws {
    let text =
      #"[{"element":{"_0":{"description":"\#(row.description)",\#(row.element),"accessibilityLanguage":"en-US","#
      + #""shape":{"type":"frame","frame":[[0,0],[100,44]]},"customActions":[],"activationPoint":[50,22]},"traversalIndex":0}}]"#
    let snapshot = try ExportReader().read(text.utf8, name: "row")
    let utterance = ScreenReaders.transcript(of: snapshot).utterances[0]
    #expect(Self.plain(VoiceOverDescription(utterance).description) == Self.plain(row.description))
  }

  @Test func `every description of an export is what is heard`() throws {
    let file = Self.folder.appending(path: "a11yd__settings.json")
    let data = try Data(contentsOf: file)
    let snapshot = try ExportReader().read(data, name: "settings")
    let transcript = ScreenReaders.transcript(of: snapshot)
    let heard = transcript.order.map { VoiceOverDescription(transcript.utterances[$0]).description }
    let described = Self.descriptions(try JSONSerialization.jsonObject(with: data)).sorted { $0.0 < $1.0 }.map(\.1)
    #expect(described.count == 17)
    // The private trait of a picker has no word in the library, which writes it as a number.
    #expect(heard.map(Self.plain) == described.map { Self.plain($0).replacing("Sydney", with: "Sydney. Picker Item") })
  }

  /// By traversal index.
  private static func descriptions(_ value: Any) -> [(Int, String)] {
    if let list = value as? [Any] { return list.flatMap(descriptions) }
    guard let object = value as? [String: Any] else { return [] }
    if let element = object["element"] as? [String: Any], let content = element["_0"] as? [String: Any] {
      return [(element["traversalIndex"] as? Int ?? -1, content["description"] as? String ?? "")]
    }
    return object.values.flatMap(descriptions)
  }

  /// With a stop before a place, as VoiceOver pauses there.
  private static func plain(_ description: String) -> String {
    description.replacing(/([^.]) (\d+ of \d+\.)$/) { "\($0.1). \($0.2)" }
  }
}
