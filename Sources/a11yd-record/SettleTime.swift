import ArgumentParser

/// `800ms` or `2s`.
struct SettleTime: ExpressibleByArgument {
  let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  init?(argument: String) {
    let digits = argument.prefix { $0.isNumber }
    guard let number = Int(digits), number <= 600_000 else { return nil }
    switch argument.dropFirst(digits.count) {
    case "ms": duration = .milliseconds(number)
    case "s": duration = .seconds(number)
    default: return nil
    }
  }

  var defaultValueDescription: String { "800ms" }
}
