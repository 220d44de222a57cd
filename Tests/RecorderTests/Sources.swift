@testable import Recorder

/// Screens in the shapes of the two drivers.
enum Sources {
  static func android(_ nodes: String) -> String {
    let root = node("FrameLayout", bounds: "[0,0][1080,2400]", inside: nodes)
    return #"<hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2400">\#(root)</hierarchy>"#
  }

  static func node(
    _ name: String, id: String = "", text: String = "", description: String = "", clickable: Bool = false,
    heading: Bool = false, bounds: String, inside: String = ""
  ) -> String {
    """
    <android.widget.\(name) index="0" package="com.example.shop" class="android.widget.\(name)" text="\(text)" \
    content-desc="\(description)" resource-id="\(id.isEmpty ? "" : "com.example.shop:id/\(id)")" checkable="false" \
    checked="false" clickable="\(clickable)" enabled="true" focusable="\(clickable)" focused="false" \
    long-clickable="false" password="false" scrollable="false" selected="false" bounds="\(bounds)" displayed="true" \
    heading="\(heading)">\(inside)</android.widget.\(name)>
    """
  }

  static let basket = android(
    node("TextView", id: "title", text: "Basket", heading: true, bounds: "[0,0][1080,200]")
      + node(
        "LinearLayout", id: "row", clickable: true, bounds: "[0,300][1080,500]",
        inside: node("TextView", text: "Books", bounds: "[40,320][800,480]")
          + node("ImageButton", description: "Remove", clickable: true, bounds: "[900,320][1060,480]"))
      + node("Button", id: "again", text: "Again", clickable: true, bounds: "[0,600][500,700]")
      + node("Button", id: "again", text: "Again", clickable: true, bounds: "[0,800][500,900]")
      + node(
        "FrameLayout", bounds: "[0,1500][1080,1650]",
        inside: node("Button", id: "pay", text: "Pay now", clickable: true, bounds: "[0,1500][1080,1650]")))

  static let profile = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Profile" label="Profile" \
    enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844">\
    <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Profile" enabled="true" visible="true" \
    accessible="false" x="0" y="47" width="390" height="44"/>\
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="birth-month" label="Birth month" enabled="true" \
    visible="true" accessible="true" x="16" y="110" width="358" height="44"/>\
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="Save" label="Save" enabled="true" visible="true" \
    accessible="true" x="16" y="170" width="358" height="44"/></XCUIElementTypeApplication></AppiumAUT>
    """
}
