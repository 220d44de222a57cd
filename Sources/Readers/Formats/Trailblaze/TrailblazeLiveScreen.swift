import AccessibilityTree

/// A Trailblaze driver that runs in the app's own process and asks its views, or Compose's semantics.
protocol TrailblazeLiveScreen {
  static var format: ExportFormat { get }
  static var driver: TrailblazeDriver { get }
}
