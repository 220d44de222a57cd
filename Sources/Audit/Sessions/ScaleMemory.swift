import AccessibilityTree

/// The latest capture of each screen at the default text size and at a large one, from whatever session.
struct ScaleMemory: Sendable {
  private struct Sizes {
    var smaller: RecordedStep?
    var larger: RecordedStep?
  }

  private var screens = RecencyTable<ScreenKey, Sizes>()

  var count: Int { screens.count }

  /// Remembers a capture, and gives the latest of the same screen at the other size.
  mutating func twin(
    of step: RecordedStep, at now: ContinuousClock.Instant, _ bounds: SessionBounds
  ) -> RecordedStep? {
    // What still moves is no layout to compare.
    guard let scale = step.meta.fontScale, step.meta.settled != false, let key = ScreenKey(of: step.snapshot)
    else { return nil }
    let (isDefault, isLarge) = (ScalePair.isDefault(scale), ScalePair.isLarge(scale))
    guard isDefault || isLarge else { return nil }
    screens.forget { now - $0 > bounds.pairing }
    var sizes = screens[key] ?? Sizes()
    if isDefault { sizes.smaller = step } else { sizes.larger = step }
    let weight = [sizes.smaller, sizes.larger].reduce(0) { $0 + ($1?.snapshot.weight ?? 0) }
    screens.set(key, sizes, weight: weight, at: now)
    screens.forgetOldest { $1 > bounds.nodes }
    return isDefault ? sizes.larger : sizes.smaller
  }
}
