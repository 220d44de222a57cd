/// What XCTest and the accessibility translator read of an element.
extension TruthNode {
  /// The name of an XCUIElementType, such as “Button”.
  var elementType: String { text("type") ?? "Other" }
  var traits: [String] { list("traits") }
  func has(_ trait: String) -> Bool { traits.contains(trait) }

  /// isAccessibilityElement: on for what holds nothing else, but for plain views and images, as in UIKit.
  var isElement: Bool {
    isOn("element", unlessStated: children.isEmpty && !["Other", "Image"].contains(elementType))
  }

  /// “1 of 3”.
  var place: (index: Int, count: Int)? {
    let parts = (text("position") ?? "").split(separator: " ").compactMap { Int($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
