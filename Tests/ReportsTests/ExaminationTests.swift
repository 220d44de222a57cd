import AccessibilityTree
import Audit
import AuditTesting
import Daemon
import Foundation
import Line
@testable import Readers
import Reports
import Rules
import Testing

/// Exports of several formats, examined by five rules that only these tests use.
struct ExaminationTests {
  private static let fixtures = RecordedReport.folder.deletingLastPathComponent()
  private static let exports = [
    "wda-json/a11yd__old-keys.json", "xcuitest-xml/a11yd__reply.json", "uiautomator2-xml/a11yd__2025-keys.xml",
    "uiautomator-xml/a11yd__androidx-in-a-log.xml", "wrapper/a11yd__canonical.json", "canonical/a11yd__segments.json",
    "bad/picture.bad.png", "bad/truncated.bad.xml",
  ]

  private static func survey() throws -> CoverageSurvey {
    let texts = try RuleDirectory.read([fixtures.appending(path: "doctor/rules").path])
    return CoverageSurvey(ruleBook: try RuleBook(compiling: texts))
  }

  private static func examinations(namingProperties namesProperties: Bool = true) throws -> [Examination] {
    // What else is read one day changes nothing here.
    let names = ["wda-json", "xcuitest-xml", "uiautomator2-xml", "uiautomator-xml", "canonical"]
    let examiner = Examiner(
      try survey(), formats: ExportFormats.all.map(\.format).filter { names.contains($0.name) },
      namesProperties: namesProperties)
    return try exports.map { path in
      let bytes = try Data(contentsOf: fixtures.appending(path: "exports/\(path)"))
      return examiner.examination(of: path, ExportLine().recognition(of: PaddedBytes(copying: bytes), name: path))
    }
  }

  @Test func `a pipe gets one line a paragraph`() throws {
    let text = try Self.examinations().map(ExaminationText().section).joined()
    try RecordedReport.expect(text, in: "doctor-pipe.txt")
  }

  @Test func `one screen says the same where nobody asked for the properties`() throws {
    let brief = try Self.examinations(namingProperties: false)
    #expect(brief.contains { $0.carries.isEmpty && $0.coverage != nil })
    #expect(brief.map(ExaminationText().section) == (try Self.examinations().map(ExaminationText().section)))
  }

  @Test func `a terminal gets lines of its width`() throws {
    let text = try Self.examinations().map(ExaminationText(layout: TextLayout(width: 80)).section).joined()
    try RecordedReport.expect(text, in: "doctor-80.txt")
    for line in text.split(separator: "\n") where line.count > 80 {
      #expect(!line.drop { $0 == " " }.contains(" "), "\(line)")
    }
  }

  @Test func `whoever asks for it gets every rule, property and criterion`() throws {
    let text = ExaminationText(layout: TextLayout(width: 80), isVerbose: true)
    try RecordedReport.expect(try Self.examinations().map(text.section).joined(), in: "doctor-verbose.txt")
    #expect(text.closing(after: 1).isEmpty)
  }

  /// What the published schema refuses of a document.
  private static func problems(with document: String) throws -> [String] {
    let root = fixtures.deletingLastPathComponent().deletingLastPathComponent()
    let schema = try JSONSchema(Data(contentsOf: root.appending(path: "config/doctor.schema.json")))
    return schema.problems(with: try JSONSerialization.jsonObject(with: Data(document.utf8)))
  }

  @Test func `what a run decides is of the published schema too`() throws {
    let survey = try Self.survey()
    let runs = try ["recordings/android-alarm", "recordings/ios-profile"].map { path in
      var recording = Recording()
      for file in try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.appending(path: path).path).sorted()
      {
        let bytes = try Data(contentsOf: Self.fixtures.appending(path: "\(path)/\(file)"))
        let transcript = try ExportLine().transcript(of: PaddedBytes(copying: bytes), name: file, session: path)
        _ = recording.insert(RecordedStep(name: file, transcript: transcript))
      }
      return RunExamination(recording, name: path, by: survey)
    }
    let unknown = RunExamination(Recording(), name: "nothing", by: survey)
    #expect(RunExaminationJSON.object(unknown).contains(#""platform":null"#))
    let document = ExaminationJSON.document(runs.map(RunExaminationJSON.object))
    try RecordedReport.expect(document, in: "doctor-runs.json")
    #expect(try Self.problems(with: document) == [])
    #expect(try Self.problems(with: document.replacing("\"captures\"", with: "\"screens\"")) != [])
  }

  @Test func `programs get a document of the published schema`() throws {
    let document = ExaminationJSON.document(try Self.examinations().map(ExaminationJSON.object))
    try RecordedReport.expect(document, in: "doctor.json")
    #expect(try Self.problems(with: document) == [])
    let wrong = document.replacing("\"decides\":\"none\"", with: "\"decides\":\"never\"")
    #expect(try Self.problems(with: wrong) != [])
    #expect(ExaminationJSON.document([]) == "[]\n")
  }

  // MARK: advice

  private static func format(
    _ name: String, _ platform: Platform = .ios, carries: PropertySet, ifSeen: PropertySet = [],
    improvements: [ExportFormat.Improvement] = []
  ) -> ExportFormat {
    ExportFormat(
      name: name, displayName: name, platform: platform, howToExport: "", carries: carries, carriesIfSeen: ifSeen,
      notes: [], improvements: improvements)
  }

  private static let words: PropertySet = [.role, .label, .enabled]

  @Test func `the change that gains most is named`() throws {
    let survey = try Self.survey()
    let format = Self.format(
      "A", carries: Self.words,
      improvements: [
        ExportFormat.Improvement("Use A 2", adds: [.hint]),
        ExportFormat.Improvement("Use A 3", adds: [.hint, .heading]),
        ExportFormat.Improvement("Use A 4", adds: [.traits]),
      ])
    let coverage = survey.coverage(of: format.carries, on: .ios)
    let advice = ExportAdvice.best(for: format, coverage, survey, formats: [format])
    guard case .change("Use A 3", let gain) = advice else { return #expect(Bool(false), "\(advice)") }
    #expect(gain.rules == ["button/has-a-hint", "button/is-no-heading"])
    #expect(gain.expectations == 2)
  }

  @Test func `where no change helps the best other exporter of the platform is named, with what it loses`() throws {
    let survey = try Self.survey()
    let format = Self.format(
      "A", carries: Self.words.union([.placeholder]),
      improvements: [ExportFormat.Improvement("Use A 2", adds: [.placeholder])])
    let formats = [
      format, Self.format("B", carries: Self.words.union([.hint, .heading])),
      Self.format("C", .android, carries: .all), Self.format("D", carries: Self.words),
    ]
    let coverage = survey.coverage(of: format.carries, on: .ios)
    let advice = ExportAdvice.best(for: format, coverage, survey, formats: formats)
    guard case .exporter("B", let gain) = advice else { return #expect(Bool(false), "\(advice)") }
    #expect(gain.rules == ["button/has-a-hint", "button/is-no-heading"])
    #expect(gain.lostRules == ["button/has-two-texts"])
  }

  @Test func `what other exports of the same format have comes before another exporter that has no more`() throws {
    let survey = try Self.survey()
    let format = Self.format("A", carries: Self.words, ifSeen: [.hint])
    let other = Self.format("B", carries: Self.words.union([.hint]))
    let coverage = survey.coverage(of: format.carries, on: .ios)
    let advice = ExportAdvice.best(for: format, coverage, survey, formats: [other, format])
    guard case .sameFormat([.hint], let gain) = advice else { return #expect(Bool(false), "\(advice)") }
    #expect(gain.rules == ["button/has-a-hint"])
  }

  @Test func `what nothing exports is asked of nobody`() throws {
    let survey = try Self.survey()
    let format = Self.format("A", carries: .all)
    let coverage = survey.coverage(of: .all, on: .ios)
    #expect(ExportAdvice.best(for: format, coverage, survey, formats: [format]) == .none)
  }
}
