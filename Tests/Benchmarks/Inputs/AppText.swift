/// Labels like those of real apps: most of them said once on a screen, a third of them not ASCII.
enum AppText {
  private static let kinds = [
    "Linen", "Cotton", "Leather", "Walnut", "Ceramic", "Travel", "Running", "Winter", "Folding", "Vintage", "Compact",
    "Wireless", "Garden", "Office", "Children's", "Organic", "Double", "Striped", "Waterproof", "Classic",
  ]
  private static let things = [
    "shirt", "jacket", "lamp", "chair", "kettle", "backpack", "shoes", "blanket", "table", "notebook", "headphones",
    "umbrella", "bottle", "clock", "mirror", "scarf", "tent", "bicycle", "keyboard", "pan",
  ]
  private static let foreign = [
    "Zahlungsmittel wählen", "Für später merken", "Ajouter à la liste", "Précédent", "Größe ändern", "Añadir dirección",
    "お気に入りに追加", "検索", "注文履歴", "Добавить в корзину", "Настройки", "장바구니", "إعدادات", "Café crème",
    "“New” today", "Täglich geöffnet",
  ]

  /// One label; now and then one with a line feed, a slash or quotes in it.
  static func label(_ dice: inout Dice) -> String {
    let number = Int.random(in: 1...999, using: &dice)
    if dice.chance(35) {
      let price = "\(number),\(Int.random(in: 10...99, using: &dice)) €"
      return dice.chance(30) ? price : "\(dice.pick(foreign)) \(number)"
    }
    let product = "\(dice.pick(kinds)) \(dice.pick(things))"
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<5: return "\(product)\nDelivered in \(number) hours"
    case 5..<10: return "\(product) 24/7 \"now\""
    case 10..<40: return product
    case 40..<60: return "Add \(product) to cart"
    case 60..<75: return "\(number) reviews of \(product)"
    case 75..<85: return "Remove \(product)"
    default: return "Similar to \(product)"
    }
  }

  /// A label that some rule has something to say about, or none.
  static func defect(_ dice: inout Dice) -> String? {
    dice.pick([nil, "Submit button", "ic_close_24", "Weather, selected", "photo_1.png", "image", "UIButton"])
  }

  static func identifier(_ dice: inout Dice) -> String {
    "\(dice.pick(["cart", "home", "list", "product", "nav"]))_\(Int.random(in: 1...9999, using: &dice))"
  }

  /// As exporters write it: slashes escaped, everything else that need not be left as it is.
  static func json(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped.replacing("/", with: "\\/"))\""
  }

  static func xml(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }
}
