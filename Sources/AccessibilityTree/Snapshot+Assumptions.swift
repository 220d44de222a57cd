extension Snapshot {
  /// The same snapshot with this platform and language, where it does not say its own.
  ///
  /// - Parameter language: BCP 47, such as `en` or `pt-BR`; nil leaves it open, as it does for the platform.
  public func assuming(platform: Platform? = nil, language: String? = nil) -> Snapshot {
    var meta = meta
    var carried = carried
    if let platform, meta.platform == nil {
      meta.platform = platform
      carried.insert(.platform)
    }
    if let language, meta.language == nil {
      meta.language = language
      carried.insert(.language)
    }
    guard meta != self.meta else { return self }
    return Snapshot(
      format: format, meta: meta, labels: labels, events: events, records: records, extras: extras, carried: carried)
  }
}
