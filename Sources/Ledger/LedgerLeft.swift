/// The database in use was replaced by another one.
struct LedgerLeft: Error {}
