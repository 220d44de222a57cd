import Foundation
import Journal
import Testing

/// The man page names each field that an entry may have, and no other.
struct ManPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the man page lists every journal field of ours`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "packaging/man/a11yd.8"), encoding: .utf8)
    let listed = page.split(separator: "\n").filter { $0.hasPrefix(".It Dv ") }.flatMap {
      $0.matches(of: #/AX_[A-Z_]+/#)
    }
    let names = listed.map { String($0.output) }
    #expect(Set(names).count == names.count, "packaging/man/a11yd.8 lists a field twice")
    let fields = Set(JournalField.allCases.map(\.rawValue).filter { $0.hasPrefix("AX_") })
    #expect(fields.subtracting(names) == [], "packaging/man/a11yd.8 lacks fields of JournalField")
    #expect(Set(names).subtracting(fields) == [], "packaging/man/a11yd.8 lists fields that JournalField does not have")
  }

  @Test func `the page of the configuration lists every key`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "packaging/man/a11yd.yaml.5"), encoding: .utf8)
    let file = try String(contentsOf: Self.root.appending(path: "config/a11yd.yaml"), encoding: .utf8)
    let keys = file.matches(of: #/(?m)^  #([a-z-]+):/#).map { String($0.1) }
    #expect(keys.count > 15)
    for key in keys {
      #expect(page.contains(".It Li \(key)\n"), "packaging/man/a11yd.yaml.5 lacks `\(key)` of config/a11yd.yaml")
    }
  }
}
