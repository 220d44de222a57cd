import AccessibilityTree
import Testing

struct SnapshotAssumptionsTests {
  @Test func `an assumption fills what a snapshot leaves open`() {
    let snapshot = SnapshotBuilder(format: "canonical").finish()
      .assuming(platform: .ios, language: "pt-BR", session: "run-17")
    #expect(snapshot.meta.session == "run-17")
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

  @Test(arguments: [("Отправить", "en", nil), ("Отправить", "ru", "ru"), ("Senden", "de", "de"), ("送信", "en", nil)])
  func `a language in Latin letters is not assumed of a screen written in others`(
    text: String, assumed: String, language: String?
  ) {
    var builder = SnapshotBuilder(format: "canonical")
    let node = builder.openNode()
    builder.state(.label, builder.intern(text), of: node)
    #expect(builder.finish().assuming(language: assumed).meta.language == language)
  }

  @Test func `no assumption leaves a snapshot as it is`() {
    let snapshot = SnapshotBuilder(format: "canonical").finish()
    #expect(snapshot.assuming() === snapshot)
  }
}
