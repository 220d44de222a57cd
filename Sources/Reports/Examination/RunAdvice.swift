import AccessibilityTree
import Audit
import Readers

/// A change to a lab, and the rows of the criteria that it makes decidable.
struct RunAdvice {
  /// An instruction without a final full stop.
  let change: String
  let adds: Set<RunEvidence>
  var rows: [String] = []
  /// How many rules decide more. Many pages ask the same of a keyboard, so rows alone would say that keys help most.
  var rules = 0

  /// The changes that a lab of this platform can make, the easiest first.
  ///
  /// - Parameter isAlone: there is one capture, so that nothing happens in it.
  static func all(on platform: Platform, isAlone: Bool) -> [RunAdvice] {
    let guide = InstalledGuide.recording
    var all = [
      RunAdvice(
        change: isAlone
          ? "Record the whole test: run it through `a11yd record` (\(guide))"
          : "Say what was tapped before each capture: run the test through `a11yd record`, or write `trigger` in the wrapper "
            + "(\(guide))",
        adds: [.actions])
    ]
    switch platform {
    case .android:
      all.append(
        RunAdvice(
          change:
            "Record TalkBack's log: `a11yd record --logcat SERIAL`, or `adb logcat` into this directory (\(guide))",
          adds: [.actions, .focus, .announcements]))
    case .ios:
      all.append(
        RunAdvice(
          change:
            "Run the test through `a11yd record` with VoiceOver on, by `mobile: enableVoiceOver` of Xcode 27 (\(guide))",
          adds: [.actions, .focus]))
      all.append(
        RunAdvice(
          change:
            "Write `trigger`, `screenReaderFocus` and `events` in the wrapper: no log of iOS tells them (\(guide))",
          adds: [.actions, .focus, .announcements]))
    }
    all.append(
      RunAdvice(change: "Go through the screens at a text size of 200 % too (\(guide))", adds: [.textSizes]))
    all.append(RunAdvice(change: "Send keys to the controls in the test, such as arrows and space", adds: [.keys]))
    return all
  }
}
