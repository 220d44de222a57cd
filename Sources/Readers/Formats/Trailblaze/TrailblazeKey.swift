/// The keys that every driver writes.
enum TrailblazeKey {
  enum File: String, KnownKeys {
    case waypointId, capturedAt, capturedFrom, trailblazeDeviceInfo, trailblazeNodeTree

    static let table = NumberedKeys<File>()
  }

  enum Node: String, KnownKeys {
    case bounds, children, driverDetail

    static let table = NumberedKeys<Node>()
  }

  enum Edge: String, KnownKeys {
    // In the order in which bounds are made of them.
    case left, top, right, bottom

    static let table = NumberedKeys<Edge>()
  }
}
