import ArgumentParser
import Speech

/// The orders of words that TalkBack's settings offer.
enum WordOrderChoice: String, CaseIterable, ExpressibleByArgument {
  case stateNameRole = "state-name-role"
  case roleNameState = "role-name-state"
  case nameRoleState = "name-role-state"

  var order: TalkBackWordOrder {
    switch self {
    case .stateNameRole: .stateNameRole
    case .roleNameState: .roleNameState
    case .nameRoleState: .nameRoleState
    }
  }
}
