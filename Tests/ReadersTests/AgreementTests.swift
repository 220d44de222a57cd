import AccessibilityTree
import Readers
import Testing

/// The same screens as five exporters write them.
@Suite struct AgreementTests {
  private static let formats = ["mobilerun", "screenshot-tests", "automobile", "android-env", "atf-json"]
  private static let pairs = formats.indices.flatMap { first in
    formats[(first + 1)...].map { (formats[first], $0) }
  }

  /// By place and words, which no two nodes of a screen share.
  private func nodes(_ format: String, _ screen: String) throws -> [String: Node] {
    let path = "\(format)/\(screen).json"
    let snapshot = try ExportReader().read(Fixtures.bytes(path), name: path)
    let keyed = snapshot.nodes.map { node in
      // A field that is empty shows its hint, which ATF does not take for its text.
      let words = node.text(.placeholder).value == nil ? node.text(.text).value ?? node.text(.label).value ?? "" : ""
      return ("\(node.bounds.value.map { "\($0)" } ?? "nowhere") \(words)", node)
    }
    return Dictionary(keyed.filter { !$0.0.hasPrefix("nowhere") }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: pairs, ["a11yd__checkout", "a11yd__calendar"])
  func `where both can say, both say the same`(_ pair: (String, String), _ screen: String) throws {
    let (ones, others) = (try nodes(pair.0, screen), try nodes(pair.1, screen))
    let shared = ones.keys.filter { others[$0] != nil }
    // The spare one is the node that AutoMobile puts around all windows.
    #expect(shared.count >= min(ones.count, others.count) - 2)
    for key in shared {
      guard let one = ones[key], let other = others[key] else { continue }
      for property in Property.allCases where property.isFlag && !Self.derived.contains(property) {
        guard case .exposed(let left) = one.flag(property), case .exposed(let right) = other.flag(property) else {
          continue
        }
        #expect(left == right, "\(property.name) of \(key)")
      }
      for property in Property.allCases where property.isText && property != .nativeClass {
        guard let left = one.text(property).value, let right = other.text(property).value else { continue }
        #expect(left == right, "\(property.name) of \(key)")
      }
      for (left, right) in [(one.position.value, other.position.value)] where left != nil && right != nil {
        #expect(left == right, "position of \(key)")
      }
      if let left = one.range.value, let right = other.range.value { #expect(left == right, "range of \(key)") }
      if let left = one.liveRegion.value, let right = other.liveRegion.value { #expect(left == right) }
      if let left = one.actions.value, let right = other.actions.value { #expect(left == right) }
      if one.role != other.role {
        // Without ranges nobody can tell a loading icon.
        #expect(Set([one.role, other.role]) == [.progressBar, .loadingIcon], "role of \(key)")
      }
    }
  }

  /// What a reader concludes from others that one of the two may lack.
  private static let derived: Set<Property> = [.showingHint]
}
