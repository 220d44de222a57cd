import Glibc
import Line
import Readers
import Reports
import SystemPackage

/// The exports that are still in the drop directory: they bring the drawing and the transcript of their screens.
struct DropExports {
  let directory: String
  let line: ExportLine

  /// The screen with the first of its exports that still shows it; nil for none.
  func file(of screen: ReportedScreen) -> AuditedFile? {
    for name in screen.files.prefix(Self.tries) {
      guard let bytes = bytes(of: name, limit: line.sizeLimit),
        let transcript = try? line.transcript(of: bytes, name: name, session: nil)
      else { continue }
      let picture = ExportPicture.of(name, bytes: bytes) { self.bytes(of: $0, limit: ExportPicture.limit) }
      if let file = screen.file(name, showing: transcript, picture: picture) { return file }
    }
    return nil
  }

  /// A screen with findings in more files has been captured often, and most of them are gone.
  private static let tries = 5

  /// The bytes of a file below the directory; nil where there is none.
  ///
  /// A journal from elsewhere may name any path, and people who drop exports may drop links. So no link is followed,
  /// and nothing outside of the directory is opened. The corresponding C function is `openat`.
  private func bytes(of name: String, limit: Int) -> PaddedBytes? {
    let path = FilePath(name)
    guard path.isRelative, !path.components.isEmpty, path.components.allSatisfy({ $0.kind == .regular }) else {
      return nil
    }
    var current = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (place, component) in path.components.enumerated() {
      guard current >= 0 else { return nil }
      let kind = place == path.components.count - 1 ? O_NONBLOCK | O_NOCTTY : O_DIRECTORY
      let next = component.withPlatformString { openat(current, $0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind) }
      close(current)
      current = next
    }
    guard current >= 0 else { return nil }
    defer { close(current) }
    var status = stat()
    guard fstat(current, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? ExportFile(path: name).bytes(of: current, limit: limit)
  }
}
