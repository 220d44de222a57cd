extension SnapshotBuilder {
  /// The finished canonical snapshot. What the author leaves out is what the platform's own controls do.
  ///
  /// Nodes are enabled and visible by default. A field is editable, and an empty one on Android shows its hint. A
  /// control can be focused and clicked; a disabled control, and the selected tab on Android, cannot be clicked.
  /// Controls, content, named images, live regions and clickable or focusable nodes are elements; a container is not.
  ///
  /// - Parameter carries: the properties that the tree can state; all others are `.notExported`. Rule examples carry
  ///   everything but their `lacks:`. Exports in our own format carry what they state for at least one node, and what
  ///   they declare.
  public consuming func finishCanonical(carries: PropertySet) -> Snapshot {
    carried = carries
    for index in 0..<count {
      let role = self[index].role
      if carries.contains(.element), self[index].flag(.element) == .notExported {
        let named = self[index].text(.label).isText
        let operable = [Property.clickable, .longClickable, .focusable, .screenReaderFocusable].contains {
          self[index].flag($0) == .exposed(true)
        }
        let isThere = role.isControl || role.isContent || (role == .image && named)
        self[index].set(.element, isThere || operable || isLive(index))
      }
      if carries.contains(.focusable), self[index].flag(.focusable) == .notExported {
        self[index].set(.focusable, role.isControl && self[index].flag(.clickable) != .exposed(false))
      }
      if carries.contains(.editable), self[index].flag(.editable) == .notExported {
        self[index].set(.editable, [.textField, .secureTextField, .searchField].contains(role))
      }
      if carries.contains(.showingHint), self[index].flag(.showingHint) == .notExported {
        // An empty field of Android shows its hint as its text.
        let isField = [.textField, .secureTextField, .searchField].contains(role) && meta.platform == .android
        let isEmpty = !self[index].text(.text).isText && !self[index].text(.value).isText
        self[index].set(.showingHint, isField && isEmpty && self[index].text(.placeholder).isText)
      }
      if carries.contains(.clickable), self[index].flag(.clickable) == .notExported {
        // Material and Compose both remove the click action of the selected tab.
        let isSelectedTab = role == .tab && self[index].flag(.selected) == .exposed(true) && meta.platform == .android
        self[index].set(.clickable, role.isControl && self[index].flag(.enabled) != .exposed(false) && !isSelectedTab)
      }
    }
    return finish(defaultOn: [.enabled, .visible])
  }
}
