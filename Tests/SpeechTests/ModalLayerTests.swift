import AccessibilityTree
import Speech
import Testing

/// What Android's libraries hide behind a drawer or a sheet, in exports that do not say what is important.
@Suite struct ModalLayerTests {
  private static let drawer = """
    window frame=[0,0,1080,1920]
      other class=androidx.drawerlayout.widget.DrawerLayout frame=[0,0,1080,1920]
        other frame=[0,0,1080,1920]
          button "Compose" clickable frame=[900,1700,100,100]
        other frame=[0,0,800,1920] DRAWER
          button "Inbox" clickable frame=[0,100,800,100]
    """

  @Test func `behind an open drawer nothing is reached`() throws {
    let open = try Heard(.android, export: Self.drawer.replacing(" DRAWER", with: ""))
    #expect(open.tokens == [["Inbox", "button"]])
  }

  @Test(arguments: [" visible=false", " hidden"])
  func `a closed drawer hides nothing`(state: String) throws {
    let closed = try Heard(.android, export: Self.drawer.replacing(" DRAWER", with: state))
    #expect(closed.tokens == [["Compose", "button"]])
  }

  @Test func `a drawer that waits beside the screen is closed`() throws {
    let tree = Self.drawer.replacing("frame=[0,0,800,1920] DRAWER", with: "frame=[-800,0,800,1920]")
    #expect(try Heard(.android, export: tree).tokens.contains(["Compose", "button"]))
  }

  @Test func `an export that says what is important is believed`() throws {
    let tree = Self.drawer.replacing(" DRAWER", with: "").replacing("clickable", with: "clickable element")
    #expect(try Heard(.android, export: tree).tokens == [["Compose", "button"], ["Inbox", "button"]])
  }

  private static let sheet = """
    window owner=org.example.app frame=[0,0,1080,1920]
      button "Behind" clickable owner=org.example.app frame=[0,0,100,100]
    window owner=com.android.systemui role-description=bar frame=[0,0,1080,80]
      text "12:00" owner=com.android.systemui frame=[0,0,100,80]
    window owner=org.example.app frame=[0,0,1080,1920]
      other owner=org.example.app frame=[0,0,1080,1920]
        other clickable id=org.example.app:id/touch_outside owner=org.example.app frame=[0,0,1080,1920]
        other id=org.example.app:id/SHEET owner=org.example.app frame=[0,1000,1080,920]
          button "Share" clickable owner=org.example.app frame=[0,1000,1080,100]
    """

  @Test func `outside of a bottom sheet there is no stop, and none behind its window`() throws {
    let heard = try Heard(.android, export: Self.sheet.replacing("SHEET", with: "design_bottom_sheet"))
    #expect(heard.tokens == [["12:00"], ["Share", "button"]])
    #expect(heard.transcript.passedOver.isEmpty)
  }

  @Test func `a view that an app calls so is a view like any other`() throws {
    let heard = try Heard(.android, export: Self.sheet.replacing("SHEET", with: "panel"))
    #expect(heard.tokens == [["Behind", "button"], ["12:00"], ["Unlabelled"], ["Share", "button"]])
  }
}
