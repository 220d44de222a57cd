/// Whether there is a journal to read, and what was already reported about it.
struct JournalInSight {
  /// Whether there will never be proof, so that nothing may wait for it.
  private(set) var isBlind = false
  private var absentSince: ContinuousClock.Instant?
  private var isBlindnessSaid = false
  private var isVolatileSaid = false

  /// Updates itself with what may be read now.
  ///
  /// - Returns: A notice to report, each only once, and whether there is a journal to open.
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
