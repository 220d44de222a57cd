import AccessibilityTree

/// The owners of idb's elements, recognised by the processes that draw them.
///
/// The status bar and the system's own sheets are drawn by other processes than the app. Their names are not exported: the
/// app's elements get the app's name, those of a strip along the top the name of the home screen, which draws the status
/// bar, and others a name made of the number.
///
/// Source: facebook/idb FBAXNodeSerializer.swift (`pid`); lycorp-jp/sim-use AccessibilityFetcher.swift, which adds the
/// elements of the status bar.
struct IDBProcesses {
  private let processes: [Int?]

  /// - Parameter processes: the process of each node; nil if the export does not say.
  init(_ processes: [Int?]) { self.processes = processes }

  /// The status bar of the tallest phone, in points.
  private static let statusBarHeight: Float = 64

  /// States the owner of every element, if there are several.
  func stateOwners(in builder: inout SnapshotBuilder) {
    let named = Set(processes.compactMap { $0 })
    guard named.count > 1, let app = app(in: builder) else { return }
    var owners: [Int: LabelID] = [:]
    for process in named {
      let isBar = process != app && isStatusBar(process, in: builder)
      owners[process] =
        isBar ? builder.intern("com.apple.springboard") : builder.intern("process \(process)")
    }
    if let name = appName(of: app, in: builder) { owners[app] = builder.intern(name) }
    for (index, process) in processes.enumerated() {
      if let owner = process.flatMap({ owners[$0] }) { builder.state(.owner, owner, of: index) }
    }
  }

  /// The process of the last application, as for its name; without one, the process of most elements.
  private func app(in builder: SnapshotBuilder) -> Int? {
    if let application = processes.indices.last(where: { builder[$0].role == .application }),
      let process = processes[application]
    {
      return process
    }
    let counts = Dictionary(processes.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func appName(of process: Int, in builder: SnapshotBuilder) -> String? {
    let application = processes.indices.last {
      processes[$0] == process && builder[$0].role == .application
    }
    return application.flatMap { builder.labels[builder[$0].text(.label)] }
      .flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// Whether everything that the process draws is along the top of the screen.
  private func isStatusBar(_ process: Int, in builder: SnapshotBuilder) -> Bool {
    processes.indices.allSatisfy { index in
      guard processes[index] == process else { return true }
      let bounds = builder[index].bounds
      return !bounds.isEmpty && bounds.maxY <= Self.statusBarHeight
    }
  }
}
