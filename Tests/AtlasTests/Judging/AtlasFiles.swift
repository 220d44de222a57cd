import Foundation

/// Writes what the tests read, for `a11yd audit` and `a11yd speak`: `A11YD_ATLAS=directory`.
enum AtlasFiles {
  static let directory = ProcessInfo.processInfo.environment["A11YD_ATLAS"]

  /// `<directory>/<kind>/<widget>/<form>/<format>-<step>.json`.
  static func write(_ widgets: [Widget]) throws {
    for widget in widgets {
      for form in widget.forms {
        let folder = URL(filePath: directory ?? ".").appending(path: "\(widget.path)/\(form.name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for writer in ExportWriters.all where writer.platforms.contains(widget.platform) {
          let single = WidgetCapture.captures(of: form, of: widget, by: writer) ?? []
          let steps = WidgetCapture.recording(of: form, of: widget, by: writer)
          for (place, capture) in (single + steps).enumerated() {
            let name = "\(writer.format)-\(place).\(capture.text.hasPrefix("<") ? "xml" : "json")"
            try Data(capture.text.utf8).write(to: folder.appending(path: name))
          }
        }
      }
    }
  }
}
