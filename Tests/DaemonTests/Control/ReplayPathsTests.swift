import Foundation
import SystemPackage
import Testing

@testable import Daemon

struct ReplayPathsTests {
  @Test
  func `a path is found below the drop directory however it is written`() async throws {
    try await CheckoutFiles.withTemporaryDirectory { base in
      let drop = base.appending(path: "drop")
      try FileManager.default.createDirectory(
        at: drop.appending(path: "run"), withIntermediateDirectories: true)
      try Data().write(to: drop.appending(path: "run/a.json"))
      let link = base.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: drop)
      let places = ReplayPaths(drop: drop.path)
      for path in [
        "run/a.json", "run//a.json", "./run/../run/a.json", "\(drop.path)/run/a.json", "\(link.path)/run/a.json",
      ] { #expect(places.path(below: path, from: nil) == "run/a.json", "\(path)") }
      #expect(places.path(below: "drop/run/a.json", from: base.path) == "run/a.json")
      #expect(places.path(below: "a.json", from: drop.path + "/run") == "run/a.json")
      #expect(places.path(below: "no.json", from: base.path) == "no.json")
      #expect(places.path(below: ".", from: nil) == "")
      #expect(places.path(below: drop.path, from: nil) == "")
      for path in ["", "..", "../drop2/a", "/etc/passwd", "/", drop.path + "2/a", "run/../../x"] {
        #expect(places.path(below: path, from: base.path) == nil, "\(path)")
      }
      #expect(ReplayPaths(drop: link.path).path(below: "\(drop.path)/run/a.json", from: nil) == "run/a.json")
    }
  }
}
