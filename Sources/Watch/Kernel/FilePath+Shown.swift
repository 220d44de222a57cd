import AccessibilityTree
public import SystemPackage

extension FilePath {
  /// The path as people may see it: on one line, what cannot be seen written out, what is not UTF-8 byte by byte (`\xFF`).
  ///
  /// `string` gives every such byte the same character, so that two files would have one name.
  public var shown: String {
    withPlatformString { characters in
      CleanText.line(bytes: UnsafeRawBufferPointer(start: characters, count: length))
    }
  }
}
