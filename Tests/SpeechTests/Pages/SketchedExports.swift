/// The exporters that page files can name.
enum SketchedExports {
  static let all: [any SketchedExport.Type] = [
    SketchedXCUITest.self, SketchedIDB.self, SketchedMobilerun.self, SketchedUiAutomator2.self,
    SketchedAxeAndroid.self, SketchedMaestroAndroid.self, SketchedTrailblaze.self,
  ]

  static func named(_ format: String) -> (any SketchedExport.Type)? { all.first { $0.format == format } }
}
