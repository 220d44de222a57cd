/// Keeps a value until the process ends, which is soon: to let go of a rule book takes as long as to judge a small screen.
enum Kept {
  private final class Box<Value: Sendable> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Keeps it.
  static func forever(_ value: some Sendable) { _ = Unmanaged.passRetained(Box(value)) }
}
