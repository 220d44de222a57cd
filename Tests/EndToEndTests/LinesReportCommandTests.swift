import Foundation
import Testing

/// `a11yd report --jsonl`, of lines that the same build wrote.
struct LinesReportCommandTests {
  private static let exports = [
    "docs/examples", "Tests/Fixtures/exports/axe-android", "Tests/Fixtures/logged-runs",
    "Tests/Fixtures/recordings/android-alarm-broken",
  ]
  private static let rules = ["--rules", "Tests/Fixtures/command/rules"]
  private static let scratched = "Tests/Fixtures/command/exports"

  private func lines(_ arguments: String...) throws -> String {
    try BuiltCommand(["audit", "--format", "jsonl"] + arguments).standardOutput
  }

  private func report(_ input: String, _ arguments: String...) throws -> BuiltCommand {
    try BuiltCommand(["report", "--jsonl", "-"] + arguments, input: input)
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-lines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: exports)
  func `the lines of an audit are read as they were written`(export: String) throws {
    let lines = try lines("--rules", "rules", export)
    #expect(lines.split(separator: "\n").count > 5 && lines.contains(#"{"summary":"#))
    let run = try report(lines, "--rules", "rules", "--format", "jsonl")
    #expect(run.exitCode == 0 && run.standardError.isEmpty, "\(run.standardError)")
    #expect(run.standardOutput == lines)
  }

  @Test func `files, also packed ones, make every format, each as complete as the lines`() throws {
    let found = try lines("--rules", "rules", "docs/examples")
    try inFolder { folder in
      let file = folder.appending(path: "a.jsonl")
      try Data(found.utf8).write(to: file)
      let gzip = Process()
      gzip.executableURL = URL(filePath: "/bin/gzip")
      gzip.arguments = ["--keep", file.path]
      try gzip.run()
      gzip.waitUntilExit()
      let formats = ["html", "sarif", "junit", "earl", "text", "jsonl"]
      let outputs = formats.flatMap { ["--format", $0, "--output", "\(folder.path)/report.\($0)"] }
      let run = try BuiltCommand(["report", "--rules", "rules", "--jsonl", file.path, file.path + ".gz"] + outputs)
      #expect(run.exitCode == 0 && run.standardError.isEmpty, "\(run.standardError)")
      let findings = found.split(separator: "\n").filter { !$0.hasPrefix(#"{"summary""#) }
      #expect(findings.count > 3)
      for format in formats {
        let text = try String(contentsOf: folder.appending(path: "report.\(format)"), encoding: .utf8)
        if format == "jsonl" { #expect(text == found + found) }
        for name in ["checkout-appium.xml", "favorites-wda.json"] { #expect(text.contains(name), "\(format)") }
        if format == "html" || format == "sarif" {
          for line in findings {
            let id = try #require(line.firstMatch(of: #/"finding":"([0-9a-f]{32})"/#)).1
            #expect(text.contains(id), "\(format) lacks \(line)")
          }
        }
      }
    }
  }

  @Test func `a line that cannot be read is named, and nothing else is lost`() throws {
    var found = try lines(Self.rules[0], Self.rules[1], Self.scratched).split(separator: "\n").map(String.init)
    #expect(found.count > 3)
    let whole = found
    found.insert(#"{"rule": "#, at: 1)
    found.insert("", at: 3)
    found += [#"["a"]"#, #"{"summary": 3}"#, #"{"some": "thing"}"#]
    found.append(whole[1].replacing(#""outcome":"failed""#, with: #""outcome":"broken""#))
    found.append(whole[1].replacing(#/"finding":"[0-9a-f]+"/#, with: #""finding":"abc""#))
    let run = try report(found.joined(separator: "\n"), "--format", "jsonl", Self.rules[0], Self.rules[1])
    #expect(run.exitCode == 2)
    #expect(run.lines.map(String.init) == whole)
    let count = whole.count
    #expect(
      run.standardError == """
        -: line 2: not JSON past byte 9: unexpected end. Write one JSON object in each line.
        -: line \(count + 3): not an object. Write one JSON object in each line.
        -: line \(count + 4): `summary` is not an object. See /usr/share/doc/a11yd/docs/json-lines.md.
        -: line \(count + 5): it has neither `rule` nor `summary`. Give lines of `a11yd audit --format jsonl`, or of \
        `a11yd-spark-export`.
        -: line \(count + 6): `outcome` is not one of “failed”, “cantTell”. See /usr/share/doc/a11yd/docs/json-lines.md.
        -: line \(count + 7): `finding` is not 32 hexadecimal digits. See /usr/share/doc/a11yd/docs/json-lines.md.\n
        """)
  }

  @Test func `a summary that is missing or damaged gives its findings to no other export`() throws {
    let whole = try lines(Self.rules[0], Self.rules[1], Self.scratched).split(separator: "\n").map(String.init)
    let findings = whole.filter { !$0.hasPrefix(#"{"summary""#) }
    #expect(Set(findings).count > 1 && whole.last?.hasPrefix(#"{"summary""#) == true)
    let damaged = whole.map { $0.hasPrefix(#"{"summary""#) && $0 != whole.last ? #"{"summary":"# : $0 }
    for lines in [damaged, findings] {
      let run = try report(lines.joined(separator: "\n"), "--format", "jsonl", "--quiet", Self.rules[0], Self.rules[1])
      #expect(run.exitCode == (lines == findings ? 0 : 2))
      #expect(run.lines.filter { !$0.hasPrefix(#"{"summary""#) }.map(String.init) == findings)
    }
    let text = try report(
      damaged.joined(separator: "\n"), "--format", "text", Self.rules[0], Self.rules[1]
    ).standardOutput
    #expect(text.contains("2-scratch.json: "), "\(text)")
  }

  @Test func `answers to a stream are lines too, and what it could not audit is listed`() throws {
    let export = #"{\"a11ySnapshot\":1,\"meta\":{\"platform\":\"ios\"},\"tree\":{\"role\":\"button\"}}"#
    let items = [#"{"id":1,"path":"a.json","export":"\#(export)"}"#, #"{"id":2,"path":"b.json","export":"x"}"#]
    let answers = try BuiltCommand(
      ["audit", "--stream", "--rules", "rules"], input: items.joined(separator: "\n")
    ).standardOutput
    let run = try report(answers, "--rules", "rules", "--format", "text")
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(run.standardOutput.contains("a.json: ") && run.standardOutput.contains("1 file could not be read"))
    let page = try report(answers, "--rules", "rules").standardOutput
    #expect(page.contains(#""file":"b.json""#))
  }

  @Test func `known findings stay known`() throws {
    let found = try lines(Self.rules[0], Self.rules[1], Self.scratched)
    let known = found.replacing(#""change":null"#, with: #""change":"still""#)
    #expect(known != found)
    #expect(try report(known, "--format", "jsonl", Self.rules[0], Self.rules[1]).standardOutput == known)
    #expect(
      try report(known, "--format", "text", Self.rules[0], Self.rules[1]).standardOutput.contains("in the baseline"))
  }

  @Test func `a file of something else has few messages, and one that is not there has one`() throws {
    let rubbish = String(repeating: "no json\n", count: 1_000)
    let run = try report(rubbish, "--format", "text", Self.rules[0], Self.rules[1])
    #expect(run.exitCode == 2)
    let messages = run.standardError.split(separator: "\n")
    #expect(messages.count == 21 && messages.last == "-: 980 more lines could not be read.")
    let none = try BuiltCommand("report", "--jsonl", "no-such.jsonl", "--format", "text", Self.rules[0], Self.rules[1])
    #expect(none.exitCode == 2)
    #expect(none.standardError == "no-such.jsonl: cannot be read: No such file or directory.\n")
  }

  @Test(arguments: ["--since", "--until", "--app", "--directory", "--file", "--root", "--exports"])
  func `what asks a journal is refused`(option: String) throws {
    let run = try BuiltCommand("report", "--jsonl", "a.jsonl", option, "today", "--format", "text")
    #expect(run.exitCode == 64 && run.standardError.contains("Leave out \(option)."), "\(run.standardError)")
  }
}
