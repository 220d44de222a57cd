import AccessibilityTree
import Audit
import Foundation
import Journal
import SystemPackage
import Testing
import Watch

@testable import Daemon

/// Labels that want to forge, hide or reorder what a tester reads, through the whole line: file, reader, speech, the shipped
/// rules, journal entry.
struct HostileTextTests {
  /// 612 labels: every control, every bidirectional control, everything that draws nothing, forged lines, huge ones.
  private static let labels = CheckoutFiles.root.appending(path: "Tests/Fixtures/hostile/labels.json")

  private static let line = Result { () throws(LineFailure) in
    var configuration = Configuration()
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    return try AuditLine(configuration)
  }

  private func entries(of export: some Swift.Collection<UInt8>, path: FilePath = "labels.json") throws -> [JournalEntry]
  {
    let file = FinishedFile(path: path, bytes: FileBytes(export))
    let audit = try Self.line.get().audit(file, in: SessionAuditor(), at: .now).get()
    return Folding(after: 100_000, entries: 100_000)
      .entries(of: AuditedSnapshot(audit, path: path.shown, took: .milliseconds(1)))
  }

  /// By code points and nothing of ours, so that the list that writes them out is not asked about itself.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF, 0xF0000...0x10FFFF:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  @Test func `every hostile label is one finding on one clean line, and stands raw in its field`() throws {
    let bytes = try Data(contentsOf: Self.labels)
    let labels = String(decoding: bytes, as: UTF8.self).split(separator: "\n").count { $0.contains(#""name":"#) }
    #expect(labels > 600)
    let entries = try entries(of: Array(bytes))
    for entry in entries {
      let message = entry.message
      #expect(!message.unicodeScalars.contains(where: Self.isForbidden), "\(message)")
      #expect(message.utf8.count <= CleanLine.limit && !message.isEmpty)
      for field in [JournalField.shownNode, .shownName, .shownHeard, .shownPlace, .snapshot] {
        let shown = entry[field] ?? ""
        #expect(!shown.unicodeScalars.contains(where: Self.isForbidden), "\(field.rawValue): \(shown)")
      }
      // The screen comes first and cannot end its part of the line.
      #expect(message.hasPrefix(#"Check\u{0}out\r\nNov 21 09:30:00 lab kernel: forged\u{2028}\u{9B}2J: "#))
      for (field, value) in entry.fields { #expect(value.utf8.count <= FieldValue.limit, "\(field.rawValue)") }
    }
    // A label that hid its finding would be missed here.
    // Some names are nothing but the role's word, which another rule of the page says.
    let found = entries.filter { $0[.rule]?.hasPrefix("every/name-") == true && $0[.outcome] == "failed" }
    #expect(Set(found.compactMap { $0[.node] }).count == labels)
    let raw = Set(found.compactMap { $0[.name].map { Array($0.utf8) } })
    for name in ["Pay\u{0}now button", "Pay\nnow button", "Pay\u{202E}now button", "Pay\u{FFFD}now button"] {
      #expect(raw.contains(Array(name.utf8)))
    }
    #expect(entries.last?[.messageID] == MessageID.summary.rawValue)
  }

  /// What people write every day must not become escapes: a tester could not read it any more.
  @Test(arguments: [
    "می‌خواهم", "ന്‍ ශ්‍රී", "क्‍ष", "বাংলা", "ภาษาไทย", "བོད་སྐད།", "עִבְרִית בְּרֵאשִׁ֖ית", "العَرَبِيَّة", "Việt Nam", "日本語 葛󠄀飾区",
    "👩🏽‍🚀 👨‍👩‍👧 ❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏳️‍🌈 🇩🇪", "№ ½ € “so” – ok…", "𞤀𞤁𞤂𞤃 ꦗꦮ",
  ])
  func `what languages and emoji are written with stays readable`(text: String) throws {
    let export =
      #"{"a11ySnapshot":1,"meta":{"platform":"ios","language":"en","screen":"S"},"#
      + #""tree":{"role":"window","children":[{"role":"button","name":"\#(text) button"}]}}"#
    let finding = try #require(try entries(of: Array(export.utf8)).first { $0[.expectation] == "role-word-last" })
    #expect(
      finding.message.unicodeScalars.starts(with: "S: “\(text) button” is announced as “\(text) button".unicodeScalars))
  }

  @Test func `a label of a megabyte is judged whole, and what is said of it stays readable`() throws {
    let label = String(repeating: "Pay now ", count: 130_000) + "button"
    let export =
      #"{"a11ySnapshot":1,"meta":{"platform":"ios","language":"en","screen":"S"},"#
      + #""tree":{"role":"window","children":[{"role":"button","name":"\#(label)","identifier":"b"}]}}"#
    let entries = try entries(of: Array(export.utf8))
    // The role's word is the last of the label: only who reads it to its end finds it.
    let finding = try #require(entries.first { $0[.expectation] == "role-word-last" })
    #expect(finding.message.hasPrefix("S: “Pay now Pay now"))
    #expect(finding.message.hasSuffix("button”. Remove “button” from the name; VoiceOver already says the role."))
    #expect(finding.message.utf8.count < 2_000)
    #expect(finding[.name]?.hasSuffix("… (1030006 more)") == true)
    #expect(
      entries.last?.message.contains("a text is beyond `limits.text`: it was judged whole and is shown cut.") == true)
  }

  @Test func `fault 23: a name with newline, escape sequence and invalid UTF-8 is shown escaped`() throws {
    let name: [CChar] = [0x61, 0x0A, 0x1B, 0x5B, 0x32, 0x4A, -1, 0x2E, 0x6A, 0x73, 0x6F, 0x6E, 0]
    let path = name.withUnsafeBufferPointer { FilePath(platformString: $0.baseAddress!) }
    #expect(path.shown == #"a\n\u{1B}[2J\xFF.json"#)
    let file = FinishedFile(path: path, bytes: FileBytes("{".utf8))
    let broken = try Self.line.get().audit(file, in: SessionAuditor(), at: .now)
    guard case .failure(let problem) = broken else {
      Issue.record("read")
      return
    }
    for entry in [
      LifeEntry.unreadable(file, problem), LifeEntry.skipped(path, .symbolicLink), LifeEntry.same(path, as: path.shown),
    ] {
      #expect(entry.message.hasPrefix(#"a\n\u{1B}[2J\xFF.json: "#))
      #expect(entry[.snapshot] == #"a\n\u{1B}[2J\xFF.json"#)
    }
  }

  @Test func `fault 23: two names that differ in a byte that is no UTF-8 stay two`() {
    let names: [FilePath] = [[0x61, -1, 0], [0x61, -2, 0], [0x61, -17, 0], [0x61, -17, -65, -67, 0]].map {
      (name: [CChar]) in
      name.withUnsafeBufferPointer { FilePath(platformString: $0.baseAddress!) }
    }
    #expect(names.map(\.shown) == [#"a\xFF"#, #"a\xFE"#, #"a\xEF"#, "a\u{FFFD}"])
  }

  @Test func `fault 23: the longest path leaves room for what is wrong with it`() throws {
    let path = FilePath(Array(repeating: String(repeating: "\u{202E}", count: 85), count: 32).joined(separator: "/"))
    for entry in [LifeEntry.skipped(path, .symbolicLink), LifeEntry.same(path, as: path.shown)] {
      #expect(entry.message.utf8.count < CleanLine.limit && !entry.message.hasSuffix("…"))
    }
    let broken = try Self.line.get().audit(
      FinishedFile(path: path, bytes: FileBytes("{".utf8)), in: SessionAuditor(), at: .now)
    guard case .failure(let problem) = broken else {
      Issue.record("read")
      return
    }
    #expect(problem.message.utf8.count < CleanLine.limit && problem.message.hasSuffix("Copy the whole file."))
  }

  @Test func `no problem of a configuration or a rule makes a second line`() {
    var file = ConfigurationFile(path: "a\nb.yaml")
    var configuration = Configuration()
    file.apply("watch: {settle: \"x\\nforged\\u202e\"}\n\"forged\\nkey\": 1", to: &configuration)
    #expect(file.problems.count == 2)
    for problem in file.problems {
      #expect(!problem.description.unicodeScalars.contains(where: Self.isForbidden), "\(problem)")
    }
  }
}
