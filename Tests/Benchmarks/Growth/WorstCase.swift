/// Inputs that nobody exports and anybody may drop.
enum WorstCase {
  typealias Make = (_ bytes: Int) -> [UInt8]?

  /// By what is bad about them.
  static func all(for export: RepeatedExport) -> [(name: String, make: Make)] {
    let common: [(String, Make)] = [
      ("deep", { export.deep(toBytes: $0, levels: 400) }),
      ("log lines behind", { size in logged(export.repeated(toBytes: 1 << 16), size) }),
      ("log lines before", { size in logged([], size).map { $0 + export.repeated(toBytes: 1 << 16) } }),
      ("cut off", { Array(export.repeated(toBytes: $0).dropLast(export.after.count + 5)) }),
    ]
    return common + (export.syntax == .json ? json(export) : xml(export))
  }

  private static func logged(_ bytes: [UInt8], _ size: Int) -> [UInt8]? {
    let line = Array("\n2026-11-21 09:30:02 I/Exporter( 812): waiting for \"idle\" {state".utf8)
    var bytes = bytes
    while bytes.count < size { bytes += line }
    return bytes + [UInt8(ascii: "\n")]
  }

  private static func json(_ export: RepeatedExport) -> [(String, Make)] {
    [
      ("empty nodes", { export.filled(toBytes: $0) { _ in Array("{}".utf8) } }),
      ("keys", { size in one(export, size) { Array("\"key\($0)\":0".utf8) } }),
      ("one key", { size in one(export, size) { _ in Array("\"children\":[]".utf8) } }),
      ("one text", { size in export.filled(toBytes: size) { $0 == 0 ? quoted(size) : Array("{\"text\":\"\"}".utf8) } }),
      ("texts", { export.filled(toBytes: $0) { text(export.part, $0) } }),
      ("escapes", { size in one(export, size) { _ in Array("\"\\u0041\\ud83d\\ude00\":\"\\n\\ud800\"".utf8) } }),
      ("brackets", { size in export.filled(toBytes: size) { $0 == 0 ? brackets(size) : Array("{}".utf8) } }),
      ("numbers", { export.filled(toBytes: $0) { _ in Array("-0.1234567890123456789e-300".utf8) } }),
    ]
  }

  private static func xml(_ export: RepeatedExport) -> [(String, Make)] {
    let tag = String(decoding: export.tag, as: UTF8.self)
    return [
      ("empty nodes", { export.filled(toBytes: $0) { _ in Array("<\(tag)/>".utf8) } }),
      ("attributes", { size in attributes(export, tag, size) }),
      (
        "one attribute",
        { size in
          export.filled(toBytes: export.part.count + size) { _ in
            Array("<\(tag) text=\"".utf8) + [UInt8](repeating: 0x78, count: size) + Array("\"/>".utf8)
          }
        }
      ),
      ("texts", { export.filled(toBytes: $0) { text(export.part, $0) } }),
      ("references", { export.filled(toBytes: $0) { _ in Array("<\(tag) text=\"&#x1F600;&amp;&#10;&lt;\"/>".utf8) } }),
      ("comments", { export.filled(toBytes: $0) { _ in Array("<!-- -->".utf8) } }),
      ("text", { export.filled(toBytes: $0) { _ in Array("some text ".utf8) } }),
    ]
  }

  /// One node that has all of these members.
  private static func one(_ export: RepeatedExport, _ size: Int, _ member: (Int) -> [UInt8]) -> [UInt8] {
    var node = Array("{".utf8)
    var place = 0
    while node.count < size {
      if place > 0 { node.append(UInt8(ascii: ",")) }
      node += member(place)
      place += 1
    }
    node.append(UInt8(ascii: "}"))
    return export.before + export.part + Array(",".utf8) + node + export.after
  }

  private static func attributes(_ export: RepeatedExport, _ tag: String, _ size: Int) -> [UInt8] {
    var node = Array("<\(tag)".utf8)
    var place = 0
    while node.count < size {
      node += Array(" a\(place)=\"\"".utf8)
      place += 1
    }
    return export.before + export.part + node + Array("/>".utf8) + export.after
  }

  private static func quoted(_ size: Int) -> [UInt8] {
    Array("{\"text\":\"".utf8) + [UInt8](repeating: 0x78, count: size) + Array("\"}".utf8)
  }

  private static func brackets(_ size: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "["), count: size / 2) + [UInt8](repeating: UInt8(ascii: "]"), count: size / 2)
  }

  /// The part with another number at the end of every text of some length, so that no two nodes say the same.
  private static func text(_ part: [UInt8], _ number: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(part.count * 2)
    let digits = Array(" \(number)".utf8)
    for (at, byte) in part.enumerated() {
      // Behind a space within a text: no key, no class and no number has one.
      if byte == 0x20, at > 0, isLetter(part[at - 1]), at + 1 < part.count, isLetter(part[at + 1]), !isXMLTag(part, at)
      {
        text += digits
      }
      text.append(byte)
    }
    return text
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The space behind the name of an element.
  private static func isXMLTag(_ part: [UInt8], _ at: Int) -> Bool {
    part[..<at].lastIndex { $0 == UInt8(ascii: "<") || $0 == 0x20 }.map { part[$0] == UInt8(ascii: "<") } ?? false
  }
}
