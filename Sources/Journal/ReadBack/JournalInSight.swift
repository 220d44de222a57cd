/// Whether there is a journal to read, and what was said about it.
struct JournalInSight {
  /// There will be no proof: waiting for it would be for ever.
  private(set) var isBlind = false
  private var absentSince: ContinuousClock.Instant?
  private var isBlindnessSaid = false
  private var isVolatileSaid = false

  /// Takes notice of what may be read now.
  ///
  /// - Returns: What is to be said, each once, and whether there is something to open.
  mutating func look(_ access: JournalAccess, absence: Duration) -> (notice: JournalEntry?, isInSight: Bool) {
    switch access {
    case .readable(let isVolatile):
      (isBlind, absentSince) = (false, nil)
      guard isVolatile, !isVolatileSaid else { return (nil, true) }
      isVolatileSaid = true
      return (DeliveryNotice.volatile(), true)
    case .forbidden(let path): return (goBlind(DeliveryNotice.mayNotRead(path)), false)
    case .absent:
      let since = absentSince ?? .now
      absentSince = since
      guard .now - since >= absence else { return (nil, false) }
      return (goBlind(DeliveryNotice.nothingToRead()), false)
    }
  }

  private mutating func goBlind(_ notice: JournalEntry) -> JournalEntry? {
    isBlind = true
    defer { isBlindnessSaid = true }
    return isBlindnessSaid ? nil : notice
  }
}
