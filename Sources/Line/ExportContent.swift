public import AccessibilityTree
public import Speech

/// What a file of an export contains.
public enum ExportContent: Sendable {
  /// One screen, and what is heard on it.
  case screen(Transcript)
  /// An action from the exporter's log that leads from one screen to another.
  case action(ScreenAction)
  /// A log of the device, of what it said and did while the screens of a session were captured.
  case log(DeviceLog)
}
