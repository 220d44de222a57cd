/// The text sizes of iOS, as `mobile: setContentSize` and `getContentSize` name them.
///
/// Source: UIContentSizeCategory; the scale is that of the text style Body, which has 17 points by default (Apple, Human
/// Interface Guidelines, “Typography”).
enum ContentSize {
  /// Nil for a name that is none.
  static func scale(_ name: String) -> Double? {
    bodySizes[name].map { ($0 / 17 * 100).rounded() / 100 }
  }

  private static let bodySizes: [String: Double] = [
    "extra-small": 14, "small": 15, "medium": 16, "large": 17, "extra-large": 19, "extra-extra-large": 21,
    "extra-extra-extra-large": 23, "accessibility-medium": 28, "accessibility-large": 33,
    "accessibility-extra-large": 40, "accessibility-extra-extra-large": 47,
    "accessibility-extra-extra-extra-large": 53,
  ]
}
