import SystemPackage

/// The file that a consumer works on. When it asks for the next, or asks no more, the file is done.
final class FileInHand {
  private let delivery: Delivery
  private var path: FilePath?

  init(_ delivery: Delivery) { self.delivery = delivery }

  deinit { putDown() }

  func take(_ file: FinishedFile) { path = file.path }

  func putDown() {
    if let path { delivery.release(path) }
    path = nil
  }
}
