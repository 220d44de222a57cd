import AuditTesting
import Foundation

/// All widgets of the atlas, in the order of their files.
enum Atlas {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = checkout.appending(path: "Tests/Fixtures/widgets")

  /// The path of a file of the checkout.
  static func path(_ file: String) -> String { checkout.appending(path: file).path }

  /// The path of a file of the atlas.
  static func file(_ name: String) -> String { folder.appending(path: name).path }

  /// Paths below the folder, without their ending: “buttons/android-views-button”.
  static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") && $0.contains("/") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// The widgets, or what is wrong with the first file that cannot be used.
  static let widgets: Result<[Widget], any Error> = Result { try paths.map(widget) }

  static func widget(_ path: String) throws -> Widget {
    let text = Golden.read(file(path + ".yaml")) ?? ""
    do { return try Widget(path: path, text: text) } catch { throw AtlasProblem(description: "\(path): \(error)") }
  }
}
