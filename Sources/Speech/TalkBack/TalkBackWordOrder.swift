/// In which order TalkBack speaks what a node is: its setting “Element description order”. The place in a list always
/// follows, and *disabled* is always the last of the states.
///
/// Source: google/talkback, RoleDescriptionExtractor, TreeNodesDescription; donottranslate.xml, pref_node_desc_order.
public enum TalkBackWordOrder: CaseIterable, Sendable {
  /// As delivered.
  case stateNameRole
  case roleNameState
  case nameRoleState
}
