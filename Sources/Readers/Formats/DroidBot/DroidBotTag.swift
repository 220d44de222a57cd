/// The time in the names of DroidBot's files, “2017-08-11_155535”.
///
/// Source: honeynet/droidbot device_state.py and input_event.py: the host's local time in whole seconds, without a zone.
enum DroidBotTag {
  /// “2017-08-11T15:55:35”; a tag of another shape is returned unchanged.
  static func time(_ tag: String) -> String {
    guard let match = tag.wholeMatch(of: /(\d{4}-\d\d-\d\d)_(\d\d)(\d\d)(\d\d)/) else { return tag }
    return "\(match.1)T\(match.2):\(match.3):\(match.4)"
  }
}
