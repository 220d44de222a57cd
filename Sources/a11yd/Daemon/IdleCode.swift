import FoundationEssentials
import Glibc

/// The program's own code in memory.
///
/// The start uses megabytes of it once: the YAML parser, the rule compiler and the command line parser. An audit uses
/// as many. The kernel keeps those pages with the process until other processes need the memory, which may be months on
/// an idle machine.
enum IdleCode {
  /// Releases the pages of code in memory. Pages that are needed again are read from the file.
  ///
  /// Only executable mappings are released: their pages are the same as in the file, while the linker has written to
  /// others.
  ///
  /// Source: proc_pid_maps(5), madvise(2).
  static func release() {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let maps = FileManager.default.contents(atPath: "/proc/self/maps")
    else { return }
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") where line.hasSuffix(program) {
      let fields = line.split(separator: " ", maxSplits: 2)
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard fields.count > 1, fields[1] == "r-xp", bounds.count == 2 else { continue }
      madvise(UnsafeMutableRawPointer(bitPattern: bounds[0]), Int(bounds[1] - bounds[0]), MADV_DONTNEED)
    }
  }
}
