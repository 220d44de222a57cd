import ArgumentParser

/// `800ms` or `2s`.
struct WaitingTime: ExpressibleByArgument {
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

  var defaultValueDescription: String {
    duration < .seconds(1) ? "\(duration / .milliseconds(1))ms" : "\(duration / .seconds(1))s"
  }
}
