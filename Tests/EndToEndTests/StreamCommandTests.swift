import AuditTesting
import Foundation
import Testing

struct StreamCommandTests {
  private static let fixtures = BuiltCommand.package.appending(path: "Tests/Fixtures")
  private static let rules = "Tests/Fixtures/command/rules"

  private static func item(_ values: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: values, options: .sortedKeys), as: UTF8.self)
  }

  /// The files below a folder of the fixtures, in order, as they were dropped.
  private static func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: fixtures.appending(path: folder).path).sorted()
      .map { "Tests/Fixtures/\(folder)/\($0)" }
      .filter { !$0.hasSuffix(".txt") && FileManager.default.isFile(BuiltCommand.package.appending(path: $0).path) }
  }

  private static func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: BuiltCommand.package.appending(path: path))
  }

  /// A line without its id and the time that it took.
  private static func plain(_ line: some StringProtocol) -> String {
    String(line).replacing(#/^\{"id":[^,]*,/#, with: "{").replacing(#/"milliseconds":[0-9.]+/#, with: "")
  }

  @Test func `each answer comes before the next item is sent`() throws {
    let command = try StreamingCommand("--rules", Self.rules)
    for number in 1...3 {
      let path = "Tests/Fixtures/command/exports/\(number == 2 ? "2-scratch" : "1-clean").json"
      let export = String(decoding: try Self.bytes(path), as: UTF8.self)
      let answer = try command.ask(try Self.item(["id": number, "path": path, "export": export]))
      #expect(answer.count == (number == 2 ? 2 : 1))
      #expect(answer.allSatisfy { $0.hasPrefix(#"{"id":\#(number),"#) })
    }
    #expect(try command.end() == 0)
  }

  /// Items and their answers: what is no item, exports that cannot be read, actions, ids of all kinds.
  @Test(arguments: ["bad-lines", "names", "sessions"])
  func `items are answered as recorded`(name: String) throws {
    let items = try Self.bytes("Tests/Fixtures/stream/\(name).jsonl")
    let command = try StreamingCommand("--rules", Self.rules)
    var answers = ""
    for item in String(decoding: items, as: UTF8.self).split(separator: "\n") {
      let answer = try command.ask(String(item))
      #expect(!answer.isEmpty, "\(item)")
      answers += answer.map { $0.replacing(#/"milliseconds":[0-9.]+/#, with: #""milliseconds":0"#) + "\n" }.joined()
    }
    #expect(try command.end() == 0)
    let golden = Self.fixtures.appending(path: "stream/\(name).answers.jsonl").path
    #expect(Golden.mismatch(answers, at: golden) == nil)
  }

  @Test func `an export is answered with what audit finds in its file`() throws {
    let files = try Self.files(below: "exports")
    #expect(files.count > 40)
    let command = try StreamingCommand("--rules", "rules")
    var (told, refused): ([String], [String]) = ([], [])
    for (number, file) in files.enumerated() {
      let bytes = try Self.bytes(file)
      var item: [String: Any] = ["id": number, "path": file, "base64": bytes.base64EncodedString()]
      if number % 2 == 0, let text = String(validating: bytes, as: UTF8.self) {
        (item["base64"], item["export"]) = (nil, text)
      }
      let answer = try command.ask(try Self.item(item))
      told += answer.filter { $0.contains(#""outcome":"failed","impact""#) }.map(Self.plain)
      for case let line as [String: Any] in try answer.map({ try JSONSerialization.jsonObject(with: Data($0.utf8)) }) {
        if let error = line["error"] as? String { refused.append(error) }
      }
    }
    #expect(try command.end() == 0)
    let audit = try BuiltCommand(["audit", "--format", "jsonl", "--rules", "rules"] + files)
    #expect(told.count > 100)
    #expect(told == audit.lines.filter { $0.contains(#""outcome":"failed","impact""#) }.map(Self.plain))
    #expect(!refused.isEmpty)
    #expect(refused == audit.standardError.split(separator: "\n").map(String.init))
  }

  @Test func `what an item is told does not depend on other sessions`() throws {
    let sessions = try ["ios-inbox-broken", "android-alarm-broken", "calendar-tabs"].map { name in
      try Self.files(below: "recordings/\(name)").map { file in
        try Self.item(["id": file, "path": file, "export": String(decoding: Self.bytes(file), as: UTF8.self)])
      }
    }
    func answers(_ items: [String]) throws -> [String] {
      let command = try StreamingCommand("--rules", "rules")
      let answers = try items.flatMap { try command.ask($0) }
      #expect(try command.end() == 0)
      return answers.map { $0.replacing(#/"milliseconds":[0-9.]+/#, with: "") }
    }
    let alone = try sessions.flatMap(answers)
    #expect(alone.contains { $0.contains("loading-unannounced") })
    // One capture of each session in turn, as devices that run at the same time send them.
    let longest = try #require(sessions.map(\.count).max())
    let interleaved = (0..<longest).flatMap { place in
      sessions.filter { place < $0.count }.map { $0[place] }
    }
    #expect(try answers(interleaved).sorted() == alone.sorted())
  }

  @Test(arguments: [
    ["x.json"], ["--quiet"], ["--recording"], ["--fail-on", "never"], ["--format", "html"], ["--output", "x"],
    ["--baseline", "x", "--update-baseline"],
  ])
  func `what means nothing in a stream is refused`(arguments: [String]) throws {
    let run = try BuiltCommand(["audit", "--stream"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardError.hasPrefix("Error: --stream: "))
  }
}

extension FileManager {
  fileprivate func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
  }
}
