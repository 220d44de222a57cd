/// In which order TalkBack speaks what a node is: its setting “Element description order”. The place in a list always
/// follows, and *disabled* is always the last of the states.
///
/// Source: google/talkback, RoleDescriptionExtractor, TreeNodesDescription; donottranslate.xml, pref_node_desc_order.
public enum TalkBackWordOrder: String, CaseIterable, Sendable {
  /// As delivered.
  case stateNameRole = "state-name-role"
  case roleNameState = "role-name-state"
  case nameRoleState = "name-role-state"
}
