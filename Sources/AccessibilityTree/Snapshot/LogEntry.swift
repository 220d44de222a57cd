/// One thing that a log of the device tells.
public struct LogEntry: Hashable, Sendable {
  public var source: Source
  /// Seconds on the clock of the log; nil where its lines have no times.
  public var at: Double?
  public var happening: Happening

  /// Who wrote it down.
  public enum Source: Hashable, Sendable {
    /// TalkBack, which tells every word that it speaks.
    case talkBack
    /// `adb shell uiautomator events`, which tells what apps send. TalkBack is off while it runs.
    case uiAutomator
    /// VoiceOver, which tells what it says when it is asked.
    case voiceOver
    /// Somebody who writes events as the wrapper of an export has them.
    case events
    /// The lab, about its own captures.
    case lab
  }

  /// What happened.
  public enum Happening: Hashable, Sendable {
    /// Words were announced, by the app or by a live region; nil where the log hides them.
    case announced(String?)
    /// A window or a pane opened with this title; nil where the log hides it.
    case titled(String?)
    /// The screen reader's focus came to a node. Nil where the log hides the words, or does not tell the node.
    case focused(String?, ScreenAction.Target?)
    /// A node was activated; nil where the log does not tell which.
    case tapped(ScreenAction.Target?)
    /// Something changed, perhaps inside a live region.
    case changed
    /// An event as the wrapper has it.
    case event(Event)
    /// The lab captured the screen, into the file of this name.
    case captured(String)
    /// What the screen reader said last when it was asked, of an unknown number of utterances; of the element to which the test
    /// had moved it, or of whatever it spoke of.
    case said(String, isAfterMove: Bool)
    /// The screen reader said something else: it was on.
    case spoke
    /// The screen reader said that it is on or off now.
    case switched
  }

  /// Something that happened.
  public init(_ source: Source, at: Double?, _ happening: Happening) {
    (self.source, self.at, self.happening) = (source, at, happening)
  }
}
