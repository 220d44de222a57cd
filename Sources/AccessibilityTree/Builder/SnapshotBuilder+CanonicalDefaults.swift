extension SnapshotBuilder {
  /// The finished canonical snapshot: what the author of a tree leaves unsaid is what the platforms' own controls do.
  ///
  /// Enabled and visible unless said; a field is typed into, and an empty one of Android shows its hint; a control can be focused and clicked, but a disabled one and
  /// the selected tab of Android not clicked; controls, content, named images, live regions and whatever is said to be
  /// clickable or focusable are elements; a container is none.
  ///
  /// - Parameter carries: what the tree can say; `.notExported` for all else. Rule examples carry everything but their
  ///   `lacks:`, exports in our own format what they state of at least one node and what they declare.
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
        // Material and Compose both take the click action from the selected tab.
        let isSelectedTab = role == .tab && self[index].flag(.selected) == .exposed(true) && meta.platform == .android
        self[index].set(.clickable, role.isControl && self[index].flag(.enabled) != .exposed(false) && !isSelectedTab)
      }
    }
    return finish(defaultOn: [.enabled, .visible])
  }
}
