import CMalloc
import FoundationEssentials
import Glibc

/// Memory that an idle process holds and does not use.
///
/// The start uses megabytes of code once: the YAML parser, the rule compiler and the command line parser. An audit uses
/// as many, and what it allocated and freed stays with the threads that ran it. The kernel keeps those pages with the
/// process until other processes need the memory, which may be months on an idle machine.
enum IdleMemory {
  /// Gives freed memory back to the kernel, and the pages of the program that are the same as in its file. Pages that
  /// are needed again are read from the file.
  ///
  /// Source: malloc_trim(3), proc_pid_maps(5), madvise(2).
  static func release() {
    malloc_trim(0)
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let maps = FileManager.default.contents(atPath: "/proc/self/maps")
    else { return }
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") where line.hasSuffix(program) {
      let fields = line.split(separator: " ", maxSplits: 2)
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard fields.count > 1, bounds.count == 2 else { continue }
      madvise(UnsafeMutableRawPointer(bitPattern: bounds[0]), Int(bounds[1] - bounds[0]), MADV_DONTNEED)
      // Constants come before the code. What comes after it the linker has written to.
      if fields[1] == "r-xp" { return }
    }
  }
}
