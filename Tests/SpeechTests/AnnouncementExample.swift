import AccessibilityTree
import Testing

/// A sentence that the criteria documents give as an announcement example, the tree it is spoken of, and how it is heard.
struct AnnouncementExample: CustomTestStringConvertible, Sendable {
  /// A page of the criteria, by the name of its pattern.
  enum Document: String, CaseIterable, Sendable {
    /// Twice: as the page is, and as it was when it was written.
    case loadingIcon = "loading-icon"
    case segmentedControl = "segmented-control"
    case button
    case wheelPicker = "wheel-picker"
    /// Left empty on the page of the wheel picker, and filled in on that of the time picker of today.
    case timePicker = "time-picker"
  }

  let document: Document
  /// As the document has it, quotation marks left out.
  let sentence: String
  let platform: Platform
  let tree: String
  /// By stop, in swipe order.
  let heard: [[String]]
  /// The stop that the sentence is about, from 0.
  var stop = 0
  var hint: String?

  var testDescription: String { "\(document.rawValue), \(platform.displayName): “\(sentence)”" }

  /// Every sentence of every page.
  static let all = loadingIcon + segmentedControl + button + wheelPicker
}
