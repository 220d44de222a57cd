import AccessibilityTree

/// What a wrapper says about the capture besides the tree.
public struct Envelope: Sendable {
  var meta = SnapshotMeta()
  var events = Evidence<[Event]>.notExported
  /// The properties that the exporter declares, `meta.carries`.
  var declared = PropertySet()

  /// Words that a11yd does not know and leaves out.
  var unread: [String] = []

  /// What another tool found, in the wrapper of Accessibility Insights.
  var atfaResults: [ATFAResult] = []

  /// Nothing is said.
  public init() {}

  /// The session that the capture belongs to; nil if the wrapper does not say.
  public var session: String? { meta.session }

  /// Adds this to what the export itself said. The wrapper takes precedence.
  func apply(to builder: inout SnapshotBuilder) {
    builder.meta.platform = meta.platform ?? builder.meta.platform
    builder.meta.app = meta.app ?? builder.meta.app
    builder.meta.appVersion = meta.appVersion ?? builder.meta.appVersion
    builder.meta.screen = meta.screen ?? builder.meta.screen
    builder.meta.language = meta.language ?? builder.meta.language
    builder.meta.languageSource = meta.language == nil ? builder.meta.languageSource : .capture
    builder.meta.fontScale = meta.fontScale ?? builder.meta.fontScale
    builder.meta.capturedAt = meta.capturedAt ?? builder.meta.capturedAt
    builder.meta.session = meta.session ?? builder.meta.session
    builder.meta.sequence = meta.sequence ?? builder.meta.sequence
    builder.meta.triggerAction = meta.triggerAction ?? builder.meta.triggerAction
    builder.meta.triggerNode = meta.triggerNode ?? builder.meta.triggerNode
    builder.meta.triggerAt = meta.triggerAt ?? builder.meta.triggerAt
    builder.meta.settled = meta.settled ?? builder.meta.settled
    builder.meta.screenReaderFocus = meta.screenReaderFocus ?? builder.meta.screenReaderFocus
    // A capture that says where it belongs does not need the exporter's log.
    if meta.session != nil || meta.sequence != nil || meta.triggerAction != nil { builder.meta.state = nil }
    for words in unread { builder.leaveOut(words) }
    if !atfaResults.isEmpty {
      let places = Dictionary(grouping: 0..<builder.count) { builder[$0].bounds }
      builder.verdicts += atfaResults.compactMap { $0.verdict(in: builder, places) }
    }
    if events.isExported { builder.events = events }
    if events.isExported { builder.carried.insert(.events) }
  }
}
