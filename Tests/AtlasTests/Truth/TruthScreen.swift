/// A screen with a widget on it: a title, a text, the widget and another button, as the platform exposes them.
struct TruthScreen {
  let platform: TruthPlatform
  /// The window with everything in it.
  var root: TruthNode
  var app: String { "com.example.lantern" }

  /// The widget's nodes, none of them where the widget is not on the screen.
  ///
  /// - Parameter isAlone: the widget has a window of its own, such as a dialog.
  init(_ widget: [TruthNode], on platform: TruthPlatform, isAlone: Bool = false) {
    self.platform = platform
    var widget = widget
    for index in widget.indices { widget[index].markAsWidget() }
    var children =
      switch platform {
      case _ where isAlone && !widget.isEmpty: widget
      case .android: Self.androidBefore + widget + Self.androidAfter
      case .ios: Self.iosBefore + widget + Self.iosAfter
      }
    _ = Layout(platform: platform).place(&children, from: platform.top)
    root =
      switch platform {
      case .android: TruthNode(["class": .text("android.widget.FrameLayout"), "id": .text("content")])
      case .ios: TruthNode(["type": .text("Window"), "element": .flag(false)])
      }
    root.children = children
    root.frame = platform.screen
  }

  private static let androidBefore = [
    TruthNode([
      "class": .text("android.widget.TextView"), "id": .text("title"), "text": .text("Orders"), "heading": .flag(true),
      "semantics": .fields(["label": .text("Orders"), "flags": .list(["isHeader"])]),
    ]),
    TruthNode([
      "class": .text("android.widget.TextView"), "id": .text("summary"), "text": .text("Three orders are open."),
      "semantics": .fields(["label": .text("Three orders are open.")]),
    ]),
  ]

  private static let androidAfter = [
    TruthNode([
      "class": .text("android.widget.Button"), "id": .text("help"), "text": .text("Help"), "clickable": .flag(true),
      "focusable": .flag(true),
      "semantics": .fields([
        "label": .text("Help"), "flags": .list(["isButton", "hasEnabledState", "isEnabled", "isFocusable"]),
        "actions": .list(["tap", "focus"]),
      ]),
    ])
  ]

  private static let iosBefore = [
    TruthNode([
      "type": .text("StaticText"), "id": .text("title"), "label": .text("Orders"),
      "traits": .list(["StaticText", "Header"]),
      "semantics": .fields(["label": .text("Orders"), "flags": .list(["isHeader"])]),
    ]),
    TruthNode([
      "type": .text("StaticText"), "id": .text("summary"), "label": .text("Three orders are open."),
      "traits": .list(["StaticText"]), "semantics": .fields(["label": .text("Three orders are open.")]),
    ]),
  ]

  private static let iosAfter = [
    TruthNode([
      "type": .text("Button"), "id": .text("help"), "label": .text("Help"), "traits": .list(["Button"]),
      "semantics": .fields([
        "label": .text("Help"), "flags": .list(["isButton", "hasEnabledState", "isEnabled", "isFocusable"]),
        "actions": .list(["tap", "focus"]),
      ]),
    ])
  ]
}

extension TruthNode {
  fileprivate mutating func markAsWidget() {
    isOfWidget = true
    for index in children.indices { children[index].markAsWidget() }
  }
}
