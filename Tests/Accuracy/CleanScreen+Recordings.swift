import AccessibilityTree
import Audit
import AuditTesting
import Foundation
import Readers
import Speech

extension CleanScreen {
  /// The recordings in a folder, each of which is a folder of captures, in the order of their names. They were written for
  /// this project.
  package static func recordings(in folder: String) -> [CleanScreen] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = folder + "/" + name
      var recording = Recording()
      for file in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        guard let snapshot = try? ExportReader().read(Golden.bytes(path + "/" + file) ?? [], name: file) else {
          continue
        }
        _ = recording.insert(
          RecordedStep(name: file, transcript: ScreenReaders.transcript(of: snapshot.assuming(language: "en"))))
      }
      guard recording.steps.count > 1 else { return nil }
      return CleanScreen(name: name, steps: recording.steps.map(\.transcript.snapshot), kind: .written)
    }
  }
}
