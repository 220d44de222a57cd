import Foundation

/// A pipe that no other process inherits. One that tests start at the same moment would keep the input open, and the command
/// would wait for its end for ever.
struct ClosedPipe {
  let reading: FileHandle
  let writing: FileHandle

  init() {
    var descriptors: [CInt] = [0, 0]
    // `pipe2` is not offered to Swift; a pair of sockets is as good.
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    precondition(socketpair(AF_UNIX, kind, 0, &descriptors) == 0)
    reading = FileHandle(fileDescriptor: descriptors[0], closeOnDealloc: true)
    writing = FileHandle(fileDescriptor: descriptors[1], closeOnDealloc: true)
  }
}
