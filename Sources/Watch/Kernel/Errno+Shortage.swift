import SystemPackage

extension Errno {
  /// Whether the error is a temporary shortage, and nothing is wrong with the file.
  var isShortage: Bool {
    [.tooManyOpenFiles, .tooManyOpenFilesInSystem, .noMemory, .interrupted, .resourceTemporarilyUnavailable]
      .contains(self)
  }
}
