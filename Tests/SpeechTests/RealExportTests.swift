import AccessibilityTree
import AuditTesting
import Foundation
import Readers
import Speech
import Testing

/// What is heard of real screens, recorded and reviewed.
@Suite struct RealExportTests {
  @Test(arguments: RealExports.paths())
  func `a real screen is heard as it was reviewed`(path: String) throws {
    let file = RealExports.folder.appending(path: path)
    let snapshot = try ExportReader().read(Data(contentsOf: file), name: path)
    let recorded = file.deletingPathExtension().appendingPathExtension("speech.txt").path(percentEncoded: false)
    #expect(Golden.mismatch(TranscriptText.render(ScreenReaders.transcript(of: snapshot)), at: recorded) == nil)
  }

  @Test func `there are real screens of both platforms`() {
    #expect(RealExports.paths().contains { $0.hasPrefix("xcuitest-xml/") })
    #expect(RealExports.paths().contains { $0.hasPrefix("uiautomator-xml/") })
  }
}
