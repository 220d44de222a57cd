import Foundation
import SystemPackage
import Testing

@testable import Watch

/// What happens to a file between its opening and its end.
struct FileReadingTests {
  /// Opens a file, lets something happen to it, and reads it as the watcher does.
  private func read(_ text: String, after change: (String) -> Void) throws -> FileReading {
    let path = FileManager.default.temporaryDirectory.appending(path: "a11yd-read-\(UUID().uuidString)").path
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { unlink(path) }
    let file = FileDescriptor(rawValue: open(path, O_RDONLY | O_CLOEXEC))
    defer { close(file.rawValue) }
    var opened = stat()
    #expect(fstat(file.rawValue, &opened) == 0)
    change(path)
    return try FileReading.read(file, opened: opened, sizeLimit: 1_000)
  }

  @Test("fault 15: a file deleted while it is read is read to its end")
  func deleted() throws {
    guard case .bytes(let bytes, _, _) = try read("whole", after: { unlink($0) }) else {
      Issue.record("not read")
      return
    }
    #expect(bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } == "whole")
  }

  @Test(
    "fault 16: a file cut, grown or rewritten while it is read is read again",
    arguments: ["", "wh", "whole and more", "WHOLE"])
  func changed(text: String) throws {
    let reading = try read("whole") { path in
      // In place: another file under its name would be none of this one's business.
      let file = open(path, O_WRONLY | O_TRUNC)
      #expect(write(file, text, text.utf8.count) == text.utf8.count)
      close(file)
    }
    expectStillChanging(reading)
  }

  private func expectStillChanging(_ reading: FileReading, _ location: SourceLocation = #_sourceLocation) {
    if case .stillChanging = reading { return }
    Issue.record("\(reading)", sourceLocation: location)
  }

  @Test("fault 16: a file cut and deleted while it is read is not taken for whole")
  func changedAndDeleted() throws {
    let reading = try read("whole") { path in
      truncate(path, 2)
      unlink(path)
    }
    expectStillChanging(reading)
  }

  @Test("fault 15, 16: a file replaced by another while it is read is read as it was")
  func replaced() throws {
    let reading = try read("whole") { path in
      #expect(FileManager.default.createFile(atPath: path + ".new", contents: Data("other".utf8)))
      #expect(rename(path + ".new", path) == 0)
    }
    guard case .bytes(let bytes, _, _) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } == "whole")
  }

  @Test("fault 20: a file that grew beyond the limit before it was read is skipped")
  func grown() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "a11yd-read-\(UUID().uuidString)").path
    let file = FileDescriptor(rawValue: open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    defer { close(file.rawValue) }
    unlink(path)
    #expect(ftruncate(file.rawValue, 1_001) == 0)
    var opened = stat()
    #expect(fstat(file.rawValue, &opened) == 0)
    guard case .skipped(.tooLarge(1_001, 1_000), _) = try FileReading.read(file, opened: opened, sizeLimit: 1_000)
    else {
      Issue.record("read")
      return
    }
  }
}
