import Foundation
import SystemPackage
import Testing

@testable import Journal

/// Whose entries count, and whether they may be read.
struct OwnOriginTests {
  @Test(arguments: [
    ("0::/system.slice/a11yd.service\n", "a11yd.service"),
    ("0::/user.slice/user-1000.slice/user@1000.service/app.slice/lab.service\n", "lab.service"),
    ("12:pids:/x.service\n1:name=systemd:/system.slice/a11yd.service\n0::/\n", "a11yd.service"),
    ("0::/system.slice/a11yd.service/inner\n", "a11yd.service"),
    ("0::/user.slice/user-1000.slice/session-3.scope\n", nil),
    ("", nil),
  ])
  func `the unit is the one that journald sees`(text: String, unit: String?) {
    #expect(OwnOrigin.unit(inCgroups: text) == unit)
  }

  @Test
  func `an entry counts only by the fields that journald writes itself`() {
    let trusted = ["_UID=61234", "_SYSTEMD_UNIT=a11yd.service"]
    #expect(OwnOrigin(user: 61_234, unit: "a11yd.service").matches == ["SYSLOG_IDENTIFIER=a11yd"] + trusted)
    #expect(OwnOrigin(user: 0, unit: nil).matches.contains("_UID=0"))
    #expect(OwnOrigin(user: 0, unit: "x.service").suppressionMatches?.contains("_TRANSPORT=driver") == true)
    #expect(OwnOrigin(user: 0, unit: nil).suppressionMatches == nil)
  }

  @Test
  func `the journal is where its files are`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "a11yd-journal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func put(_ path: String, _ text: String = "") throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func access() -> JournalAccess { .current(root: FilePath(root.path), user: 1_000) }
    #expect(access() == .absent)
    try put("etc/machine-id", "0123456789abcdef0123456789abcdef\n")
    try put("var/log/journal/another/system.journal")
    #expect(access() == .absent)
    try put("var/log/journal/0123456789abcdef0123456789abcdef/system.journal")
    #expect(access() == .readable(isVolatile: false))
    try put("run/log/journal/0123456789abcdef0123456789abcdef/system.journal")
    #expect(access() == .readable(isVolatile: true))
  }

  /// Entries of services are in the system's file, so a person who may only read an own file sees none of them.
  @Test func `a file of one's own is not the journal of services`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "a11yd-journal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "var/log/journal/0123456789abcdef0123456789abcdef")
    for directory in [folder, root.appending(path: "etc")] {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }
    try Data("0123456789abcdef0123456789abcdef\n".utf8).write(to: root.appending(path: "etc/machine-id"))
    try Data().write(to: folder.appending(path: "user-1000.journal"))
    #expect(JournalAccess.current(root: FilePath(root.path), user: 1_000) == .readable(isVolatile: false))
    #expect(JournalAccess.current(root: FilePath(root.path), user: nil) == .absent)
    try Data().write(to: folder.appending(path: "system.journal"))
    #expect(JournalAccess.current(root: FilePath(root.path), user: nil) == .readable(isVolatile: false))
  }
}
