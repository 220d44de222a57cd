import Foundation
import Testing
import Threads

@testable import Watch

/// What the kernel's words mean; the numbers are the kernel's own.
struct HintTests {
  private func hint(_ mask: Int32, _ name: String = "") -> String {
    let padded = Array(name.utf8) + [UInt8](repeating: 0, count: 16 - name.utf8.count)
    let meaning = padded.withUnsafeBytes {
      Hint(
        watch: 1, mask: UInt32(bitPattern: mask),
        paddedName: name.isEmpty ? UnsafeRawBufferPointer(start: nil, count: 0) : $0)
    }.meaning
    return String("\(meaning)".prefix { $0 != "(" })
  }

  @Test
  func `a full queue, a directory that went and a forgotten watch are told apart`() {
    #expect(hint(IN_Q_OVERFLOW) == "overflow")
    #expect(hint(IN_DELETE_SELF) == "odd")
    #expect(hint(IN_MOVE_SELF) == "odd")
    #expect(hint(IN_UNMOUNT) == "unmounted")
    #expect(hint(IN_IGNORED) == "ended")
  }

  @Test
  func `a temporary name is nothing, whatever happens to it`() {
    #expect(hint(IN_CLOSE_WRITE, "a.json") == "file")
    #expect(hint(IN_CLOSE_WRITE, ".a.json") == "nothing")
    #expect(hint(IN_MOVED_TO, "a.part") == "nothing")
  }

  @Test
  func `too many hints on their way are an overflow, as the kernel's own`() throws {
    let mailbox = HintMailbox(bell: try .init())
    let one = [UInt8]("a".utf8) + [0]
    let hints = one.withUnsafeBytes { name in
      (0...HintMailbox.limit).map { _ in Hint(watch: 1, mask: UInt32(IN_CREATE), paddedName: name) }
    }
    mailbox.post(hints)
    let contents = mailbox.empty()
    #expect(contents.overflowed)
    #expect(contents.hints.isEmpty)
    #expect(!mailbox.empty().overflowed)
  }
}
