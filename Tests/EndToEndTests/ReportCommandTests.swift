import Foundation
import Testing

/// `a11yd report`, of a journal file that systemd's own program stored.
@Suite(.enabled(if: JournalStore.isThere, "needs systemd-journal-remote"))
struct ReportCommandTests {
  private static let wild = "</script><script>alert(1)</script>\u{1B}[2J\u{202E}"

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// An entry of 2026-11-21, as journalctl exports it.
  private func entry(
    _ number: Int, hour: Int, unit: String = "a11yd.service", change: String = "new", name: String = "Pay",
    snapshot: String = "pay.json", box: Character = "a"
  ) -> String {
    let stamp = (1_795_219_200 + hour * 3_600) * 1_000_000 + number
    let fields = [
      "__CURSOR": "s=\(id("c"));i=\(number);b=\(id("b"));m=\(number);t=\(String(stamp, radix: 16));x=1",
      "__REALTIME_TIMESTAMP": "\(stamp)", "__MONOTONIC_TIMESTAMP": "\(number)", "_BOOT_ID": id("b"),
      "_MACHINE_ID": id(box), "_HOSTNAME": "lab-\(box)", "_SYSTEMD_UNIT": unit, "MESSAGE_ID": id("d"),
      "MESSAGE": "Pay: “\(name)” has no name.",
      "AX_RULE": "every/name-is-present", "AX_EXPECTATION": "name-missing", "AX_OUTCOME": "failed",
      "AX_IMPACT": "critical", "AX_WCAG": "4.1.2", "AX_PLATFORM": "ios", "AX_APP": "com.example.pay",
      "AX_SCREEN": "Pay", "AX_SNAPSHOT": snapshot, "AX_FORMAT": "canonical", "AX_NODE": "window/button",
      "AX_ROLE": "button", "AX_NAME": name, "AX_FINDING": finding(number), "AX_CHANGE": change,
    ]
    return fields.map { "\($0)=\($1)\n" }.sorted { $0 < $1 }.joined() + "\n"
  }

  private func id(_ digit: Character) -> String { String(repeating: digit, count: 32) }

  private func finding(_ number: Int) -> String { String(repeating: "0", count: 30) + String(10 + number) }

  private func findings(_ arguments: [String]) throws -> [String] {
    let run = try BuiltCommand(["report", "--format", "jsonl", "--quiet"] + arguments)
    #expect(run.exitCode == 0, "\(run.standardError)")
    return try run.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["finding"] as? String)
    }
  }

  @Test func `what the unit told in this time is reported, and nothing else`() throws {
    try inFolder { folder in
      let file = try JournalStore.store(
        [
          entry(1, hour: 1), entry(2, hour: 5), entry(3, hour: 6, unit: "other.service"),
          entry(4, hour: 9, change: "still"),
        ], in: folder)
      #expect(try findings(["--file", file]) == [1, 2, 4].map(finding))
      #expect(try findings(["--directory", folder.path, "--unit", "other"]) == [finding(3)])
      #expect(
        try findings(["--file", file, "--since", "2026-11-21 04:00 UTC", "--until", "@1795240800"]) == [finding(2)])
      #expect(try findings(["--file", file, "--app", "com.example.other"]).isEmpty)
    }
  }

  @Test func `text lists what could not be judged, if asked, and says how to ask`() throws {
    try inFolder { folder in
      let question = entry(2, hour: 2).replacing("=failed\n", with: "=cantTell\nAX_REASON=guessedLanguage\n")
        .replacing("has no name.", with: "may be dummy text.")
      let summary = entry(3, hour: 3).replacing(id("d"), with: "90c707dacb9847318a27224c8c124607")
        .replacing(/AX_(RULE|EXPECTATION|OUTCOME|IMPACT|FINDING)=.*\n/, with: "AX_LANGUAGE=de\n", maxReplacements: 1)
        .replacing(/AX_(RULE|EXPECTATION|OUTCOME|IMPACT|FINDING)=.*\n/, with: "")
      let file = try JournalStore.store([entry(1, hour: 1), question, summary], in: folder)
      func text(_ arguments: String...) throws -> String {
        let run = try BuiltCommand(["report", "--file", file, "--format", "text"] + arguments)
        #expect(run.exitCode == 0, "\(run.standardError)")
        return run.standardOutput
      }
      let short = try text()
      #expect(short.contains("`--show cant-tell` lists them.") && !short.contains("may be dummy text"))
      #expect(short.contains("German. Name it as `audit.language` in the configuration, or in the capture."))
      let long = try text("--show", "cant-tell")
      #expect(long.contains("may be dummy text") && !long.contains("--show"))
    }
  }

  @Test func `the journal of another system is read below its root, with its exports`() throws {
    try inFolder { root in
      let journal = root.appending(path: "var/log/journal/\(id("a"))")
      let drop = root.appending(path: "var/lib/a11yd/drop")
      for folder in [journal, drop] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      _ = try JournalStore.store([entry(1, hour: 1), entry(2, hour: 2)], in: journal)
      #expect(try findings(["--root", root.path]) == [1, 2].map(finding))
      let tree = #"{"role": "window", "children": [{"role": "button", "name": "Seen words"}]}"#
      let export =
        #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "app": "com.example.pay", "screen": "Pay"}, "tree": \#(tree)}"#
      try Data(export.utf8).write(to: drop.appending(path: "pay.json"))
      let configuration = root.appending(path: "a11yd.yaml")
      try Data("watch:\n  directory: /var/lib/a11yd/drop\n".utf8).write(to: configuration)
      let run = try BuiltCommand(
        "report", "--root", root.path, "--config", configuration.path, "--format", "html", "--rules", "rules")
      #expect(run.exitCode == 0 && run.standardOutput.contains("Seen words"), "\(run.standardError)")
    }
  }

  @Test func `journals of two boxes make one report, which says the box of each screen`() throws {
    try inFolder { folder in
      for box in "ab" {
        _ = try JournalStore.store(
          [entry(1, hour: 1, box: box), entry(2, hour: 2, box: box)], in: folder, as: "\(box).journal")
      }
      let formats = ["html", "jsonl", "sarif", "junit", "earl", "text"]
      func reports(_ journal: [String]) throws -> [String: String] {
        let outputs = formats.flatMap { ["--format", $0, "--output", "\(folder.path)/report.\($0)"] }
        let run = try BuiltCommand(["report", "--quiet"] + outputs + journal)
        #expect(run.exitCode == 0, "\(run.standardError)")
        return try Dictionary(
          uniqueKeysWithValues: formats.map {
            ($0, try String(contentsOf: folder.appending(path: "report.\($0)"), encoding: .utf8))
          })
      }
      let one = try reports(["--file", folder.path + "/a.journal"])
      let both = try reports(["--directory", folder.path])
      for (format, words) in [
        ("html", #""machine":"lab-b""#), ("html", "lab-b · Pay"),
        ("jsonl", #""box":{"name":"lab-b","machine":"\#(id("b"))"}"#),
        ("sarif", #""box":"lab-b""#), ("junit", #"hostname="lab-b""#), ("junit", "Pay on lab-b"),
        ("earl", "Pay, lab-b"),
        ("text", "pay.json: lab-b, Pay"),
      ] {
        #expect(both[format]?.contains(words) == true, "\(format) \(words)")
        #expect(one[format]?.contains("lab-a") == false, "\(format) of one box names it")
      }
    }
  }

  @Test func `a file that cannot be read is said, and the report has the others`() throws {
    try inFolder { folder in
      _ = try JournalStore.store([entry(1, hour: 1)], in: folder)
      try Data("no journal".utf8).write(to: folder.appending(path: "broken.journal"))
      let page = folder.appending(path: "page.html")
      let run = try BuiltCommand("report", "--directory", folder.path, "--output", page.path)
      #expect(run.exitCode == 2)
      #expect(run.standardError.hasPrefix("\(folder.path)/broken.journal: cannot be read: "), "\(run.standardError)")
      #expect(try String(contentsOf: page, encoding: .utf8).contains(finding(1)))
    }
  }

  @Test func `screens without their exports are said once`() throws {
    try inFolder { folder in
      let entries = (1...3).map { entry($0, hour: 1, snapshot: "gone-\($0).json") }
      let file = try JournalStore.store(entries, in: folder)
      let run = try BuiltCommand("report", "--file", file, "--exports", folder.path, "--format", "html")
      #expect(
        run.standardError == "1 of 1 screen: no drawing, because their exports are no longer in \(folder.path).\n")
    }
  }

  @Test func `a page is complete, and no text of an entry acts in it`() throws {
    try inFolder { folder in
      let file = try JournalStore.store([entry(1, hour: 1, name: Self.wild)], in: folder)
      let page = folder.appending(path: "page.html").path
      let run = try BuiltCommand("report", "--file", file, "--output", page)
      #expect(run.exitCode == 0 && run.standardOutput.isEmpty && run.standardError.isEmpty, "\(run.standardError)")
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n") && text.contains(finding(1)))
      #expect(!text.contains("<script>alert") && !text.contains("\u{1B}") && !text.contains("\u{202E}"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "entries", "page.html", "test.journal",
        ])
    }
  }

  /// A journal may come from anywhere, and anybody may put a link into the drop directory.
  @Test(arguments: ["../pay.json", "link.json", "linked/pay.json", "fifo", "/etc/passwd", "", "."])
  func `no file outside of the directory is read for a drawing`(name: String) throws {
    try inFolder { folder in
      let drop = folder.appending(path: "drop")
      try FileManager.default.createDirectory(at: drop, withIntermediateDirectories: true)
      let tree =
        #"{"role": "window", "bounds": [0, 0, 9, 9], "children": [{"role": "button", "name": "Hidden words"}]}"#
      let export =
        #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "app": "com.example.pay", "screen": "Pay"}, "tree": \#(tree)}"#
      try Data(export.utf8).write(to: folder.appending(path: "pay.json"))
      try Data(export.utf8).write(to: drop.appending(path: "inside.json"))
      for (link, target) in [("link.json", "../pay.json"), ("linked", "..")] {
        try FileManager.default.createSymbolicLink(atPath: drop.path + "/" + link, withDestinationPath: target)
      }
      #expect(mkfifo(drop.path + "/fifo", 0o600) == 0)
      func page(of name: String) throws -> String {
        let place = folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = try JournalStore.store([entry(1, hour: 1, snapshot: name)], in: place)
        let run = try BuiltCommand("report", "--file", file, "--exports", drop.path, "--format", "html")
        #expect(run.exitCode == 0, "\(run.standardError)")
        return run.standardOutput
      }
      #expect(try !page(of: name).contains("Hidden words"))
      #expect(try page(of: "inside.json").contains("Hidden words"))
    }
  }

  @Test(
    arguments: [
      (["--since", "soon"], 64, "--since: “soon” is not a time. Write “2026-11-21”"),
      (["--since", "today", "--until", "yesterday"], 64, "--since is later than --until"),
      (["--file", "a", "--root", "b"], 64, "Give one of them"),
      (["--file", "/nonexistent/a.journal"], 2, "/nonexistent/a.journal: cannot be read: No such file"),
      (["--directory", "/nonexistent"], 2, "/nonexistent: cannot be read: No such file"),
      (["--unit", "a b", "--directory", "/tmp"], 2, "a b: not a name of a unit"),
    ] as [([String], Int32, String)])
  func `what is wrong is said, with what to do`(arguments: [String], code: Int32, words: String) throws {
    let run = try BuiltCommand(["report", "--format", "text"] + arguments)
    #expect(run.exitCode == code)
    #expect(run.standardError.contains(words), "\(run.standardError)")
  }

  @Test func `an old page stays if the journal cannot be read`() throws {
    try inFolder { folder in
      let page = folder.appending(path: "page.html")
      try Data("old".utf8).write(to: page)
      let run = try BuiltCommand("report", "--file", "/nonexistent/a.journal", "--output", page.path)
      #expect(run.exitCode == 2)
      #expect(try String(contentsOf: page, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.html"])
    }
  }

  @Test func `a time without entries is said, and makes an empty report`() throws {
    try inFolder { folder in
      let file = try JournalStore.store([entry(1, hour: 1)], in: folder)
      let run = try BuiltCommand("report", "--file", file, "--since", "2026-11-22", "--format", "sarif")
      #expect(run.exitCode == 0 && run.standardError.contains("no findings and no audits in this time"))
      let sarif = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [String: Any]
      #expect(sarif?["version"] as? String == "2.1.0")
    }
  }
}
