/// How much may wait for the sink.
struct QueueBounds {
  var entries: Int
  var bytes: Int
  var logLines: Int
}
