/// `uiautomator dump`: XML, about 370 bytes a node.
enum UIAutomatorExport {
  static func make(bytes: Int, seed: UInt64) -> String {
    let views = AndroidExport(nodes: bytes / 369, seed: seed).views
    return "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">"
      + node(0, in: views, index: 0) + "</hierarchy>"
  }

  private static func node(_ place: Int, in views: [AndroidExport.View], index: Int) -> String {
    let view = views[place]
    let bounds = view.bounds
    let start = """
      <node index="\(index)" text="\(text(view.text))" resource-id="\(text(view.identifier))" class="\(view.className)" \
      package="com.example.shop" content-desc="\(text(view.description))" checkable="\(view.isToggle)" checked="false" \
      clickable="\(view.isClickable)" enabled="true" focusable="\(view.isClickable)" focused="false" scrollable="false" \
      long-clickable="false" password="false" selected="false" visible-to-user="true" \
      bounds="[\(bounds.left),\(bounds.top)][\(bounds.right),\(bounds.bottom)]"
      """
    guard !view.children.isEmpty else { return start + " />" }
    let children = view.children.enumerated().map { index, child in node(child, in: views, index: index) }
    return start + ">" + children.joined() + "</node>"
  }

  private static func text(_ text: String?) -> String { text.map(AppText.xml) ?? "" }
}
