import AccessibilityTree

/// The keys of `compose` and of `androidView`; both occur in one tree if Compose is in a view.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.Compose; AndroidComposeHierarchyCollector.kt and
/// AndroidViewHierarchyCollector.kt.
enum TrailblazeComposeKey: String, KnownKeys {
  case driver = "class"
  case className, accessibilityClassName, role, toggleableState, editableText, isChecked, hasSetTextAction, isDialog
  case isHeading, hasLongClickAction, progressValue, progressMax
  case testTag, resourceId, text, contentDescription, hintText, stateDescription, paneTitle, errorText
  case isEnabled, isFocused, isSelected, isPassword, isEditable, isFocusable
  case isClickable, hasClickAction, isScrollable, hasScrollAction

  static let table = NumberedKeys<TrailblazeComposeKey>()

  /// The property that takes the value unchanged; nil for keys that need more work.
  var property: Property? {
    switch self {
    case .testTag, .resourceId: .identifier
    case .text: .text
    case .contentDescription: .label
    case .hintText: .placeholder
    case .stateDescription: .stateDescription
    case .paneTitle: .paneTitle
    case .errorText: .error
    case .isEnabled: .enabled
    case .isFocused: .inputFocused
    case .isSelected: .selected
    case .isPassword: .password
    case .isHeading: .heading
    case .isEditable: .editable
    case .isFocusable: .focusable
    case .isClickable, .hasClickAction: .clickable
    case .hasLongClickAction: .longClickable
    case .isScrollable, .hasScrollAction: .scrollable
    case .driver, .className, .accessibilityClassName, .role, .toggleableState, .editableText, .isChecked,
      .hasSetTextAction, .isDialog, .progressValue, .progressMax:
      nil
    }
  }
}
