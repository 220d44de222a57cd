extension String {
  /// Whether a byte is somewhere in it; many times as fast as a look at one character after the other.
  func contains(byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}
