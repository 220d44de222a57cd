import FoundationEssentials
import Glibc

/// The program's own code in memory.
///
/// Starting runs through megabytes of it once: the reader of YAML, the compiler of rules, the reader of the command line; an
/// audit through as many. The kernel would keep those pages with the process for as long as nobody else needs the memory,
/// months on an idle box.
enum IdleCode {
  /// Lets go of the pages of code that are in memory; those that are needed again come back from the file by themselves.
  ///
  /// Only executable mappings: their pages are as the file has them, while others hold what the linker wrote there.
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
