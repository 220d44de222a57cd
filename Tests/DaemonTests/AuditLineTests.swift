import Audit
import Foundation
import SystemPackage
import Testing
import Watch

@testable import Daemon

struct AuditLineTests {
  @Test(arguments: [Configuration.AssumedReader.none, .voiceover, .talkback])
  func `an export without a platform is judged for the screen reader that is configured`(
    _ reader: Configuration.AssumedReader
  ) throws {
    var configuration = Configuration()
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    configuration.screenReader = reader
    let export = CheckoutFiles.root.appending(path: "Tests/Fixtures/exports/flutter-semantics/a11yd__shop.json")
    let bytes = FileBytes(Array(try Data(contentsOf: export)))
    let audit = try AuditLine(configuration).audit(FinishedFile(path: "shop.json", bytes: bytes)).get()
    #expect(audit.platform == reader.platform)
    #expect((audit.obstacle == .noPlatform) == (reader == .none))
    #expect(audit.failed.isEmpty == (reader == .none))
  }
}
