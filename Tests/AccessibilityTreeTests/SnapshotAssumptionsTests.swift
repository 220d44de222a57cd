import AccessibilityTree
import Testing

struct SnapshotAssumptionsTests {
  @Test func `an assumption fills what a snapshot leaves open`() {
    let snapshot = SnapshotBuilder(format: "canonical").finish().assuming(platform: .ios, language: "pt-BR")
    #expect(snapshot.platform == .ios)
    #expect(snapshot.meta.language == "pt-BR")
    #expect(snapshot.carries(.language) && snapshot.carries(.platform))
  }

  @Test func `an assumption never overrides what a snapshot says`() {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.platform = .android
    builder.meta.language = "de"
    let snapshot = builder.finish().assuming(platform: .ios, language: "en")
    #expect(snapshot.platform == .android)
    #expect(snapshot.meta.language == "de")
  }

  @Test func `no assumption leaves a snapshot as it is`() {
    let snapshot = SnapshotBuilder(format: "canonical").finish()
    #expect(snapshot.assuming() === snapshot)
  }
}
