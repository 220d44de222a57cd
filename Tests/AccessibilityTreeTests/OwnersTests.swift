import AccessibilityTree
import Testing

struct OwnersTests {
  /// Nodes of other apps, one a letter: `x` for another app's. Every owner stands below the one before.
  private func others(_ owners: [String?], app: String? = nil, carries: PropertySet = [.owner]) -> String? {
    var builder = SnapshotBuilder(format: "test")
    builder.meta.app = app
    builder.carried = carries
    for owner in owners {
      let node = builder.openNode()
      if let owner { builder.state(.owner, builder.intern(owner), of: node) }
    }
    let snapshot = builder.finish()
    return snapshot.nodesOfOtherApps.map { set in snapshot.nodes.map { set.contains($0.index) ? "x" : "." }.joined() }
  }

  @Test func `without owners nobody can say`() {
    #expect(others([nil, nil], app: "com.example.shop", carries: []) == nil)
  }

  @Test func `the app that the capture names is under test, whatever else is there`() {
    let shop = "com.example.shop"
    #expect(others([shop, "com.android.systemui", "com.android.systemui"], app: shop) == ".xx")
    #expect(others([shop, "com.other", "com.other"], app: shop) == ".xx")
    #expect(others(["com.example.shop.debug", "com.other", "com.other"], app: shop) == ".xx")
    #expect(others([shop, "com.other"], app: "com.example.shop.debug") == ".x")
    #expect(others(["com.android.systemui"], app: "com.android.systemui") == ".")
  }

  @Test(arguments: [
    "com.sec.android.app.easylauncher", "com.android.settings", "com.google.android.apps.nexuslauncher",
  ])
  func `a launcher and the settings can be under test`(app: String) {
    #expect(others([app, app, "com.sec.android.daemonapp"], app: app) == "..x")
    #expect(others([app, app, "com.android.systemui"]) == "..x")
  }

  @Test func `else whoever owns most of the screen and is not the system`() {
    #expect(others(["com.example.shop", "android", "android", "android"]) == ".xxx")
    #expect(others(["com.example.shop", "com.samsung.android.honeyboard", "com.samsung.android.honeyboard"]) == ".xx")
    #expect(others(["com.a", "com.b", "com.b"]) == "x..")
    // A name that is no package matches nothing, and the screen is judged all the same.
    #expect(others(["com.example.shop", "com.android.systemui"], app: "Shop") == ".x")
  }

  @Test(arguments: [
    "android", "com.android.systemui", "com.google.android.permissioncontroller", "com.android.packageinstaller",
    "com.apple.springboard",
  ])
  func `the system alone is nobody under test`(owner: String) {
    #expect(others([owner, owner]) == "xx")
  }

  @Test(arguments: ["com.google.android.inputmethod.latin", "com.touchtype.swiftkey", "org.example.keyboard.lite"])
  func `a keyboard is one beside an app, alone it shows its own settings`(owner: String) {
    #expect(others(["com.example.shop", owner, owner]) == ".xx")
    #expect(others([owner, "com.android.systemui"]) == ".x")
    #expect(others([owner, owner], app: owner) == "..")
  }

  @Test func `behind an app that is gone stands the home screen`() {
    #expect(others(["com.miui.home"], app: "com.example.shop") == "x")
    #expect(others(["com.huawei.android.launcher"], app: "com.example.shop") == "x")
    #expect(others(["com.miui.home"]) == ".")
  }

  @Test func `a node without an owner has that of the node above`() {
    #expect(others(["com.example.shop", nil, "com.android.systemui", nil, nil]) == "..xxx")
    #expect(others([nil, "com.example.shop", nil]) == "...")
  }
}
