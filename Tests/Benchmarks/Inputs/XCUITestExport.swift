/// Appium's page source on iOS: an element named after the type of each XCUIElement, about 270 bytes an element.
struct XCUITestExport {
  private var dice: Dice
  private var text = ""

  static func make(bytes: Int, seed: UInt64) -> String {
    var export = XCUITestExport(dice: Dice(seed: seed))
    let plan = ScreenPlan.make(nodes: bytes / 272, dice: &export.dice)
    export.write(plan, type: "Application", at: (0, 0), index: 0, level: 1)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n\(export.text)</AppiumAUT>\n"
  }

  private init(dice: Dice) { self.dice = dice }

  private mutating func write(
    _ part: ScreenPlan.Part, type given: String? = nil, at origin: (Int, Int), index: Int, level: Int
  ) {
    var children: [ScreenPlan.Part] = []
    if case .container(let parts) = part { children = parts }
    let type = "XCUIElementType\(given ?? WDAExport.type(of: part))"
    let isLeaf = children.isEmpty
    let label = isLeaf ? Care.usual.label(&dice).map(AppText.xml) : nil
    let name = dice.chance(30) ? AppText.identifier(&dice) : label
    let (x, y) = (origin.0 + Int.random(in: 0...8, using: &dice), origin.1 + Int.random(in: 0...40, using: &dice))
    let (width, height) = (isLeaf ? 120 : 390 - x, isLeaf ? 44 : 200)
    let indent = String(repeating: "  ", count: level)
    text += "\(indent)<\(type) type=\"\(type)\""
    if case .toggle = part { text += " value=\"1\"" }
    if let name { text += " name=\"\(name)\"" }
    if let label { text += " label=\"\(label)\"" }
    text += " enabled=\"true\" visible=\"true\" accessible=\"\(isLeaf)\""
    text += " x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" index=\"\(index)\""
    text += " traits=\"\(WDAExport.traits(of: part))\""
    if isLeaf {
      text += "/>\n"
      return
    }
    text += ">\n"
    for (place, child) in children.enumerated() { write(child, at: (x, y), index: place, level: level + 1) }
    text += "\(indent)</\(type)>\n"
  }
}
