import AccessibilityTree
import AuditTesting
import Readers
import Testing

/// Exports inside of our own wrapper, which has keys of its own.
@Suite struct WrappedExportTests {
  /// Those that are JSON from their first byte to their last; the others stand in a wrapper as a text.
  private static let exports = Fixtures.exports(bad: false).filter { path in
    guard let bytes = try? Fixtures.bytes(path), bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[")
    else { return false }
    let layers = ExportReader().recognise(PaddedBytes(copying: bytes), name: path).layers
    return layers.allSatisfy { if case .member = $0 { true } else { false } }
  }

  @Test func `every format of JSON is among them`() {
    #expect(Set(Self.exports.compactMap { $0.split(separator: "/").first }).count >= 25)
  }

  @Test(arguments: exports)
  func `an export is read as it is by itself`(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let wrapped = Array(#"{"a11ySnapshot": 1, "tree": "#.utf8) + bytes + Array("}".utf8)
    let bare = try ExportReader().read(bytes, name: path)
    #expect(TreeText(try ExportReader().read(wrapped, name: path)).description == TreeText(bare).description)
  }
}
