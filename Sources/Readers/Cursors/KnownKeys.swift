/// The keys or attributes of one format: an enumeration of their names, found by number.
protocol KnownKeys: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  static var table: NumberedKeys<Self> { get }
}
