import AccessibilityTree
public import SystemPackage

extension FilePath {
  /// The path for people: on one line, with invisible characters written out, and bytes that are not UTF-8 as `\xFF`.
  ///
  /// `string` replaces every such byte with the same character, so that two files could look the same.
  public var shown: String {
    withPlatformString { characters in
      CleanText.line(bytes: UnsafeRawBufferPointer(start: characters, count: length))
    }
  }
}
