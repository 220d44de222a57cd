import Foundation
import Reports
import Testing

@testable import Audit

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitReportTests {
  private static var passing: AuditedFile {
    var file = SampleAudits.checkout
    file.audit.passedRules = ["button/name-omits-role", "button/takes-a-click"]
    return file
  }

  @Test func `a screen is a suite and a rule is a case`() throws {
    let files = [Self.passing] + SampleAudits.all.dropFirst()
    try RecordedReport.expect(SampleDocument.text(JUnitReport(), files), in: "everything.junit.xml")
  }

  @Test func `a rule that passed somewhere and failed elsewhere has failed`() {
    let text = JUnitReport().item(on: Self.passing)
    #expect(text.contains(#"tests="7" failures="4" errors="0" skipped="2""#))
    #expect(text.contains(#"<testcase name="button/takes-a-click" classname="com.example.shop.Checkout" "#))
  }

  @Test func `what cannot be told is skipped, with the question`() {
    let text = JUnitReport().item(on: SampleAudits.guessed)
    #expect(text.contains(#"<skipped message="“Senden” is heard as"#))
    #expect(!text.contains("<failure"))
  }

  /// An XML parser refuses what a label would have to break.
  @Test func `every text is content, and the document is XML`() throws {
    let parser = XMLParser(data: Data(SampleDocument.text(JUnitReport()).utf8))
    let names = ElementNames()
    parser.delegate = names
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(Set(names.names) == ["testsuites", "testsuite", "testcase", "failure", "skipped", "error"])
    #expect(names.names.count { $0 == "testsuite" } == SampleAudits.all.count + 1)
  }

  private final class ElementNames: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { names.append(element) }
  }
}
