/// What WebDriverAgent writes for `/source?format=json`, about 260 bytes a node.
///
/// Its dictionaries write their keys in an order of their own, which is the same for all that hold the same keys.
struct WDAExport {
  private var dice: Dice
  private let care: Care
  private var text = ""
  /// Places of the members in the order in which they are written.
  private var order = Array(0..<12)

  /// An export of about this size.
  static func make(bytes: Int, seed: UInt64, care: Care = .usual) -> String {
    var export = WDAExport(dice: Dice(seed: seed), care: care)
    export.order.shuffle(using: &export.dice)
    let plan = ScreenPlan.make(nodes: bytes / 263, dice: &export.dice)
    export.write(plan, type: "Application", at: (0, 0))
    return export.text
  }

  private init(dice: Dice, care: Care) { (self.dice, self.care) = (dice, care) }

  private mutating func write(_ part: ScreenPlan.Part, type given: String? = nil, at origin: (Int, Int)) {
    var children: [ScreenPlan.Part] = []
    if case .container(let parts) = part { children = parts }
    let type = given ?? Self.type(of: part)
    let isLeaf = children.isEmpty
    let label = isLeaf ? care.label(&dice).map(AppText.json) ?? "null" : "null"
    let identifier = dice.chance(30) ? AppText.json(AppText.identifier(&dice)) : "null"
    let (x, y) = (origin.0 + Int.random(in: 0...8, using: &dice), origin.1 + Int.random(in: 0...40, using: &dice))
    let (width, height) = (isLeaf ? 120 : 390 - x, isLeaf ? 44 : 200)
    let members = [
      "\"type\":\"\(type)\"", "\"rawIdentifier\":\(identifier)",
      "\"name\":\(identifier == "null" ? label : identifier)", "\"label\":\(label)",
      "\"value\":\(type == "Switch" ? "\"1\"" : "null")",
      "\"rect\":{\"x\":\(x),\"y\":\(y),\"width\":\(width),\"height\":\(height)}",
      "\"frame\":\"{{\(x), \(y)}, {\(width), \(height)}}\"", "\"isEnabled\":\"1\"", "\"isVisible\":\"1\"",
      "\"isAccessible\":\"\(isLeaf ? 1 : 0)\"", "\"isFocused\":\"0\"", "\"traits\":\"\(Self.traits(of: part))\"",
    ]
    text += "{" + order.map { members[$0] }.joined(separator: ",")
    if !isLeaf {
      text += ",\"children\":["
      for (place, child) in children.enumerated() {
        if place > 0 { text += "," }
        write(child, at: (x, y))
      }
      text += "]"
    }
    text += "}"
  }

  static func type(of part: ScreenPlan.Part) -> String {
    switch part {
    case .container: "Other"
    case .text: "StaticText"
    case .button: "Button"
    case .image: "Image"
    case .field: "TextField"
    case .toggle: "Switch"
    }
  }

  static func traits(of part: ScreenPlan.Part) -> String {
    switch part {
    case .container, .field: ""
    case .text: "StaticText"
    case .button: "Button"
    case .image: "Image"
    case .toggle: "Button, ToggleButton"
    }
  }
}
