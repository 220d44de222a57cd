import Testing

@testable import Readers

struct UnpackedInputTests {
  /// Two members one after the other, and zeros after them.
  private static let packed = "wda-json/a11yd__packed-in-two-members.json"

  private func whole(_ bytes: [UInt8]) throws -> [UInt8]? {
    let text = try bytes.withUnsafeBytes { try GzipText.unpacked(of: $0, limits: ReadLimits()) }
    return text.map { $0.bytes.withUnsafeBytes { Array($0) } }
  }

  /// What comes of bytes that arrive in pieces, and why nothing more came.
  private func unpacked(_ bytes: [UInt8], pieces: Int, room: Int) -> (bytes: [UInt8], error: ReadError?) {
    var rest = bytes[...]
    let input = UnpackedInput("log.gz") { buffer in
      let count = min(pieces, buffer.count, rest.count)
      buffer.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
    var result: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
    defer { buffer.deallocate() }
    do {
      while true {
        let count = try input.bytes(into: buffer)
        if count == 0 { return (result, nil) }
        result += buffer[..<count]
      }
    } catch {
      return (result, error as? ReadError)
    }
  }

  @Test(arguments: [1, 2, 3, 17, 1 << 16], [1, 7, 1 << 16])
  func `an archive is unpacked however it arrives, and other bytes come as they are`(pieces: Int, room: Int) throws {
    let archive = try Fixtures.bytes(Self.packed)
    let expected = try #require(try whole(archive))
    #expect(expected.count > 600 && archive.last == 0)
    let text = unpacked(archive, pieces: pieces, room: room)
    #expect(text.bytes == expected && text.error == nil)
    for plain in [expected, Array("{}".utf8), [0x1F], [0x8B, 0x1F], []] {
      let same = unpacked(plain, pieces: pieces, room: room)
      #expect(same.bytes == plain && same.error == nil)
    }
  }

  @Test func `what comes before damage is unpacked, and the damage is named`() throws {
    let archive = try Fixtures.bytes(Self.packed)
    let expected = try #require(try whole(archive))
    let end = try #require(archive.lastIndex { $0 != 0 }) + 1
    for length in 2..<end {
      let cut = unpacked(Array(archive[..<length]), pieces: 64, room: 64)
      #expect(expected.starts(with: cut.bytes))
      // The first member alone is a whole archive.
      guard let error = cut.error else { continue }
      #expect(error.description.hasPrefix("log.gz: the gzip archive is cut off at byte \(length)"), "\(error)")
    }
    let followed = unpacked(archive + [0x7B], pieces: 64, room: 64)
    #expect(followed.bytes == expected)
    #expect(followed.error?.description.contains("something follows its end") == true)
    var damaged = archive
    damaged[end / 3] ^= 0x55
    #expect(unpacked(damaged, pieces: 64, room: 64).error != nil)
  }
}
