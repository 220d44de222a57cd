import SystemPackage

/// Reads a small file of the system, whole.
enum FileText {
  static func read(_ path: FilePath) throws(Errno) -> String {
    do {
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec])
      defer { try? file.close() }
      // Files below /proc do not report their size.
      return try withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 1) { buffer in
        let count = try file.read(into: buffer)
        return String(decoding: buffer.prefix(count), as: UTF8.self)
      }
    } catch {
      throw error as? Errno ?? .ioError
    }
  }
}
