import AccessibilityTree
import AuditTesting
import Foundation
import Readers
import Testing

/// Logs of the device, in every shape that logcat, TalkBack and uiautomator write.
struct LogTests {
  private static let folder = Fixtures.exports.deletingLastPathComponent().appending(path: "logs")

  private static let logs: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { ($0.hasSuffix(".log") || $0.hasSuffix(".jsonl")) && !$0.contains(".bad.") }.sorted()
  }()

  private static func log(_ bytes: some Swift.Collection<UInt8>) throws(ReadError) -> DeviceLog? {
    try PaddedBytes(copying: bytes).withUnsafeBytes { bytes throws(ReadError) in
      try ExportReader().log(bytes, name: "logcat.txt")
    }
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  @Test(arguments: logs)
  func `a log tells what happened, in order`(name: String) throws {
    let log = try #require(try Self.log(try Self.bytes(name)))
    #expect(Golden.mismatch(LogText.of(log), at: Self.folder.appending(path: name + ".txt").path) == nil)
  }

  @Test(arguments: logs)
  func `lines that end as on Windows are the same`(name: String) throws {
    let bytes = try Self.bytes(name)
    let other = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    #expect(try Self.log(other) == Self.log(bytes))
  }

  @Test(arguments: logs)
  func `what other apps log between the lines changes nothing`(name: String) throws {
    let bytes = try Self.bytes(name)
    guard !String(decoding: bytes, as: UTF8.self).contains("\nplease") else { return }
    let noise = [UInt8]("\u{0}\u{1B}[31mcapture EventType: Speaking\n{\"type\": 1}\n[\n".utf8)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isLong = name.hasPrefix("long") || name.hasPrefix("epoch")
    let loud = isLong ? noise + bytes : [UInt8](lines.flatMap { noise + $0 + [0x0A] })
    #expect(try Self.log(loud)?.entries == Self.log(bytes)?.entries)
  }

  @Test func `a log without a line of TalkBack says what to switch on`() throws {
    let bytes = try Self.bytes("nothing.bad.log")
    let error = #expect(throws: ReadError.self) { try Self.log(bytes) }
    #expect(
      error?.description == "logcat.txt: a log without a line of TalkBack’s speech or of an app’s events. Set TalkBack "
        + "settings → Advanced → Developer settings → Log output level to VERBOSE.")
  }

  @Test func `a log in which VoiceOver says nothing says what to switch on`() throws {
    let bytes = try Self.bytes("voiceover-silent.bad.log")
    let error = #expect(throws: ReadError.self) { try Self.log(bytes) }
    #expect(
      error?.description == "logcat.txt: a log in which VoiceOver says nothing. Switch VoiceOver on with mobile: "
        + "enableVoiceOver.")
  }

  @Test func `of VoiceOver's answers only words are kept, however a line is broken`() throws {
    let line = #"2026-09-21T10:00:04Z {"value":{"utterance":"Pay now, button"},"sessionId":"C0FFEE00"}"#
    let whole = Array(line.utf8)
    for length in whole.indices { #expect((try? Self.log(whole[..<length])) == nil, "\(length) bytes") }
    for seed in 0..<500 {
      var random = SeededGenerator(seed: seed)
      var bytes = whole
      for _ in 0...2 { bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random) }
      for entry in (try? Self.log(bytes))?.entries ?? [] {
        guard case .said(let text, _) = entry.happening else { continue }
        #expect(text.utf8.count <= whole.count * 3 && text.contains { $0.isLetter || $0.isNumber }, "seed \(seed)")
      }
    }
    let deep = #"{"value":"# + String(repeating: "[", count: 30_000) + #"{"utterance":"x"}}"#
    #expect((try? Self.log(Array(deep.utf8))) == nil)
  }

  @Test(arguments: ["{}", "<hierarchy/>", "plain words\nof two lines", "", "\u{0}\u{0}"])
  func `what is no log is none`(text: String) throws {
    #expect(try Self.log(Array(text.utf8)) == nil)
  }

  @Test func `a line of a megabyte is passed over`() throws {
    let bytes = try Self.bytes("threadtime-talkback-16.log")
    let endless = [UInt8]("08-25 10:12:02.000  1  1 D App: ".utf8) + [UInt8](repeating: 0x61, count: 1 << 20) + [0x0A]
    #expect(try Self.log(bytes + endless) == Self.log(bytes))
  }

  @Test func `an utterance that never ends is cut`() throws {
    let bytes = try Self.bytes("threadtime-talkback-16.log")
    let lines = bytes.split(separator: 0x0A).filter { $0.contains(0x22) }
    let line = try #require(lines.first { String(decoding: $0, as: UTF8.self).contains("TYPE_ANNOUNCEMENT") })
    let log = try #require(try Self.log(Array(repeatElement(line + [0x0A], count: 20_000).joined())))
    guard case .announced(let text?) = try #require(log.entries.first).happening else {
      Issue.record("\(log.entries)")
      return
    }
    #expect(text.utf8.count > 60_000 && text.utf8.count <= 1 << 16)
  }

  @Test func `a log beyond the limit says how to record less`() throws {
    let bytes = try Self.bytes("threadtime-talkback-16.log")
    let reader = ExportReader(limits: ReadLimits(sizeInBytes: 500))
    let error = #expect(throws: ReadError.self) {
      try PaddedBytes(copying: bytes).withUnsafeBytes { bytes throws(ReadError) in
        try reader.log(bytes, name: "logcat.txt")
      }
    }
    #expect(error?.kind == .tooLarge)
    #expect(error?.description.contains("adb logcat --regex='Speaking fragment") == true, "\(error?.description ?? "")")
  }

  @Test func `signs of life in a row are as many as say when TalkBack was on`() throws {
    let line =
      "V talkback: SpeechControllerImpl: Speaking fragment text=\"Hi\", utteranceId=t, TtsSpan=null, locale=null, event=null"
    let lines = (10...59).map { "08-25 10:12:\($0).000  1  1 \(line)\n" }.joined()
    let log = try #require(try Self.log(Array(lines.utf8)))
    #expect(log.entries.count == 2)
    #expect((log.entries.last?.at ?? 0) - (log.entries.first?.at ?? 0) == 49)
  }
}
