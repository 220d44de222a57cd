/// The words by which shapes of names are recognised.
extension Shape {
  /// File endings that are in no product name. `js`, `io` and `com` are in names that people say.
  static let fileEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "bmp", "tiff", "ico", "heic", "heif", "avif", "pdf", "mp3", "mp4",
    "mov", "wav", "m4a", "ogg", "json", "xml", "yaml", "yml", "plist", "html", "txt", "csv", "zip", "ttf", "otf",
    "so", "dylib", "apk", "aab", "ipa", "dex", "swift", "kt", "java", "xib", "storyboard", "xcassets", "lottie", "riv",
  ]

  /// Endings of pictures.
  static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]

  /// Words of programmers in names of variables.
  static let codeWords: Set<String> = [
    "btn", "button", "icon", "img", "image", "lbl", "label", "txt", "view", "cell", "bg", "dot", "field", "imageview",
    "row", "large", "small", "outline", "outlined", "filled", "progress", "spinner", "loader", "hud",
  ]

  /// Names of SF Symbols that are one word, and no word of any language.
  static let symbols: Set<String> = [
    "xmark", "gearshape", "goforward", "gobackward", "paperplane", "magnifyingglass",
  ]

  /// Words that names of SF Symbols are made of.
  static let symbolWords: Set<String> = [
    "airplane", "alarm", "and", "antenna", "app", "archivebox", "arrow", "arrowshape", "arrowtriangle", "backward",
    "badge", "bag", "bar", "barcode", "battery", "bell", "bin", "bold", "bolt", "book", "bookmark", "bubble", "bullet",
    "bus",
    "calendar", "camera", "car", "cart", "chart", "checkmark", "chevron", "circle", "clock", "cloud", "compass",
    "creditcard", "crop", "cross", "decrease", "display", "doc", "dollarsign", "dot", "down", "drop", "ellipsis",
    "envelope", "exclamationmark", "eye", "face", "figure", "fill", "flag", "flame", "folder", "forward", "gear",
    "gearshape", "gift", "globe", "grid", "hand", "heart", "horizontal", "house", "increase", "info", "iphone",
    "italic", "key", "keyboard", "leaf", "left", "line", "lines", "link", "list", "location", "lock",
    "magnifyingglass", "map", "max", "message", "mic", "min", "minus", "moon", "music", "note", "number", "open",
    "paperclip", "paperplane", "pause", "pencil", "person", "phone", "photo", "pin", "play", "plus", "printer",
    "qrcode", "questionmark", "quote", "rectangle", "repeat", "right", "rotate", "scissors", "seal", "shield",
    "shuffle", "slash", "slider", "smiling", "sparkles", "speaker", "square", "star", "stop", "sun", "tablecells",
    "tag", "text", "thumbsdown", "thumbsup", "ticket", "timer", "trash", "tray", "triangle", "tv", "underline", "up",
    "vertical", "video", "viewfinder", "wand", "wave", "wifi", "wrench", "xmark",
  ]

  /// Beginnings of names of pictures.
  static let assetPrefixes: Set<String> = ["ic", "icn", "ico", "icon", "btn", "img", "bg"]

  /// Short forms that are no words of any language.
  static let pictureWords: Set<String> = ["ic", "icn", "btn", "img"]

  /// The colours that pictures of buttons come in.
  static let pictureColours: Set<String> = ["white", "black", "grey", "gray"]

  /// What the pictures of bars are called; nobody calls a button “back black”.
  static let chromeWords: Set<String> = ["arrow", "back", "close", "delete", "more", "nav", "search", "share"]

  /// Ends of names of pictures: a size, a colour, or what they are.
  static let assetSuffixes: Set<String> = [
    "icon", "btn", "img", "white", "black", "grey", "gray", "dark", "light", "filled", "fill", "outline", "outlined",
    "16", "18", "20", "24", "32", "36", "40", "48", "64",
  ]

  /// Words in names of pictures, in any app.
  static let assetWords: Set<String> = [
    "arrow", "avatar", "background", "badge", "banner", "button", "chevron", "close", "drawable", "image", "launcher",
    "holo", "loader", "loading", "logo", "menu", "mipmap", "nav", "placeholder", "progress", "selector", "shape",
    "spinner", "splash", "tab", "thumbnail", "toolbar", "vector",
  ]

  /// How keys of texts end.
  static let keyEndings: Set<String> = [
    "title", "label", "button", "btn", "cta", "hint", "placeholder", "a11y", "accessibility", "subtitle",
  ]

  /// Endings of names of view classes.
  static let classEndings = [
    "Button", "View", "ViewHolder", "Label", "Layout", "Cell", "Controller", "Field", "ImageView", "Fragment",
    "Activity", "Widget", "Container", "Wrapper", "Picker", "Slider", "Stepper", "Indicator", "Spinner", "EditText",
    "RatingBar", "SearchBar", "NavigationBar", "Segment", "Switch", "CheckBox", "SeekBar", "ProgressBar", "ToolBar",
    "Toolbar", "TabBar", "Composable",
  ]

  /// Endings that are also in names of products. After a single word they prove nothing (“StreetView”).
  static let wordEndings = ["View", "Activity", "Controller", "Switch", "Field", "Label", "Cell", "Container"]

  /// Layers whose names are words of people, too.
  static let numberedLayers = [
    "Group", "Frame", "Path", "Layer", "Line", "Union", "Star", "Shape", "Component", "Instance",
  ]

  /// Layers that only drawing programs call so.
  static let drawnLayers = [
    "Rectangle", "Ellipse", "Vector", "Oval", "Polygon", "Mask Group", "Mask group", "Artboard", "Bitmap", "Slice",
    "Combined Shape",
  ]

  /// Folders of pictures in drawing programs, longer ones before their beginnings.
  static let layerFolders = [
    "icons", "icon", "Icons", "Icon", "ic", "img", "btn", "illustrations", "illustration", "Illustrations",
    "Illustration",
  ]

  /// Tags of markup that apps show by mistake.
  static let tags: Set<String> = [
    "a", "b", "i", "u", "p", "em", "br", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "div", "img", "sub", "sup",
    "font", "html", "span", "small", "strong",
  ]
}
