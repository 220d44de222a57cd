import AccessibilityTree

/// Android class names → roles.
///
/// The last part of the name decides, so that every package and `Outer$Inner` counts. The table has only classes of the
/// platform, AppCompat and Material. TalkBack says no role for other classes, so a class that merely ends in “Button”
/// is `other`, and only a rule may call that wrong.
enum AndroidRoles {
  /// The role of a class name as exported; a class that says nothing is `other`.
  static func role(of className: String) -> Role {
    let last = className.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? ""
    if let role = table[last] { return role }
    for prefix in ["AppCompat", "Material"] where last.hasPrefix(prefix) {
      if let role = table[String(last.dropFirst(prefix.count))] { return role }
    }
    return .other
  }

  private static let table: [String: Role] = [
    "Button": .button, "ImageButton": .button, "FloatingActionButton": .button, "ExtendedFloatingActionButton": .button,
    "Chip": .button, "ActionMenuItemView": .button, "ZoomButton": .button, "QuickContactBadge": .button,
    "TextView": .text, "CheckedTextView": .text, "TextClock": .text, "Chronometer": .text,
    "ImageView": .image, "Image": .image, "ShapeableImageView": .image,
    "EditText": .textField, "AutoCompleteTextView": .textField, "MultiAutoCompleteTextView": .textField,
    "TextInputEditText": .textField, "ExtractEditText": .textField, "SearchAutoComplete": .searchField,
    "CheckBox": .checkBox, "RadioButton": .radioButton, "ToggleButton": .toggleButton, "CompoundButton": .toggleButton,
    "Switch": .switchControl, "SwitchCompat": .switchControl, "SwitchMaterial": .switchControl,
    "SeekBar": .slider, "AbsSeekBar": .slider, "Slider": .slider, "RangeSlider": .slider, "RatingBar": .slider,
    "ProgressBar": .progressBar, "LinearProgressIndicator": .progressBar,
    "ContentLoadingProgressBar": .loadingIcon, "CircularProgressIndicator": .loadingIcon,
    "Spinner": .dropDownList, "NumberPicker": .pickerWheel, "TimePicker": .picker, "DatePicker": .picker,
    "CalendarView": .picker,
    "TabWidget": .tabList, "TabLayout": .tabList, "BottomNavigationView": .tabList, "NavigationRailView": .tabList,
    "Tab": .tab, "TabView": .tab, "BottomNavigationItemView": .tab, "NavigationRailItemView": .tab,
    "RadioGroup": .group, "ButtonToggleGroup": .group, "ChipGroup": .group,
    "ListView": .list, "ExpandableListView": .list, "RecyclerView": .list, "AbsListView": .list, "GridView": .grid,
    "ViewPager": .pager, "ViewPager2": .pager,
    "ScrollView": .scrollView, "HorizontalScrollView": .scrollView, "NestedScrollView": .scrollView,
    "WebView": .webView, "Toolbar": .toolbar, "ActionBarContainer": .toolbar,
    "Dialog": .dialog, "AlertDialog": .alert, "PopupMenu": .menu, "MenuItem": .menuItem,
    "KeyboardView": .keyboard, "Key": .key,
  ]
}
