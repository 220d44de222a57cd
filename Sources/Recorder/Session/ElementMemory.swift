/// How the elements of a session were found, the latest of them.
struct ElementMemory: Equatable, Sendable {
  private var locators: [String: ElementLocator] = [:]
  private var order: [String] = []

  /// A session of days must not grow; a test acts on what it found a moment ago.
  private static let limit = 2_000

  subscript(_ element: String) -> ElementLocator? { locators[element] }

  /// Takes note of what a `POST …/element` or `…/elements` found.
  mutating func learn(_ exchange: Exchange) {
    guard exchange.request.method == "POST", exchange.succeeded, let last = exchange.request.path.tail.last,
      last == "element" || last == "elements", let value = exchange.value,
      let strategy = exchange.request.body?["using"]?.text, let text = exchange.request.body?["value"]?.text
    else { return }
    let found = (value.list ?? [value]).compactMap(ActTarget.id)
    for element in found {
      // What is found below another element need not be the only one on the screen.
      let isInner = exchange.request.path.tail.count > 1
      let locator = ElementLocator(strategy: strategy, value: text, isOneOfMany: isInner || found.count > 1)
      if locators.updateValue(locator, forKey: element) == nil { order.append(element) }
    }
    if order.count > Self.limit {
      for element in order.prefix(Self.limit / 2) { locators[element] = nil }
      order.removeFirst(Self.limit / 2)
    }
  }
}
