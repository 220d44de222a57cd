import Foundation

/// Exports of other people's apps, in the folder that the environment variable `A11YD_CORPUS` names.
///
/// None of them is in this repository. Tests of the corpus are skipped, and say so, where the variable is not set.
package enum Corpus {
  /// What a test says that is skipped.
  package static let absence = "A11YD_CORPUS is not set: it names the folder of exports that other people's apps made"

  /// The folder, which need not be there; nil where the variable is not set.
  package static let folder: String? = ProcessInfo.processInfo.environment["A11YD_CORPUS"].flatMap {
    $0.isEmpty ? nil : $0
  }

  /// Paths below the folder of the exports in it, in order; none without a corpus.
  package static let paths: [String] = folder.map { paths(in: $0) } ?? []

  /// What a11yd can read of them, with the language that each says or is guessed to have.
  package static let screens: [CleanScreen] = {
    guard let folder else { return [] }
    return CleanScreen.exports(in: folder, paths: paths, kind: .real, language: nil)
  }()

  /// Recordings are folders of captures and of what was done, which no test of exports by themselves can use.
  static func paths(in folder: String) -> [String] {
    CleanScreen.paths(in: folder).filter { !$0.hasPrefix("recordings/") }
  }
}
