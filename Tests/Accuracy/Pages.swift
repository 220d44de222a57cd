/// Rules that stand on several pages of the criteria under one name.
enum Pages {
  /// The pages of controls that share the rules about names.
  static let named = ["button", "segmented-control", "wheel-picker"]

  /// One find a page: “role-word-last” of “name-omits-role”.
  static func finds(_ rule: String, _ expectation: String, inTargetsOf targets: String? = nil) -> [Find] {
    named.map { page in
      Find(
        ExpectationName(rule: "\(page)/\(rule)", expectation: expectation),
        inTargetsOf: targets.map { "\(page)/\($0)" })
    }
  }
}
