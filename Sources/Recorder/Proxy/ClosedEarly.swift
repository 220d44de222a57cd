/// The server closed the connection before it answered, or took longer than anybody waits.
struct ClosedEarly: Error {}
