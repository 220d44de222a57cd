import AccessibilityTree

/// Two captures of one screen at different text sizes.
enum ScalePair {
  /// The platform's default, give or take a notch.
  static func isDefault(_ scale: Double) -> Bool { (0.9...1.15).contains(scale) }
  /// “Up to 200 percent”: iOS's largest sizes go beyond, Android's sliders stop just short of it.
  static func isLarge(_ scale: Double) -> Bool { scale >= 1.9 }

  /// The two with the smaller text first; nil where they are no such pair.
  static func inOrder(_ one: RecordedStep, _ other: RecordedStep) -> [RecordedStep]? {
    guard let scale = one.meta.fontScale, let others = other.meta.fontScale,
      areOneScreen(one.snapshot, other.snapshot)
    else { return nil }
    if isDefault(scale), isLarge(others) { return [one, other] }
    return isLarge(scale) && isDefault(others) ? [other, one] : nil
  }

  /// Whether the two show one screen of one app in one language and orientation, as far as they say.
  static func areOneScreen(_ one: Snapshot, _ other: Snapshot) -> Bool {
    guard one.platform == other.platform, one.meta.app == other.meta.app, one.meta.screen == other.meta.screen,
      one.meta.saidLanguage == other.meta.saidLanguage, isUpright(one) == isUpright(other)
    else { return false }
    return one.meta.screen != nil || follow(one, other) && areAlike(one, other)
  }

  /// Whether two captures that name no screen are one after the other in a session.
  private static func follow(_ one: Snapshot, _ other: Snapshot) -> Bool {
    guard one.meta.app != nil, let session = SessionKey(of: one.meta), session == SessionKey(of: other.meta)
    else { return false }
    guard let place = one.meta.sequence, let others = other.meta.sequence else { return true }
    return abs(place - others) == 1
  }

  /// Whether half of what one of the two says is said by the other as well.
  private static func areAlike(_ one: Snapshot, _ other: Snapshot) -> Bool {
    let (words, others) = (texts(of: one), texts(of: other))
    return !words.isEmpty && words.intersection(others).count * 2 >= max(words.count, others.count)
  }

  private static func texts(of snapshot: Snapshot) -> Set<String> {
    Set(snapshot.nodes.flatMap { [$0.text(.label).value, $0.text(.text).value] }.compactMap { $0 })
  }

  /// Whether the screen is higher than wide; true where no bounds tell.
  static func isUpright(_ snapshot: Snapshot) -> Bool {
    guard let frame = snapshot.roots.lazy.compactMap(\.bounds.value).first else { return true }
    return frame.height >= frame.width
  }
}

extension RecordedStep {
  /// Whether the two are one screen at the default text size and at an enlarged one.
  public func isTwin(of other: RecordedStep) -> Bool { ScalePair.inOrder(self, other) != nil }
}
