import AccessibilityTree

extension AndroidMembers {
  /// The keys of AutoMobile's UIElementInfo, of all its versions.
  ///
  /// Source: kaeawc/auto-mobile and zillow/auto-mobile UIElementInfo.kt.
  static let autoMobile = AndroidMembers([
    "text": .text(.text), "content-desc": .text(.label), "resource-id": .text(.identifier), "className": .className,
    "class": .viewClass, "windowId": .window, "package": .package, "packageName": .package, "bounds": .bounds,
    "clickable": .flag(.clickable),
    "enabled": .flag(.enabled), "focusable": .flag(.focusable), "focused": .flag(.inputFocused),
    "accessibility-focused": .flag(.screenReaderFocused), "scrollable": .flag(.scrollable),
    "password": .flag(.password), "checkable": .flag(.checkable), "checked": .flag(.checked),
    "selected": .flag(.selected), "long-clickable": .flag(.longClickable), "visible-to-user": .flag(.visible),
    "unique-id": .secondIdentifier, "test-tag": .secondIdentifier, "state-description": .text(.stateDescription),
    "error-message": .text(.error), "hint-text": .text(.placeholder), "tooltip-text": .text(.tooltip),
    "pane-title": .text(.paneTitle), "live-region": .liveRegion, "collection-info": .collection,
    "collection-item-info": .collectionItem, "collection-row-index": .collectionRow,
    "collection-column-index": .collectionColumn, "range-info": .range, "actions": .actions, "extras": .extras,
    "node": .children,
  ])
}
