import Foundation
import Glibc
import Testing

/// A file that is changed through a mapping: after the first store neither its size nor its times change.
///
/// The kernel sets the times when a clean page is first written to. It reports nothing but the end of the mapping, as a
/// close.
final class TracelessFile {
  private let path: String
  private let count: Int
  private var bytes: UnsafeMutableRawPointer?

  /// Makes a file of this content, maps it, and makes its page dirty.
  init(_ content: String, at url: URL) throws {
    (path, count) = (url.path, content.utf8.count)
    try Data(content.utf8).write(to: url)
    let file = open(path, O_RDWR | O_CLOEXEC)
    let bytes = try #require(mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0))
    close(file)
    try #require(bytes != MAP_FAILED)
    self.bytes = bytes
    store(content)
  }

  deinit { end() }

  /// Changes the content.
  func store(_ content: String) { bytes?.copyMemory(from: content, byteCount: min(count, content.utf8.count)) }

  /// Ends the mapping, which the kernel reports.
  func end() {
    if let bytes { munmap(bytes, count) }
    bytes = nil
  }
}
