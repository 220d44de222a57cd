/// Sorts of scalars by which shapes of names are recognised.
extension Unicode.Scalar {
  /// `0` to `9`.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// `a` to `z`.
  var isSmallLetter: Bool { ("a"..."z").contains(self) }

  /// `A` to `Z`.
  var isCapitalLetter: Bool { ("A"..."Z").contains(self) }

  /// A letter or digit of ASCII.
  var isOfIdentifier: Bool { isDigit || isSmallLetter || isCapitalLetter }

  /// A hexadecimal digit in small letters.
  var isSmallHexDigit: Bool { isDigit || ("a"..."f").contains(self) }

  /// A hexadecimal digit in either case.
  var isHexDigit: Bool { isSmallHexDigit || ("A"..."F").contains(self) }

  var isWhitespace: Bool { properties.isWhitespace }

  /// One that ends a line.
  var isNewline: Bool { ("\n"..."\r").contains(self) || self == "\u{85}" || self == "\u{2028}" || self == "\u{2029}" }
}
