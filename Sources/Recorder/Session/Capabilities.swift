/// The capabilities of a session, as the server answered and as the test asked for, with or without a vendor’s prefix.
struct Capabilities: Sendable {
  private let members: [[String: JSONValue]]

  init(_ exchange: Exchange) {
    let answered = exchange.value?["capabilities"]?.object ?? exchange.value?.object ?? [:]
    let asked = exchange.request.body?["capabilities"]
    members =
      [answered, asked?["alwaysMatch"]?.object ?? [:], asked?["firstMatch"]?.list?.first?.object ?? [:]]
      + [exchange.request.body?["desiredCapabilities"]?.object ?? [:]]
  }

  /// The first of these capabilities that says something.
  func text(_ names: String...) -> String? {
    for name in names {
      for members in members {
        for key in [name, "appium:\(name)", "a11yd:\(name)"] {
          if let text = members[key]?.text, !text.isEmpty { return text }
        }
      }
    }
    return nil
  }
}
