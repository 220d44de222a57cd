/// What a node is, in words for both platforms. The raw value is its name in rule files.
///
/// Format readers map their own vocabulary to it (`<Format>Roles.swift`). A role is a fact of the export, not a guess:
/// a tappable plain view is `other`, and only a rule may call that wrong.
public enum Role: String, CaseIterable, Sendable {
  /// The export cannot say what its nodes are.
  case notExported = "not-exported"
  /// The export names a class that says nothing: a plain view, a layout.
  case other
  case application
  case window
  case group
  case button
  case backButton = "back-button"
  case link
  case image
  case text
  case heading
  case textField = "text-field"
  case secureTextField = "secure-text-field"
  case searchField = "search-field"
  case checkBox = "check-box"
  case radioButton = "radio-button"
  case switchControl = "switch"
  case toggleButton = "toggle-button"
  case slider
  case stepper
  /// Progress with a known amount.
  case progressBar = "progress-bar"
  /// Progress without a known amount: a spinner, a loading icon.
  case loadingIcon = "loading-icon"
  case pageIndicator = "page-indicator"
  case segmentedControl = "segmented-control"
  case tabList = "tab-list"
  case tab
  /// A container of wheels or of a calendar: UIPickerView, UIDatePicker, TimePicker, DatePicker.
  case picker
  /// One wheel of a picker: PickerWheel, NumberPicker.
  case pickerWheel = "picker-wheel"
  /// A control that opens a list or a picker: pop-up button, Spinner.
  case dropDownList = "drop-down-list"
  case list
  case grid
  case table
  case cell
  case menu
  case menuItem = "menu-item"
  case alert
  case dialog
  case scrollView = "scroll-view"
  case pager
  case webView = "web-view"
  case navigationBar = "navigation-bar"
  case toolbar
  case statusBar = "status-bar"
  case keyboard
  case key
  case scrollBar = "scroll-bar"
}
