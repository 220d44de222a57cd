extension Role {
  /// Whether people operate it.
  public var isControl: Bool {
    switch self {
    case .button, .backButton, .link, .textField, .secureTextField, .searchField, .checkBox, .radioButton,
      .switchControl, .toggleButton, .slider, .stepper, .tab, .pickerWheel, .dropDownList, .menuItem, .key:
      true
    default: false
    }
  }

  /// Whether people read it: text, headings, indicators.
  public var isContent: Bool {
    switch self {
    case .text, .heading, .progressBar, .loadingIcon, .pageIndicator: true
    default: false
    }
  }
}
