import SystemPackage

extension Errno {
  /// It passes: nothing is wrong with the file.
  var isShortage: Bool {
    [.tooManyOpenFiles, .tooManyOpenFilesInSystem, .noMemory, .interrupted, .resourceTemporarilyUnavailable]
      .contains(self)
  }
}
