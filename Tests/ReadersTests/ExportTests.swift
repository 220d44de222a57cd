import AuditTesting
import Readers
import Testing

@Suite struct ExportTests {
  @Test(arguments: Fixtures.exports(bad: false))
  func `an export is read as the tree that was reviewed`(_ path: String) throws {
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    let stem = path.split(separator: ".").dropLast().joined(separator: ".")
    #expect(Golden.mismatch("\(TreeText(snapshot))", at: Fixtures.path(stem + ".tree.txt")) == nil)
  }

  @Test(arguments: Fixtures.exports(bad: true))
  func `a file that is no export is refused in words that say why`(_ path: String) throws {
    let name = String(path.split(separator: "/").last ?? "")
    let bytes = try Fixtures.bytes(path)
    let error = #expect(throws: ReadError.self) { try ExportReader().read(bytes, name: name) }
    if let error {
      #expect("\(error)".hasPrefix("\(name): ") && "\(error)".hasSuffix("."))
      #expect(error.byteOffset.map { $0 <= bytes.count } ?? true)
    }
    let said = error.map { "\($0.kind.rawValue)\n\($0)\n" } ?? ""
    #expect(Golden.mismatch(said, at: Fixtures.path(path + ".txt")) == nil)
  }
}
