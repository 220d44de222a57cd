extension CriteriaPage {
  /// Where the page is on the site of the criteria.
  public var site: String {
    "https://www.magentaa11y.com/MagentaA11yV2#/" + address.replacing("native/", with: "native-criteria/")
  }
}
