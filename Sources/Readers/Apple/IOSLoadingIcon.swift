import AccessibilityTree

/// Finds UIKit's loading icon in exports without a type for it.
///
/// It is a plain element that updates frequently. Its value is “1” while it turns and “0” when it has stopped;
/// VoiceOver speaks neither. Without traits, its name or size identifies it.
///
/// Source: UIKit, UIActivityIndicatorView, as appium/WebDriverAgent exports it; facebook/idb FBAccessibilityTraits.
enum IOSLoadingIcon {
  /// Gives such elements their role, and removes the value that nobody hears.
  static func settle(_ builder: inout SnapshotBuilder) {
    let (turns, stopped) = (builder.intern("1"), builder.intern("0"))
    let hasTraits = builder.carried.contains(.traits)
    for index in 0..<builder.count where builder[index].role == .other {
      guard [turns, stopped].contains(builder[index].text(.value)) else { continue }
      let traits = builder[index].traits
      let isIcon =
        hasTraits
        ? traits.contains(.updatesFrequently) && traits.isDisjoint(with: named) : looksLikeOne(index, builder)
      guard isIcon else { continue }
      builder[index].role = .loadingIcon
      builder.state(.value, .absent, of: index)
    }
  }

  /// Traits of other kinds of elements.
  private static let named: Traits = [.button, .link, .header, .image, .adjustable, .staticText, .textEntry]

  private static func looksLikeOne(_ index: Int, _ builder: SnapshotBuilder) -> Bool {
    guard Int(builder[index].subtreeEnd) == index + 1 else { return false }
    let bounds = builder[index].bounds
    return names.contains(builder.labels[builder[index].text(.label)] ?? "")
      || bounds.width == bounds.height && sides.contains(bounds.width)
  }

  /// UIKit's English names for it while it turns and when it has stopped.
  private static let names: Set<String> = ["In progress", "Progress halted"]
  /// The sizes of the styles medium and large, in points.
  private static let sides: Set<Float> = [20, 37]
}
