import AccessibilityTree

/// The loading icon of UIKit where the export has no type for it.
///
/// It is a plain element that updates frequently and whose value is “1” while it turns and “0” when it has stopped;
/// VoiceOver speaks neither. Without traits, its own name or its own size tells it.
///
/// Source: UIKit, UIActivityIndicatorView, as appium/WebDriverAgent exports it; facebook/idb FBAccessibilityTraits.
enum IOSLoadingIcon {
  /// Gives such elements their role, and takes away the value that nobody hears.
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

  /// Traits that say something else of an element.
  private static let named: Traits = [.button, .link, .header, .image, .adjustable, .staticText, .textEntry]

  private static func looksLikeOne(_ index: Int, _ builder: SnapshotBuilder) -> Bool {
    guard Int(builder[index].subtreeEnd) == index + 1 else { return false }
    let bounds = builder[index].bounds
    return names.contains(builder.labels[builder[index].text(.label)] ?? "")
      || bounds.width == bounds.height && sides.contains(bounds.width)
  }

  /// What UIKit calls it in English while it turns and when it has stopped.
  private static let names: Set<String> = ["In progress", "Progress halted"]
  /// Of the styles medium and large, in points.
  private static let sides: Set<Float> = [20, 37]
}
