extension Snapshot {
  /// The same snapshot with this platform, language and session, as far as it does not say its own.
  ///
  /// A language is not assumed for a screen whose letters are mostly not used in it: no word of the language would match,
  /// so rules about words would pass.
  ///
  /// - Parameters:
  ///   - language: the lab's language, BCP 47, such as `en` or `pt-BR`; nil leaves it open, as for the platform.
  ///   - session: the session, such as the subdirectory of the drop directory.
  public func assuming(platform: Platform? = nil, language: String? = nil, session: String? = nil) -> Snapshot {
    var meta = meta
    meta.session = meta.session ?? session
    var carried = carried
    if let platform, meta.platform == nil {
      meta.platform = platform
      carried.insert(.platform)
    }
    if let language, meta.language == nil, !contradicts(language) {
      meta.language = language
      meta.languageSource = .configured
      carried.insert(.language)
    }
    guard meta != self.meta else { return self }
    return with(meta, carried: carried)
  }

  /// The same with the node of which the screen reader's last words were said.
  package func spokenLast(of node: Int) -> Snapshot {
    var meta = meta
    meta.lastSpeechNode = node
    return with(meta, carried: carried)
  }

  /// The same nodes with other metadata.
  func with(_ meta: SnapshotMeta, carried: PropertySet) -> Snapshot {
    Snapshot(
      format: format, meta: meta, labels: labels, events: events, records: records, extras: extras, carried: carried,
      verdicts: verdicts, cut: cut, endCut: endCut, facts: facts, unread: unread)
  }
}
