/// A success criterion of WCAG 2.2 that rules and rows name.
///
/// Source: https://www.w3.org/TR/WCAG22/, where the address of a criterion is its title in kebab case.
struct WCAGCriterion {
  let number: String
  let title: String
  let level: String

  /// “https://www.w3.org/TR/WCAG22/#name-role-value”.
  var address: String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return "https://www.w3.org/TR/WCAG22/#" + words.joined(separator: "-")
  }

  /// The criterion with this number; nil if it is not one that apps are judged by here.
  static func numbered(_ number: String) -> WCAGCriterion? { all.first { $0.number == number } }

  private static let all: [WCAGCriterion] = [
    ("1.1.1", "Non-text Content", "A"), ("1.3.1", "Info and Relationships", "A"),
    ("1.3.2", "Meaningful Sequence", "A"), ("1.3.3", "Sensory Characteristics", "A"),
    ("1.3.5", "Identify Input Purpose", "AA"), ("1.4.1", "Use of Color", "A"),
    ("1.4.3", "Contrast (Minimum)", "AA"), ("1.4.4", "Resize Text", "AA"), ("1.4.5", "Images of Text", "AA"),
    ("1.4.10", "Reflow", "AA"), ("1.4.11", "Non-text Contrast", "AA"), ("1.4.12", "Text Spacing", "AA"),
    ("2.1.1", "Keyboard", "A"), ("2.1.2", "No Keyboard Trap", "A"), ("2.2.1", "Timing Adjustable", "A"),
    ("2.2.2", "Pause, Stop, Hide", "A"), ("2.4.3", "Focus Order", "A"),
    ("2.4.4", "Link Purpose (In Context)", "A"), ("2.4.6", "Headings and Labels", "AA"),
    ("2.4.7", "Focus Visible", "AA"), ("2.4.11", "Focus Not Obscured (Minimum)", "AA"),
    ("2.5.1", "Pointer Gestures", "A"), ("2.5.2", "Pointer Cancellation", "A"), ("2.5.3", "Label in Name", "A"),
    ("2.5.5", "Target Size (Enhanced)", "AAA"), ("2.5.7", "Dragging Movements", "AA"),
    ("2.5.8", "Target Size (Minimum)", "AA"), ("3.1.1", "Language of Page", "A"),
    ("3.1.2", "Language of Parts", "AA"), ("3.2.1", "On Focus", "A"), ("3.2.2", "On Input", "A"),
    ("3.2.4", "Consistent Identification", "AA"), ("3.3.1", "Error Identification", "A"),
    ("3.3.2", "Labels or Instructions", "A"), ("4.1.2", "Name, Role, Value", "A"),
    ("4.1.3", "Status Messages", "AA"),
  ].map { WCAGCriterion(number: $0.0, title: $0.1, level: $0.2) }
}
