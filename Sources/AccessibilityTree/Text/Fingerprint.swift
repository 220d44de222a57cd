import CXXHash

/// 128 bits that identify content, such as a file's bytes, or a finding across builds.
///
/// It does not protect against deliberate collisions. The corresponding C function is `XXH3_128bits`.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  /// The fingerprint of these bytes.
  public init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    (high, low) = (hash.high64, hash.low64)
  }

  /// The fingerprint of several texts in order. The boundaries between them matter.
  public init(of texts: [String]) {
    var bytes: [UInt8] = []
    for text in texts {
      bytes.append(contentsOf: text.utf8)
      bytes.append(0xFF)  // never a byte of UTF-8, so ("ab", "c") and ("a", "bc") differ
    }
    self = bytes.withUnsafeBytes { Fingerprint(of: $0) }
  }

  /// 32 lower-case hexadecimal digits.
  public var description: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for place in 0..<32 {
        let word = place < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * (place & 15)) & 15)
        digits.initializeElement(at: place, to: digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
      return 32
    }
  }

  /// 64 bits, for hash tables and for comparing words. The corresponding C function is `XXH3_64bits`.
  package static func hash64(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, bytes.count)
  }
}
