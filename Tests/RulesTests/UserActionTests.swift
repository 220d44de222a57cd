import Rules
import Testing

@Suite struct `Actions as captures write them` {
  @Test(arguments: [
    ("tab", UserAction.tab), ("key Tab", .tab), ("Tab key", .tab), ("press Tab", .tab), ("KEYCODE_TAB", .tab),
    ("KEYCODE_DPAD_RIGHT", .arrowRight), ("key Right", .arrowRight), ("right arrow key", .arrowRight),
    ("key Down", .arrowDown),
    ("Space key", .space), ("keySpace", .space), ("pressed Enter", .enter), ("press", .tap),
    ("swipe right", .swipeRight), ("right swipe", .swipeRight), ("VO-Right", .swipeRight),
    ("move-focus-forward", .swipeRight), ("move-focus-backward", .swipeLeft),
  ]) func `are read`(written: String, action: UserAction) { #expect(UserAction(written: written) == action) }

  @Test(arguments: ["key", "keyDown", "keyup", "keypress", "swipe", "swipe up", "move-focus", "scroll", "monkey"])
  func `that rules do not ask about are not`(written: String) { #expect(UserAction(written: written) == nil) }
}
