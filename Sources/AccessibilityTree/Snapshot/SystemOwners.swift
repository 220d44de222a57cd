/// Packages and bundles that show windows over or beside other apps: permission dialogs, the status bar, the
/// notification shade, choosers, keyboards. None of them is the app under test unless a wrapper says so.
///
/// Source: AOSP, packages/apps and packages/modules; the package lists of the big vendors' own images.
public enum SystemOwners {
  /// Whether the owner is the system or a part of it.
  public static func contains(_ owner: String) -> Bool { names.contains(owner) }

  /// Whether the owner is a keyboard. Alone on a screen, it shows its own settings, which can be under test.
  public static func isKeyboard(_ owner: String) -> Bool {
    keyboards.contains(owner) || owner.split(separator: ".").contains { keyboardWords.contains($0) }
  }

  /// The owner of most nodes. Keyboards count only if there is no other app. Nil if there is only the system.
  ///
  /// - Parameter isAsked: whether an owner may be the answer.
  public static func app(
    among owners: [(name: String, count: Int)], where isAsked: (String) -> Bool = { _ in true }
  ) -> String? {
    let apps = owners.filter { !contains($0.name) && isAsked($0.name) }
    let others = apps.filter { !isKeyboard($0.name) }
    return (others.isEmpty ? apps : others).max { ($0.count, $1.name) < ($1.count, $0.name) }?.name
  }

  /// Whether the owner is a home screen, which is shown when no app is open.
  public static func isLauncher(_ owner: String) -> Bool {
    launchers.contains(owner) || owner.lowercased().split(separator: ".").contains { $0.contains("launcher") }
  }

  /// Words by which keyboards are named in one part of the package.
  private static let keyboardWords: Set<Substring> = ["inputmethod", "ime", "keyboard"]

  private static let keyboards: Set<String> = [
    "com.android.adbkeyboard", "com.baidu.input", "com.baidu.input_huawei", "com.baidu.input_mi",
    "com.samsung.android.honeyboard", "com.swiftkey.swiftkeyapp", "com.touchtype.swiftkey", "io.appium.settings",
    "io.appium.unlock",
  ]

  private static let launchers: Set<String> = [
    "com.google.android.googlequicksearchbox", "com.htc.home", "com.miui.home", "com.sonyericsson.home",
    "com.sonymobile.home",
  ]

  private static let names: Set<String> = [
    // The system itself, its bars and its dialogs.
    "android", "com.android.systemui", "com.android.shell", "com.android.vpndialogs", "com.android.wallpaper",
    "com.android.intentresolver", "com.android.credentialmanager", "com.android.companiondevicemanager",
    "com.android.certinstaller", "com.android.keychain", "com.android.printspooler", "com.android.internal.app",
    "com.google.android.gms", "com.google.android.webview",
    // Permissions and installation.
    "com.android.permissioncontroller", "com.google.android.permissioncontroller",
    "com.samsung.android.permissioncontroller", "com.android.packageinstaller",
    "com.google.android.packageinstaller", "com.samsung.android.packageinstaller", "com.miui.packageinstaller",
    "com.lbe.security.miui", "com.miui.securitycenter", "com.coloros.securitypermission",
    "com.oplus.securitypermission", "com.vivo.permissionmanager", "com.huawei.systemmanager",
    // Fingerprint and face, edge panels, screenshots.
    "com.samsung.android.biometrics.app.setting", "com.samsung.android.app.cocktailbarservice",
    "com.samsung.android.app.smartcapture",
    // Pickers that are shown over an app.
    "com.android.documentsui", "com.google.android.documentsui", "com.android.providers.media.module",
    "com.google.android.providers.media.module",
    // iOS.
    "com.apple.springboard", "com.apple.InputUI", "com.apple.CoreAuthUI", "com.apple.LocalAuthentication.UIService",
    "com.apple.AccessibilityUIServer", "com.apple.ControlCenter",
  ]
}
