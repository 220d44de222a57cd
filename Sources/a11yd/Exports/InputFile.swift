import Glibc

/// A file that was named on the command line, or found below a directory that was.
struct InputFile: Sendable {
  let path: String
  /// The directory whose files are one session; nil for a file that belongs to none.
  let session: String?
}
