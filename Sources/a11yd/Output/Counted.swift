extension Int {
  /// “1 rule”, “2 rules”.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
