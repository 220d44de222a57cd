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
    "outline",
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

  /// Words of programmers for a picture, wherever one is between hyphens.
  static let hyphenatedPictureWords: Set<String> = ["ic", "icn", "ico", "btn", "img", "bg", "glyph"]

  /// What pictures show that come in colours, and these colours: “map-marker-green”. Nobody calls a control so.
  static let colouredShapes: Set<String> = [
    "arrow", "background", "badge", "bubble", "button", "chevron", "circle", "dot", "icon", "logo", "marker", "pin",
  ]
  static let shapeColours: Set<String> = [
    "blue", "green", "orange", "pink", "purple", "red", "teal", "yellow",
  ]

  /// The colours that pictures of buttons come in.
  static let pictureColours: Set<String> = ["white", "black", "grey", "gray"]

  /// What the pictures of bars are called; nobody calls a button “back black”.
  static let chromeWords: Set<String> = ["arrow", "back", "close", "delete", "more", "nav", "search", "share"]

  /// What icons are called that point somewhere, and where.
  static let iconShapes: Set<String> = ["arrow", "chevron", "caret", "angle"]
  static let iconDirections: Set<String> = ["left", "right", "up", "down", "back", "forward"]

  /// Ends of names of pictures: a size, a colour, or what they are.
  static let assetSuffixes: Set<String> = [
    "icon", "btn", "img", "white", "black", "grey", "gray", "dark", "light", "filled", "fill", "outline", "outlined",
    "16", "18", "20", "24", "32", "36", "40", "48", "64",
  ]

  /// Words in names of pictures, in any app.
  static let assetWords: Set<String> = [
    "arrow", "avatar", "background", "badge", "banner", "button", "chevron", "close", "divider", "drawable", "glyph",
    "holo", "image", "launcher", "loader", "loading", "logo", "menu", "mipmap", "nav", "placeholder", "progress",
    "selector", "separator", "shape", "spinner", "splash", "tab", "thumbnail", "toolbar", "vector",
  ]

  /// How keys of texts end.
  static let keyEndings: Set<String> = [
    "title", "label", "button", "btn", "cta", "hint", "placeholder", "a11y", "accessibility", "subtitle",
    "message", "loading", "announcement", "tooltip",
  ]

  /// How keys of texts begin: with a screen, or with what all screens share. People do not call themselves so.
  static let keyBeginnings: Set<String> = [
    "account", "action", "actions", "auth", "booking", "button", "buttons", "cart", "checkout", "common", "dialog",
    "error", "errors", "form", "general", "home", "label", "labels", "login", "menu", "messages", "nav", "navigation",
    "onboarding", "order", "orders", "payment", "product", "profile", "register", "screen", "search", "settings",
    "signup", "strings", "translation", "validation",
  ]

  /// Names of icons that the fonts of Material draw, of those that are no words of people. Source: the list of code
  /// points in google/material-design-icons.
  static let ligatures: Set<String> = [
    "access_time", "account_balance_wallet", "account_circle", "add_a_photo", "add_circle", "add_circle_outline",
    "add_shopping_cart", "arrow_back", "arrow_back_ios", "arrow_back_ios_new", "arrow_downward", "arrow_drop_down",
    "arrow_drop_up", "arrow_forward", "arrow_forward_ios", "arrow_left", "arrow_right", "arrow_upward", "attach_file",
    "bookmark_border", "calendar_month", "calendar_today", "camera_alt", "check_box", "check_box_outline_blank",
    "check_circle", "chevron_left", "chevron_right", "cloud_download", "cloud_upload", "content_copy", "content_cut",
    "content_paste", "credit_card", "dark_mode", "date_range", "delete_forever", "delete_outline", "drag_handle",
    "drag_indicator", "error_outline", "exit_to_app", "expand_less", "expand_more", "fast_forward", "fast_rewind",
    "favorite_border", "file_download", "file_upload", "filter_alt", "filter_list", "first_page", "flash_off",
    "flash_on", "format_list_bulleted", "help_outline", "highlight_off", "info_outline", "insert_drive_file",
    "insert_photo", "keyboard_arrow_down", "keyboard_arrow_left", "keyboard_arrow_right", "keyboard_arrow_up",
    "keyboard_backspace", "last_page", "light_mode", "local_shipping", "location_on", "lock_open", "lock_outline",
    "menu_book", "menu_open", "mic_off", "more_horiz", "more_vert", "my_location", "navigate_before", "navigate_next",
    "notifications_none", "notifications_off", "open_in_new", "pause_circle", "people_outline", "person_add",
    "person_outline", "photo_camera", "photo_library", "play_arrow", "play_circle", "playlist_add",
    "power_settings_new", "qr_code", "qr_code_scanner", "radio_button_checked", "radio_button_unchecked",
    "remove_circle", "remove_circle_outline", "shopping_bag", "shopping_basket", "shopping_cart", "skip_next",
    "skip_previous", "star_border", "star_half", "star_outline", "thumb_down", "thumb_up", "unfold_more", "view_list",
    "view_module", "visibility_off", "volume_down", "volume_off", "volume_up", "zoom_in", "zoom_out",
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
