import ArgumentParser

/// How `doctor` writes what it found out.
enum DoctorFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For other programs: docs/doctor.md.
  case json
}
