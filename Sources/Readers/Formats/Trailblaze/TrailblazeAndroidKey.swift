import AccessibilityTree

/// The keys of `androidAccessibility`; those that say nothing of what a screen reader does are left out.
enum TrailblazeAndroidKey: String, KnownKeys {
  case driver = "class"
  case className, packageName, resourceId, composeTestTag, text, contentDescription, hintText, labeledByText
  case stateDescription, paneTitle, roleDescription, tooltipText, error
  case isShowingHintText, isEnabled, isClickable, isLongClickable, isFocusable, isFocused, isCheckable, isChecked
  case isSelected, isEditable, isScrollable, isPassword, isHeading, isVisibleToUser, isImportantForAccessibility
  case drawingOrder, actions, collectionInfo, collectionItemInfo, rangeInfo

  static let table = NumberedKeys<TrailblazeAndroidKey>()

  /// The property that takes the value unchanged; nil for keys that need more work.
  var property: Property? {
    switch self {
    case .resourceId, .composeTestTag: .identifier
    case .text: .text
    case .contentDescription: .label
    case .hintText: .placeholder
    case .labeledByText: .labeledByText
    case .stateDescription: .stateDescription
    case .paneTitle: .paneTitle
    case .roleDescription: .roleDescription
    case .tooltipText: .tooltip
    case .error: .error
    case .isShowingHintText: .showingHint
    case .isEnabled: .enabled
    case .isClickable: .clickable
    case .isLongClickable: .longClickable
    case .isFocusable: .focusable
    case .isFocused: .inputFocused
    case .isCheckable: .checkable
    case .isChecked: .checked
    case .isSelected: .selected
    case .isEditable: .editable
    case .isScrollable: .scrollable
    case .isPassword: .password
    case .isHeading: .heading
    case .isVisibleToUser: .visible
    case .driver, .className, .packageName, .isImportantForAccessibility, .drawingOrder, .actions, .collectionInfo,
      .collectionItemInfo, .rangeInfo:
      nil
    }
  }
}
