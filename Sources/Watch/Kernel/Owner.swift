import Glibc

/// The owner of a file, by name if the system has one.
///
/// The corresponding C functions are `getpwuid_r` and `getgrgid_r`.
enum Owner {
  /// The user's name, such as “lab”, else the number.
  static func user(_ number: uid_t) -> String {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
      if let start = buffer.baseAddress { getpwuid_r(number, &entry, start, buffer.count, &found) }
      return found.flatMap { $0.pointee.pw_name }.map { String(cString: $0) } ?? String(number)
    }
  }

  /// The group's name, such as “a11y-drop”, else the number.
  static func group(_ number: gid_t) -> String {
    var entry = Glibc.group()
    var found: UnsafeMutablePointer<Glibc.group>?
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
      if let start = buffer.baseAddress { getgrgid_r(number, &entry, start, buffer.count, &found) }
      return found.flatMap { $0.pointee.gr_name }.map { String(cString: $0) } ?? String(number)
    }
  }
}
