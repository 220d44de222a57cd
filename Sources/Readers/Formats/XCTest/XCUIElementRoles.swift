import AccessibilityTree

/// XCUIElementType names → roles.
///
/// Source: appium/WebDriverAgent FBElementTypeTransformer.m, types 0 to 82.
enum XCUIElementRoles {
  /// The role of a type, without “XCUIElementType”; a type that says nothing is `other`.
  static func role(of type: String) -> Role { table[type] ?? .other }

  private static let table: [String: Role] = [
    "Application": .application, "Window": .window, "Group": .group, "RadioGroup": .group, "SplitGroup": .group,
    "Button": .button, "ToolbarButton": .button, "MenuButton": .button, "DisclosureTriangle": .button, "Icon": .button,
    "PopUpButton": .dropDownList, "ComboBox": .dropDownList, "RadioButton": .radioButton, "CheckBox": .checkBox,
    "Switch": .switchControl, "Toggle": .toggleButton, "Link": .link,
    "StaticText": .text, "Image": .image,
    "TextField": .textField, "SecureTextField": .secureTextField, "SearchField": .searchField,
    // Editable or not, the type is the same; `XCUIElementBuilder` makes those that are surely edited text fields.
    "TextView": .text,
    "Slider": .slider, "Stepper": .stepper, "ProgressIndicator": .progressBar, "ActivityIndicator": .loadingIcon,
    "LevelIndicator": .progressBar, "PageIndicator": .pageIndicator,
    "SegmentedControl": .segmentedControl, "TabBar": .tabList, "TabGroup": .tabList, "Tab": .tab,
    "Picker": .picker, "DatePicker": .picker, "PickerWheel": .pickerWheel,
    "Table": .list, "CollectionView": .grid, "Grid": .grid, "Outline": .list,
    "Cell": .cell, "TableRow": .cell, "OutlineRow": .cell,
    "Menu": .menu, "MenuBar": .menu, "MenuItem": .menuItem, "MenuBarItem": .menuItem,
    "Alert": .alert, "Sheet": .dialog, "Dialog": .dialog, "Popover": .dialog,
    "ScrollView": .scrollView, "ScrollBar": .scrollBar, "WebView": .webView,
    "NavigationBar": .navigationBar, "Toolbar": .toolbar, "StatusBar": .statusBar,
    "Keyboard": .keyboard, "Key": .key,
  ]
}
