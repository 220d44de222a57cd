import AccessibilityTree
import Foundation
import Readers
import Testing

/// Every fixture of every format, cut off everywhere and changed everywhere: a tree or a typed error, and never more.
///
/// Small files are taken whole, of large ones as many places as time allows. `A11YD_EXHAUSTIVE=16384 swift test
/// --configuration release --filter BrokenFileTests` takes every place of all files of up to so many bytes.
@Suite struct BrokenFileTests {
  private static let files = Fixtures.exports(bad: false) + Fixtures.exports(bad: true)
  /// What a test may cost for one file, in bytes read; a debug build reads some MB in a second.
  private static let bytesPerFile = 50_000_000 / files.count
  /// The largest file of which every place is taken, whatever it costs; 0 for none.
  private static let exhaustiveSize = ProcessInfo.processInfo.environment["A11YD_EXHAUSTIVE"].flatMap { Int($0) } ?? 0
  /// Small enough that an archive of zeros is no burden.
  private static let reader = ExportReader(limits: ReadLimits(sizeInBytes: 2 << 20, nodes: 20_000))

  @Test(arguments: Fixtures.exports(bad: false))
  func `a file that is cut off is known to be cut off`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let end = Self.endOfPlainDocument(bytes)
    for length in Self.lengths(of: bytes) {
      do throws(ReadError) {
        let snapshot = try Self.reader.read(bytes[..<length], name: path)
        #expect(snapshot.count > 0 && length >= end ?? 0, "\(length) bytes were read as a tree")
      } catch {
        Self.expectWellFormed(error, path, length)
        guard let end, length < end else { continue }
        #expect(error.isTruncation, "\(length) bytes: \(error)")
      }
    }
  }

  @Test(arguments: Fixtures.exports(bad: true))
  func `a broken file that is cut off is refused, unless its fault is cut off with the rest`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let fault = try #require(throws: ReadError.self) { try Self.reader.read(bytes, name: path) }
    for length in Self.lengths(of: bytes) {
      do throws(ReadError) {
        _ = try Self.reader.read(bytes[..<length], name: path)
        #expect(length <= fault.byteOffset ?? 0, "\(length) bytes were read as a tree; the fault of all is: \(fault)")
      } catch {
        Self.expectWellFormed(error, path, length)
      }
    }
  }

  @Test(arguments: files)
  func `a file with a wrong byte is read or refused, and never more`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let flips: [UInt8] = [0x01, 0x20, 0x80, 0xFF]
    // The step is odd and the flips are four, so that in a large file every flip comes to every kind of place.
    let isExhaustive = bytes.count <= Self.exhaustiveSize
    let step = Self.step(bytes, cost: bytes.count * bytes.count) | 1
    var broken = bytes
    for (turn, place) in stride(from: 0, to: bytes.count, by: step).enumerated() {
      for flip in isExhaustive ? flips : [flips[turn % 4]] {
        broken[place] ^= flip
        Self.read(broken, path)
        broken[place] = bytes[place]
      }
    }
  }

  @Test(arguments: files)
  func `a file with pieces lost, doubled and strewn in is read or refused`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    var random = SplitMix(state: UInt64(bytes.count))
    for _ in 0..<(bytes.count <= Self.exhaustiveSize ? 2_000 : min(100, Self.bytesPerFile / max(1, bytes.count))) {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) where !broken.isEmpty {
        let place = Int.random(in: broken.indices, using: &random)
        let length = Int.random(in: 1...min(200, broken.count - place), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &random)
        case 1: broken.removeSubrange(place..<(place + length))
        case 2: broken.insert(contentsOf: Array(broken[place..<(place + length)]), at: place)
        default: broken.insert("{}[],:\"\\<>&/x0-".utf8.randomElement(using: &random) ?? 0, at: place)
        }
      }
      Self.read(broken, path)
    }
  }

  // MARK: Places

  /// Every length while that is cheap; else those around brackets and quotes at even distances, and the first and last.
  private static func lengths(of bytes: [UInt8]) -> [Int] {
    let step = step(bytes, cost: bytes.count * bytes.count / 2)
    if step == 1 { return Array(0..<bytes.count) }
    let ends = Array(0..<min(bytes.count, 64)) + Array(max(0, bytes.count - 4)..<bytes.count)
    let structure = Set("{}[]<>\",:/".utf8)
    return ends
      + stride(from: 64, to: bytes.count, by: step).map { place in
        bytes[place...].firstIndex(where: structure.contains).map { $0 + place % 2 } ?? place
      }
  }

  private static func step(_ bytes: [UInt8], cost: Int) -> Int {
    bytes.count <= exhaustiveSize ? 1 : max(1, cost / bytesPerFile)
  }

  /// Where a document ends that the file begins with, if all before that is a part of it; nil where it is not so plain.
  private static func endOfPlainDocument(_ bytes: [UInt8]) -> Int? {
    // A log line may begin with a bracket too.
    guard bytes.count > 1, !Character(Unicode.Scalar(bytes[1])).isLetter || bytes[0] == UInt8(ascii: "<") else {
      return nil
    }
    return switch bytes.first {
    case UInt8(ascii: "{"): bytes.lastIndex(of: UInt8(ascii: "}"))
    case UInt8(ascii: "["): bytes.lastIndex(of: UInt8(ascii: "]"))
    case UInt8(ascii: "<"): Data(bytes).range(of: Data("</".utf8), options: .backwards)?.lowerBound
    default: nil
    }
  }

  // MARK: Reading

  private static func read(_ bytes: some Swift.Collection<UInt8>, _ path: String) {
    do throws(ReadError) {
      let snapshot = try reader.read(bytes, name: path)
      #expect(snapshot.count > 0)
    } catch {
      expectWellFormed(error, path, bytes.count)
    }
  }

  private static func expectWellFormed(_ error: ReadError, _ path: String, _ length: Int) {
    let text = "\(error)"
    #expect(text.hasPrefix("\(path): ") && text.hasSuffix(".") && !text.contains("\n"), "\(text)")
    if let place = error.byteOffset { #expect((0...length).contains(place), "\(text)") }
  }
}
