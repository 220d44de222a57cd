import AccessibilityTree
import ArgumentParser

/// The screen readers that can be asked for by name.
enum ScreenReaderChoice: String, CaseIterable, ExpressibleByArgument {
  case voiceover
  case talkback

  var platform: Platform {
    switch self {
    case .voiceover: .ios
    case .talkback: .android
    }
  }
}
