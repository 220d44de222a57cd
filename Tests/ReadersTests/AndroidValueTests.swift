import AccessibilityTree
import Testing

@testable import Readers

/// Values that several exporters of Android write in one shape.
@Suite struct AndroidValueTests {
  @Test(arguments: [
    ("Bundle[{a=1, AccessibilityNodeInfo.roleDescription=Tab, of two, b.c=x}]", ", ", "Tab, of two"),
    ("Bundle[{AccessibilityNodeInfo.roleDescription=Tab}]", ", ", "Tab"),
    ("AccessibilityNodeInfo.roleDescription=Tab;b=", ";", "Tab"),
    ("b=;AccessibilityNodeInfo.roleDescription=1 + 1 = 2;no key = here", ";", "1 + 1 = 2;no key = here"),
    ("Bundle[{AccessibilityNodeInfo.roleDescription=, a=1}]", ", ", nil),
    ("Bundle[{AccessibilityNodeInfo.roleDescription=null, a=1}]", ", ", nil),
    ("Bundle[{a=see AccessibilityNodeInfo.roleDescription=Tab}]", ", ", nil),
    ("Bundle[{xAccessibilityNodeInfo.roleDescription=Tab}]", ", ", nil),
    ("Bundle[{=, =1, AccessibilityNodeInfo.roleDescription=, , Tab}]", ", ", ", , Tab"),
    ("", ", ", nil), (", ", ", ", nil), ("Bundle[EMPTY_PARCEL]", ", ", nil),
  ])
  func `a value of a bundle ends where the next key begins`(_ bundle: String, _ separator: String, _ role: String?) {
    let texts = Self.texts(bundle, separator)
    #expect(texts.map(\.0) == (role == nil ? [] : [.roleDescription]))
    #expect(texts.first?.1 == role)
  }

  private static func texts(_ bundle: String, _ separator: String) -> [(AndroidExtras, String)] {
    var bundle = bundle
    return bundle.withUTF8 { AndroidExtras.texts($0, separator: separator == ";" ? ";" : ", ") }
  }

  @Test func `of a key that stands twice in a bundle the first counts`() {
    let key = AndroidExtras.hint.rawValue
    let texts = Self.texts("\(key)=;\(key)=One;\(AndroidExtras.testTag.rawValue)=tag", ";")
    #expect(texts.map(\.0) == [.testTag])
    #expect(texts.map(\.1) == ["tag"])
  }
}
