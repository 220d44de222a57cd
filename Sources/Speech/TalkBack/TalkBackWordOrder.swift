/// The order in which TalkBack speaks state, name and role: its setting “Element description order”. The place in a
/// list always follows, and *disabled* is always the last state.
///
/// Source: google/talkback, RoleDescriptionExtractor, TreeNodesDescription; donottranslate.xml, pref_node_desc_order.
public enum TalkBackWordOrder: String, CaseIterable, Sendable {
  /// The default.
  case stateNameRole = "state-name-role"
  case roleNameState = "role-name-state"
  case nameRoleState = "name-role-state"
}
