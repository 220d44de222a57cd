/// The name of a picture that was put together with words.
extension Shape {
  /// Whether one piece between commas is a name with low lines from the code, and another one is words. Only low lines
  /// count, because people write dots and hyphens.
  static func hasCodeInside(_ text: String) -> Bool {
    let pieces = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    guard pieces.count > 1 else { return false }
    let code = pieces.count { piece in
      piece.utf8.contains(UInt8(ascii: "_")) && !piece.contains(" ")
        && !isFileName(piece) && (isAssetName(piece) || isResourceName(piece) || isClassName(piece))
    }
    return code > 0 && code < pieces.count
  }
}
