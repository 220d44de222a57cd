import AccessibilityTree
import AuditTesting
import Foundation
import Readers
import Speech
import Testing

/// What is heard of exports, recorded and reviewed.
@Suite struct HeardExportTests {
  @Test(arguments: HeardExports.paths())
  func `an export is heard as it was reviewed`(path: String) throws {
    let file = HeardExports.folder.appending(path: path)
    let snapshot = try ExportReader().read(Data(contentsOf: file), name: path)
    let recorded = file.deletingPathExtension().appendingPathExtension("speech.txt").path(percentEncoded: false)
    #expect(Golden.mismatch(TranscriptText.render(ScreenReaders.transcript(of: snapshot)), at: recorded) == nil)
  }

  @Test func `there are exports of both platforms`() {
    #expect(HeardExports.paths().contains { $0.hasPrefix("xcuitest-xml/") })
    #expect(HeardExports.paths().contains { $0.hasPrefix("uiautomator-xml/") })
  }
}
