import AccessibilityTree

extension AndroidMembers {
  /// The keys of a `payload`.
  ///
  /// Source: AirtestProject/PocoService.apk Node.java, which misspells `editable`.
  static let pocoAndroid = AndroidMembers([
    "type": .className, "text": .text(.text), "desc": .text(.label), "resourceId": .text(.identifier),
    "package": .package, "visible": .flag(.visible), "enabled": .flag(.enabled), "checkable": .flag(.checkable),
    "checked": .flag(.checked), "focusable": .flag(.focusable), "focused": .flag(.inputFocused),
    "selected": .flag(.selected), "touchable": .flag(.clickable), "longClickable": .flag(.longClickable),
    "scrollable": .flag(.scrollable), "editalbe": .flag(.editable),
  ])
}
