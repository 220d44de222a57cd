/// What an act was done to, as its request says it.
enum ActTarget: Equatable, Sendable {
  case element(String)
  case point(x: Double, y: Double)
  /// A point from the top left of an element.
  case within(String, x: Double, y: Double)
  /// A point from the centre of an element.
  case around(String, x: Double, y: Double)

  /// From the arguments of a script; nil where they name neither an element nor a point.
  init?(_ arguments: JSONValue) {
    let element = ["elementId", "element", "origin"].lazy.compactMap { arguments[$0] }.compactMap(Self.id).first
    let (x, y) = (arguments["x"]?.number, arguments["y"]?.number)
    switch (element, x, y) {
    case (let element?, let x?, let y?): self = .within(element, x: x, y: y)
    case (let element?, _, _): self = .element(element)
    case (nil, let x?, let y?): self = .point(x: x, y: y)
    default: return nil
    }
  }

  /// The id in an element reference, or an id by itself.
  static func id(_ value: JSONValue) -> String? {
    value.text ?? value[webElement]?.text ?? value["ELEMENT"]?.text
  }

  /// Source: W3C WebDriver, “web element identifier”.
  private static let webElement = "element-6066-11e4-a52e-4f735466cecf"
}
