/// The time in the names of DroidBot's files, “2017-08-11_155535”.
///
/// Source: honeynet/droidbot device_state.py and input_event.py: the host's local time in whole seconds, without a zone.
enum DroidBotTag {
  private static let shape = Array("dddd-dd-dd_dddddd".utf8)

  /// “2017-08-11T15:55:35”; a tag of another shape is returned unchanged.
  static func time(_ tag: String) -> String {
    let bytes = Array(tag.utf8)
    // By hand: to put a regular expression together costs more than all else in reading a small file.
    let fits =
      bytes.count == shape.count
      && zip(bytes, shape).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "d") ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte : byte == wanted
      }
    guard fits else { return tag }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return "\(part(0..<10))T\(part(11..<13)):\(part(13..<15)):\(part(15..<17))"
  }
}
