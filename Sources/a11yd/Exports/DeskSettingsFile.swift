import ArgumentParser
import Daemon
import FoundationEssentials
import Readers
import Speech

/// Finds `.a11yd.yaml`: in the current directory or the nearest one above it, up to the root of the checkout.
enum DeskSettingsFile {
  /// What the file says; nothing where there is none.
  ///
  /// - Throws: `ExitCode.somethingUnread` after the problems are written.
  static func settings() throws -> DeskSettings {
    guard let path = path(from: FileManager.default.currentDirectoryPath) else { return DeskSettings() }
    do {
      let text = try ExportFile(path: path).bytes(limit: sizeLimit).text
      return try DeskSettings(yaml: text, path: path, choices: choices)
    } catch {
      StandardError.write("\(error)")
      throw ExitCode.somethingUnread
    }
  }

  /// The nearest file, from this directory upwards; nil for none up to a directory with `.git`, or up to `/`.
  static func path(from directory: String) -> String? {
    var directory = directory
    while true {
      let prefix = directory == "/" ? "/" : directory + "/"
      if FileManager.default.fileExists(atPath: prefix + DeskSettings.fileName) {
        return prefix + DeskSettings.fileName
      }
      guard !FileManager.default.fileExists(atPath: prefix + ".git"), let slash = directory.lastIndex(of: "/"),
        directory != "/"
      else { return nil }
      directory = slash == directory.startIndex ? "/" : String(directory[..<slash])
    }
  }

  private static let choices = [
    "reader": KnownScreenReader.allCases.map(\.rawValue), "fail-on": FailureThreshold.allCases.map(\.rawValue),
  ]
  private static let sizeLimit = 1 << 20
}
