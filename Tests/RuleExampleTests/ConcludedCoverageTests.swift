import AccessibilityTree
import Audit
import Readers
import Rules
import Testing

/// What `doctor` concludes is what it would have found out by running every example.
struct ConcludedCoverageTests {
  private static let formats = ExportFormats.all.map(\.format)

  @Test(arguments: Platform.allCases)
  func `a comparison of exporters is the same, whichever came before`(platform: Platform) throws {
    let ruleBook = try ShippedRules.ruleBook.get()
    let (tried, concluding) = (CoverageSurvey(ruleBook: ruleBook), CoverageSurvey(ruleBook: ruleBook))
    _ = concluding.askedProperties(on: platform)
    for format in Self.formats where format.platform ?? platform == platform {
      for carried in [format.carries, format.carries.union(format.carriesIfSeen)] {
        let coverage = tried.coverage(of: carried, on: platform)
        #expect(concluding.coverage(of: carried, on: platform, concluded: true) == coverage, "\(format.name)")
      }
    }
  }

  @Test(arguments: Platform.allCases)
  func `the properties that rules ask for are those without any one of which less is decided`(platform: Platform) throws
  {
    let survey = CoverageSurvey(ruleBook: try ShippedRules.ruleBook.get())
    let asked = CoverageSurvey(ruleBook: try ShippedRules.ruleBook.get()).askedProperties(on: platform)
    let whole = survey.coverage(of: .all, on: platform).rules
    for property in Property.allCases {
      let without: PropertySet = property == .label || property == .text ? [.label, .text] : [property]
      let isAsked = survey.coverage(of: PropertySet.all.subtracting(without), on: platform).rules != whole
      #expect(asked.contains(property) == isAsked, "\(property.name)")
    }
  }
}
