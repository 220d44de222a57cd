import Audit
import AuditTesting
import Foundation
import Readers
import Testing

/// The pages of the formats say what the readers declare and what the rules can decide.
struct FormatPagesTests {
  private static let pages = ShippedRules.checkout.appending(path: "docs/formats")
  private static let names = ExportFormats.all.map(\.format.name)

  private static func survey() throws -> CoverageSurvey { CoverageSurvey(ruleBook: try ShippedRules.ruleBook.get()) }

  @Test func `the index names every format`() throws {
    let index = ShippedRules.checkout.appending(path: "docs/formats.md").path
    #expect(Golden.mismatch(FormatsIndex(survey: try Self.survey()).text, at: index) == nil)
  }

  @Test(arguments: names)
  func `a page says what its format is`(name: String) throws {
    let format = try #require(ExportFormats.all.map(\.format).first { $0.name == name })
    let page = FormatPage(format: format, survey: try Self.survey())
    #expect(Golden.mismatch(page.text, at: Self.pages.appending(path: "\(name).md").path) == nil)
  }

  @Test func `every page is of a format that is read`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path)
    let stale = Set(files).subtracting(Self.names.map { "\($0).md" })
    #expect(stale.isEmpty, "docs/formats holds pages of no format: remove them.")
  }

  @Test func `a format name is one of a file and stands for one format`() {
    #expect(Set(Self.names).count == Self.names.count)
    for name in Self.names { #expect(name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil) }
  }

  @Test func `a sample is cut where a node begins or ends`() {
    #expect(FormatSample.beginning(of: "{\"a\": 1}\n").text == "{\"a\": 1}")
    #expect(!FormatSample.beginning(of: "{\"a\": 1}\n").isCut)
    let nodes = [String](repeating: "{\"label\": \"a, b\"},", count: 200).joined()
    let cut = FormatSample.beginning(of: "[" + nodes)
    #expect(cut.isCut && cut.text.count < 1_001 && cut.text.hasSuffix("\"}"))
    let tags = FormatSample.beginning(of: [String](repeating: "<node text=\"1\"/>", count: 200).joined())
    #expect(tags.isCut && tags.text.hasSuffix("/>"))
    let lines = FormatSample.beginning(of: [String](repeating: "<node/>", count: 40).joined(separator: "\n"))
    #expect(lines.isCut && lines.text.split(separator: "\n").count == 32)
    let objects = [String](repeating: "  {\n    \"a\": 1\n  },", count: 40).joined(separator: "\n")
    #expect(FormatSample.beginning(of: objects).text.hasSuffix("  },"))
  }
}
