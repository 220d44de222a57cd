import AccessibilityTree
import AuditTesting
import Foundation
import Speech
import Testing

/// What the devices say on the pages of the criteria, and what a11yd says of trees as exporters write them.
@Suite struct PageAnnouncementTests {
  @Test(arguments: PageAnnouncements.all.flatMap(\.examples))
  func `a11yd says what the device says`(example: PageExample) throws {
    let heard = try example.heard()
    let lines = heard.map(TranscriptText.line).joined(separator: " | ")
    let isSame =
      heard.count == example.says.count
      && zip(heard, example.says).allSatisfy { $1?.hasPieces(of: $0) ?? true }
    if example.open == nil {
      #expect(isSame, "\(example.testDescription): \(lines)")
    } else {
      #expect(!isSame, "\(example.testDescription) is open no more: \(lines)")
    }
  }

  @Test func `every native page has a file`() {
    #expect(PageAnnouncements.all.count == 42)
    for page in PageAnnouncements.all {
      #expect(Set(page.examples.map(\.platform)) == Set(Platform.allCases), "\(page.page)")
    }
  }

  @Test func `the score is the recorded one`() throws {
    let path = PageAnnouncements.folder.appending(path: "score.txt").path(percentEncoded: false)
    #expect(Golden.mismatch(try PageScore.table(PageAnnouncements.all), at: path) == nil)
  }
}
