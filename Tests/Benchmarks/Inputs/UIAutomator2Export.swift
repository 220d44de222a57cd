/// Appium's page source on Android: an element named after the class of each view, about 650 bytes a view.
enum UIAutomator2Export {
  static func make(bytes: Int, seed: UInt64) -> String {
    let views = AndroidExport(nodes: bytes / 653, seed: seed).views
    return "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n"
      + "<hierarchy index=\"0\" class=\"hierarchy\" rotation=\"0\" width=\"1080\" height=\"2088\">"
      + element(0, in: views, index: 0) + "</hierarchy>"
  }

  private static func element(_ place: Int, in views: [AndroidExport.View], index: Int) -> String {
    let view = views[place]
    let bounds = view.bounds
    let start = """
      <\(view.className) index="\(index)" package="com.example.shop" class="\(view.className)" text="\(text(view.text))" \
      content-desc="\(text(view.description))" resource-id="\(text(view.identifier))" checkable="\(view.isToggle)" \
      checked="false" clickable="\(view.isClickable)" enabled="true" focusable="\(view.isClickable)" focused="false" \
      long-clickable="false" password="false" scrollable="false" selected="false" \
      bounds="[\(bounds.left),\(bounds.top)][\(bounds.right),\(bounds.bottom)]" displayed="true" a11y-important="true" \
      screen-reader-focusable="false" live-region="0" heading="false" showing-hint="false" a11y-focused="false"
      """
    guard !view.children.isEmpty else { return start + " />\n" }
    let children = view.children.enumerated().map { index, child in element(child, in: views, index: index) }
    return start + ">\n" + children.joined() + "</\(view.className)>\n"
  }

  private static func text(_ text: String?) -> String { text.map(AppText.xml) ?? "" }
}
