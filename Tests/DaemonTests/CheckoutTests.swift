import Daemon
import Foundation
import Testing

struct CheckoutTests {
  @Test
  func `the folder of this package is a checkout`() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    #expect(Checkout.isHere(root.path))
  }

  @Test
  func `a folder with the rules of some other tool is none`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11yd-checkout-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appending(path: "rules"), withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    #expect(!Checkout.isHere(folder.path))
  }
}
