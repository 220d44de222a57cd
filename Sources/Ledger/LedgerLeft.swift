/// Another database took the place of the one that was asked.
struct LedgerLeft: Error {}
