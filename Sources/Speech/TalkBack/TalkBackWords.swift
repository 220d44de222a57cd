/// The words of TalkBack in one language, as tokens of an utterance.
///
/// Source: google/talkback, strings_compositor.xml; “tab” from material-components-android.
public struct TalkBackWords: Sendable {
  public var selected: String
  public var disabled: String
  public var checked: String
  public var notChecked: String
  public var partiallyChecked: String
  public var on: String
  public var off: String
  public var expanded: String
  public var collapsed: String
  public var unlabelled: String
  public var button: String
  public var checkBox: String
  public var dropDownList: String
  public var editBox: String
  /// The state of an edit box while the keyboard is shown.
  public var editing: String
  public var grid: String
  public var image: String
  public var list: String
  public var pager: String
  public var progressBar: String
  public var radioButton: String
  public var slider: String
  public var switchControl: String
  public var tab: String
  public var tabBar: String
  public var webView: String
  public var heading: String
  public var password: String
  public var characters: String
  public var error: String
  public var labels: String
  /// Whether nouns are written with a capital, so that the app's own role words are not changed.
  public var keepsCapitals = false
  /// With %1 for the index and %2 for the count.
  public var position: String
  public var inList: String
  public var inGrid: String
  public var outOfList: String
  public var outOfGrid: String
  public var inPager: String
  public var inHorizontalPager: String
  public var inVerticalPager: String
  public var outOfPager: String
  public var outOfHorizontalPager: String
  public var outOfVerticalPager: String
  /// With %1 for the index and %2 for the count.
  public var page: String
  public var items: String
  public var rows: String
  public var columns: String
  /// With %1 for the number.
  public var row: String
  public var column: String
  public var activateHint: String
  public var selectHint: String
  public var toggleHint: String
  public var changeHint: String
  public var editHint: String
  public var openLinkHint: String
  /// With %1 for the app's own label of the click.
  public var clickHint: String
  public var adjustHint: String
  public var longPressHint: String
  /// With %1 for the app's own label of the long click.
  public var longClickHint: String
  public var actionsHint: String
  public var linksHint: String

  public static let english = TalkBackWords(
    selected: "selected", disabled: "disabled", checked: "checked", notChecked: "not checked",
    partiallyChecked: "partially checked", on: "on", off: "off", expanded: "expanded",
    collapsed: "collapsed",
    unlabelled: "Unlabelled", button: "button", checkBox: "check box", dropDownList: "drop down list",
    editBox: "edit box", editing: "editing", grid: "grid", image: "image", list: "list", pager: "multi-page view",
    progressBar: "progress bar", radioButton: "radio button", slider: "slider", switchControl: "switch", tab: "tab",
    tabBar: "tab bar", webView: "webview", heading: "heading", password: "password", characters: "characters",
    error: "error", labels: "for", position: "%1 of %2", inList: "In list", inGrid: "In grid",
    outOfList: "Out of list", outOfGrid: "Out of grid", inPager: "In pager", inHorizontalPager: "In horizontal pager",
    inVerticalPager: "In vertical pager", outOfPager: "Out of pager", outOfHorizontalPager: "Out of horizontal pager",
    outOfVerticalPager: "Out of vertical pager", page: "page %1 of %2", items: "items", rows: "rows",
    columns: "columns",
    row: "row %1", column: "column %1", activateHint: "double-tap to activate", selectHint: "double-tap to select",
    toggleHint: "double-tap to toggle", changeHint: "double-tap to change", editHint: "double-tap to edit text",
    openLinkHint: "double-tap to open link", clickHint: "double-tap to %1",
    adjustHint: "swipe up or swipe down to adjust",
    longPressHint: "double-tap and hold to long press", longClickHint: "double-tap and hold to %1",
    actionsHint: "actions available, use tap with 3 fingers to view",
    linksHint: "links available, use tap with 3 fingers to view")

  /// The length of a password: “4 characters”.
  func characters(in password: String) -> String { "\(password.count) \(characters)" }
}
