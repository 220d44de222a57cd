import AccessibilityTree
import Readers
import Testing

@Suite struct BrokenFileTests {
  /// Files that are small enough to be cut and changed in many places.
  static let small = Fixtures.exports(bad: false).filter { path in
    ((try? Fixtures.bytes(path)) ?? []).count < 20_000
  }

  @Test(arguments: small)
  func `a file that is cut off is known to be cut off`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    guard let first = bytes.first, "{<".utf8.contains(first) else { return }
    let closing = first == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ">")
    let end = try #require(bytes.lastIndex(of: closing))
    for length in stride(from: 0, through: end, by: max(1, end / 150)) {
      let error = #expect(throws: ReadError.self) { try ExportReader().read(bytes[..<length], name: path) }
      #expect(error?.isTruncation == true, "\(length) bytes: \(error.map { "\($0)" } ?? "")")
    }
  }

  @Test(arguments: small)
  func `a file with wrong bytes is read or refused, and never more`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    var random = SplitMix(state: UInt64(bytes.count))
    for _ in 0..<100 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = broken.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &random)
        case 1: broken.remove(at: place)
        default: broken.insert("{}[],:\"\\<>&/x0".utf8.randomElement(using: &random) ?? 0, at: place)
        }
      }
      do throws(ReadError) {
        let snapshot = try ExportReader().read(broken, name: path)
        #expect(snapshot.count > 0)
      } catch {
        #expect("\(error)".hasPrefix("\(path): "))
      }
    }
  }

  /// Random numbers that are the same in every run. Source: Vigna, SplitMix64.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
