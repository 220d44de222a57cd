import AccessibilityTree

/// The latest capture of each screen at the default text size and at a large one, from whatever session.
struct ScaleMemory: Sendable {
  private struct Sizes {
    var smaller: RecordedStep?
    var larger: RecordedStep?
    /// The larger one was compared with another of its own session.
    var isLargerAtHome = false
  }

  private var screens = RecencyTable<Key, Sizes>()

  private struct Key: Hashable {
    let screen: ScreenKey
    /// nil where captures of other sessions count too.
    let session: SessionKey?
  }

  var count: Int { screens.count }

  /// Remembers a capture, and gives the latest of the same screen at the other size.
  mutating func twin(
    of step: RecordedStep, at now: ContinuousClock.Instant, _ bounds: SessionBounds
  ) -> RecordedStep? {
    // What still moves is no layout to compare.
    guard let scale = step.meta.fontScale, step.meta.settled != false, let screen = ScreenKey(of: step.snapshot)
    else { return nil }
    let session = SessionKey(of: step.meta)
    if bounds.keepsSessionsApart, session == nil { return nil }
    let key = Key(screen: screen, session: bounds.keepsSessionsApart ? session : nil)
    let (isDefault, isLarge) = (ScalePair.isDefault(scale), ScalePair.isLarge(scale))
    guard isDefault || isLarge else { return nil }
    screens.forget { now - $0 > bounds.pairing }
    var sizes = screens[key] ?? Sizes()
    let other = isDefault ? sizes.larger : sizes.smaller
    let isAtHome = other.map { Self.areOfOneRun(step, $0) } ?? false
    // A run with both sizes stands for itself. The next may be of a repaired app that still has the same version.
    let isOver = isDefault && sizes.isLargerAtHome && !isAtHome
    if isDefault { sizes.smaller = step } else { sizes.larger = step }
    sizes.isLargerAtHome = isAtHome || isDefault && sizes.isLargerAtHome
    let weight = [sizes.smaller, sizes.larger].reduce(0) { $0 + ($1?.snapshot.weight ?? 0) }
    screens.set(key, sizes, weight: weight, at: now)
    screens.forgetOldest { $1 > bounds.nodes }
    return isOver ? nil : other
  }

  private static func areOfOneRun(_ one: RecordedStep, _ other: RecordedStep) -> Bool {
    guard let session = SessionKey(of: one.meta) else { return false }
    return session == SessionKey(of: other.meta)
  }
}
