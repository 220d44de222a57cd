import Foundation
import Glibc
import SystemPackage

/// Single steps: each a system call or two on the disk, then the same on the model.
extension ModelRun {
  func real(_ path: String) -> String { base + "/" + path }

  func makeDirectory(_ path: String) throws {
    try step("mkdir \(path)", mkdir(real(path), 0o700))
    model.set(path, .directory)
  }

  func move(_ old: String, _ new: String) throws {
    try step("rename \(old) \(new)", rename(real(old), real(new)))
    // Two names of one file: rename(2) does nothing.
    if let file = file(at: old), file == self.file(at: new) { return }
    model.move(old, to: new)
  }

  /// Both in turn, by way of a third name.
  func exchange(_ one: String, _ other: String) throws {
    let third = outsidePlace()
    try move(one, third)
    try move(other, one)
    try move(third, other)
  }

  func link(_ old: String, _ new: String) throws {
    guard let file = file(at: old) else { return }
    try step("link \(old) \(new)", Glibc.link(real(old), real(new)))
    model.set(new, .file(file))
  }

  func remove(_ path: String) throws {
    trace.append("rm -r \(path)")
    try FileManager.default.removeItem(atPath: real(path))
    model.remove(path)
  }

  /// A whole file in one go, in place.
  func create(_ path: String, _ text: String) throws {
    let writer = try open(path, O_WRONLY | O_CREAT | O_TRUNC)
    try write(text, writer)
    try step("close", close(writer.descriptor))
  }

  /// Opens a file, which is made if need be.
  func open(_ path: String, _ flags: CInt) throws -> (descriptor: CInt, file: Int) {
    let descriptor = Glibc.open(real(path), flags | O_CLOEXEC, 0o600)
    try step("open \(path)\(flags & O_TRUNC == 0 ? "" : ", truncated")", descriptor)
    let old = file(at: path)
    let file = old ?? model.newFile("")
    if old == nil { model.set(path, .file(file)) }
    if flags & O_TRUNC != 0 { model.write("", to: file) }
    return (descriptor, file)
  }

  /// Adds to an open file.
  func write(_ text: String, _ writer: (descriptor: CInt, file: Int)) throws {
    try step("write \(text)", CInt(Glibc.write(writer.descriptor, text, text.utf8.count)))
    model.write((model.contents[writer.file] ?? "") + text, to: writer.file)
  }

  /// Writes the rest of what an open writer had begun, and closes.
  func finishWriter(at index: Int) throws {
    let writer = writers.remove(at: index)
    try write("rest}", writer)
    try step("close", close(writer.descriptor))
  }

  func truncate(_ path: String, to size: Int) throws {
    try step("truncate \(path) \(size)", Glibc.truncate(real(path), size))
    if let file = file(at: path) { model.write(String(content(at: path).prefix(size)), to: file) }
  }

  /// The same number of bytes, in place.
  func overwrite(_ path: String, from offset: Int, with text: String) throws {
    guard let file = file(at: path) else { return }
    let descriptor = Glibc.open(real(path), O_WRONLY | O_CLOEXEC)
    try step("open \(path)", descriptor)
    try step("overwrite at \(offset) \(text)", CInt(pwrite(descriptor, text, text.utf8.count, offset)))
    model.write(Self.replacing(content(at: path), from: offset, with: text), to: file)
    try step("close", close(descriptor))
  }

  static func replacing(_ content: String, from offset: Int, with text: String) -> String {
    String(content.prefix(offset)) + text + String(content.dropFirst(offset + text.utf8.count))
  }

  func change(mode: mode_t, _ path: String) throws {
    try step("chmod \(String(mode, radix: 8)) \(path)", chmod(real(path), mode))
    if let file = file(at: path) { model.setReadable(mode != 0, file) }
  }

  func step(_ what: String, _ result: CInt) throws {
    try Problem.check(result, what)
    trace.append(what)
    patience.noteStep()
  }
}
