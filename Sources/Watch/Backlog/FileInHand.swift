import SystemPackage

/// The file that a consumer works on. The file is done when the consumer asks for the next one or stops asking.
final class FileInHand {
  private let finds: FoundFiles
  private var path: FilePath?

  init(_ finds: FoundFiles) { self.finds = finds }

  deinit { putDown() }

  func take(_ file: FinishedFile) { path = file.path }

  func putDown() {
    if let path { finds.release(path) }
    path = nil
  }
}
