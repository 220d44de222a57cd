import Foundation
import Testing

struct DoctorCommandTests {
  private static let rules = "Tests/Fixtures/doctor/rules"
  private static let export = "Tests/Fixtures/exports/uiautomator2-xml/a11yd__2025-keys.xml"

  @Test func `an export is told what it is, what it decides and what to do`() throws {
    let run = try BuiltCommand("doctor", "--rules", Self.rules, Self.export)
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(run.lines.first == "\(Self.export): Appium UiAutomator2 XML (uiautomator2-xml), Android")
    for label in [
      "recognised  ", "screen      ", "decides     3 of 5 rules", "criteria    ", "missing     ", "do this     ",
    ] {
      #expect(run.lines.contains { $0.hasPrefix(label) }, "\(label)")
    }
    #expect(run.lines.last?.contains("`--verbose`") == true)
    #expect(!run.standardOutput.contains("\u{1B}"))
  }

  @Test func `every rule and property is listed on request`() throws {
    let run = try BuiltCommand("doctor", "--verbose", "--rules", Self.rules, Self.export)
    for label in ["carries     ", "lacks       ", "decides     3 of 5 rules", "cannot      2 rules", "do this     "] {
      #expect(run.lines.contains { $0.hasPrefix(label) }, "\(label)")
    }
    #expect(!run.standardOutput.contains("--verbose"))
  }

  @Test func `a file that is refused is a result, and the exit code says so`() throws {
    let run = try BuiltCommand("doctor", "--rules", Self.rules, "Tests/Fixtures/command/no-json.txt", Self.export)
    #expect(run.exitCode == 2)
    #expect(run.standardError.isEmpty)
    #expect(run.standardOutput.contains("refused     neither JSON nor XML. Drop the exported tree itself.\n"))
    #expect(run.standardOutput.contains("decides     3 of 5 rules"))
  }

  @Test func `of a file that fits no format the nearest are named`() throws {
    let run = try BuiltCommand("doctor", "--rules", Self.rules, "Tests/Fixtures/exports/bad/no-type.bad.json")
    let nearest = "nearest     WebDriverAgent JSON: it has `rect`, `isEnabled` and `label`, but no `type`."
    #expect(run.lines.contains { $0 == nearest })
  }

  @Test func `a file that is not there is a problem`() throws {
    let run = try BuiltCommand("doctor", "--rules", Self.rules, "no-such.json")
    #expect(run.exitCode == 2)
    #expect(run.standardOutput.isEmpty)
    #expect(run.standardError == "no-such.json: cannot be read: No such file or directory.\n")
  }

  @Test func `programs get one document whatever happens`() throws {
    let run = try BuiltCommand(
      "doctor", "--rules", Self.rules, "--format", "json", Self.export, "no-such.json", "-", input: "{")
    #expect(run.exitCode == 2)
    let objects = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]]
    #expect(objects?.map { $0["snapshot"] as? String } == [Self.export, "-"])
    #expect(objects?.last?["error"] is [String: Any])
  }

  @Test(arguments: [["doctor"], ["doctor", "--format", "xml", "x.json"]])
  func `wrong usage is told apart`(arguments: [String]) throws {
    #expect(try BuiltCommand(arguments).exitCode == 64)
  }
}
