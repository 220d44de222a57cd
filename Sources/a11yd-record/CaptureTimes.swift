import ArgumentParser

/// When the screen is captured.
enum CaptureTimes: String, ExpressibleByArgument, CaseIterable {
  case beforeAndAfter = "before,after"
  case after
}
