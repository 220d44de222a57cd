/// What `is:` asks.
enum Presence: String, CaseIterable {
  case present
  case absent
}
