/// Labels like those of real apps: short, repeated, a third of them not ASCII.
enum AppText {
  private static let ascii = [
    "Submit", "Add to cart", "Search", "Settings", "Home", "Profile", "Your order has shipped", "Delivery address",
    "Payment method", "Apply voucher", "Back", "More", "Share this", "4.6 stars", "In stock", "Size", "Colour",
    "Notify me", "Submit button",
  ]
  private static let other = [
    "Zahlungsmittel wählen", "Für später merken", "Ajouter à la liste", "Précédent", "お気に入りに追加", "検索", "注文履歴",
    "Добавить в корзину", "Настройки", "장바구니", "إعدادات", "8:03\u{202F}AM", "€ 12,90", "“New” today",
  ]

  /// One label; now and then one with a line feed, a slash or quotes in it.
  static func label(_ dice: inout Dice) -> String {
    let words = dice.chance(35) ? dice.pick(other) : dice.pick(ascii)
    if dice.chance(5) { return words + "\n" + dice.pick(ascii) }
    if dice.chance(5) { return words + " 24/7 \"now\"" }
    return dice.chance(50) ? words : "\(words) \(Int.random(in: 1...999, using: &dice))"
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
