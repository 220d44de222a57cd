/// How changes inside a node are announced. Android's `accessibilityLiveRegion`, in its numbers.
public enum LiveRegion: UInt8, Sendable {
  case none = 0
  case polite = 1
  case assertive = 2
}
