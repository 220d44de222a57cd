extension Role {
  /// Something that people operate.
  public var isControl: Bool {
    switch self {
    case .button, .backButton, .link, .textField, .secureTextField, .searchField, .checkBox, .radioButton,
      .switchControl, .toggleButton, .slider, .stepper, .tab, .pickerWheel, .dropDownList, .menuItem, .key:
      true
    default: false
    }
  }

  /// Something that people read: text, headings, indicators.
  public var isContent: Bool {
    switch self {
    case .text, .heading, .progressBar, .loadingIcon, .pageIndicator: true
    default: false
    }
  }
}
