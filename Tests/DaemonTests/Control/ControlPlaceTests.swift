import Testing

@testable import Daemon

struct ControlPlaceTests {
  @Test(arguments: [
    (["RUNTIME_DIRECTORY": "/run/a11yd:/run/x", "STATE_DIRECTORY": "/s/state"], true, false, "/run/a11yd/control"),
    (["STATE_DIRECTORY": "/co/.run/state"], true, false, "/co/.run/control"),
    (["STATE_DIRECTORY": "/state"], true, false, "/control"), (["STATE_DIRECTORY": "state"], true, false, "./control"),
    (["XDG_RUNTIME_DIR": "/run/user/7"], true, false, ".run/control"),
    (["XDG_RUNTIME_DIR": "/run/user/7"], false, false, "/run/user/7/a11yd/control"),
    (["XDG_RUNTIME_DIR": "/run/user/0"], false, true, "/run/a11yd/control"), ([:], false, false, "/run/a11yd/control"),
  ])
  func `a daemon has its socket where nobody else's is`(
    environment: [String: String], isCheckout: Bool, isRoot: Bool, path: String
  ) {
    let place = ControlPlace(environment: environment, isCheckout: isCheckout, isRoot: isRoot)
    #expect(place.path(forAsking: false) == path)
  }

  @Test
  func `who asks finds the checkout's, else the service's when there is no other`() {
    let environment = ["XDG_RUNTIME_DIR": "/nonexistent"]
    for (isCheckout, path) in [(true, ".run/control"), (false, "/run/a11yd/control")] {
      let place = ControlPlace(environment: environment, isCheckout: isCheckout, isRoot: false)
      #expect(place.path(forAsking: true) == path)
    }
  }
}
