import Glibc
import SystemPackage

/// A hint from the kernel: where to look, never what is there.
struct Hint: Sendable {
  let watch: Int32
  let meaning: Meaning

  enum Meaning: Sendable {
    case file(FilePath.Component, FinishedFile.Arrival)
    /// A directory appeared, or its permissions changed.
    case directory(FilePath.Component)
    /// The watched directory itself was removed, moved or changed. Only a listing can find out what became of it.
    case odd
    /// Its file system was unmounted.
    case unmounted
    /// The kernel removed this watch, by itself or on request.
    case ended
    /// The kernel's queue was full.
    case overflow
    /// Temporary names, and events that do not matter.
    case nothing
  }

  init(watch: Int32, mask: UInt32, paddedName: UnsafeRawBufferPointer) {
    self.watch = watch
    meaning = Self.meaning(mask, paddedName.bindMemory(to: UInt8.self))
  }

  private static func meaning(_ mask: UInt32, _ paddedName: UnsafeBufferPointer<UInt8>) -> Meaning {
    func says(_ flags: Int32) -> Bool { mask & UInt32(bitPattern: flags) != 0 }
    if says(IN_Q_OVERFLOW) { return .overflow }
    if says(IN_IGNORED) { return .ended }
    if says(IN_UNMOUNT) { return .unmounted }
    if says(IN_DELETE_SELF | IN_MOVE_SELF) { return .odd }
    let name = UnsafeBufferPointer(rebasing: paddedName.prefix { $0 != 0 })
    // Without a name, the event is about the watched directory: its permissions changed.
    if name.isEmpty { return .odd }
    if TemporaryName.matches(name) { return .nothing }
    guard let component = component(name) else { return .nothing }
    if mask & UInt32(IN_ISDIR) != 0 { return .directory(component) }
    return .file(component, says(IN_MOVED_TO) ? .renamed : .written)
  }

  private static func component(_ name: UnsafeBufferPointer<UInt8>) -> FilePath.Component? {
    (name + [0]).withUnsafeBufferPointer { terminated in
      terminated.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.flatMap { FilePath.Component(platformString: $0) }
      }
    }
  }
}
