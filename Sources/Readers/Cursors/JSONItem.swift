import CSimdjson

/// The value at the cursor. Its bytes are valid until the cursor moves.
struct JSONItem {
  let raw: ax_json_item

  var kind: ax_json_kind { raw.kind }
  /// Number in the table of keys, or -1.
  var key: Int { Int(raw.key) }
  /// A member of an object, not an element of a list nor the root.
  var isMember: Bool { raw.key_bytes != nil }
  var isNull: Bool { raw.kind == AX_JSON_NULL }
  var isString: Bool { raw.kind == AX_JSON_STRING }
  var isNumber: Bool { raw.kind == AX_JSON_NUMBER }
  var isObject: Bool { raw.kind == AX_JSON_OBJECT }
  var isArray: Bool { raw.kind == AX_JSON_ARRAY }
  var isContainer: Bool { isObject || isArray }

  /// The key as text, for messages.
  var keyText: String {
    String(decoding: UnsafeBufferPointer(start: raw.key_bytes, count: raw.key_length), as: UTF8.self)
  }

  /// The string unescaped, or the number as written; empty for anything else.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: raw.bytes, count: raw.length) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a string, or nil.
  var string: String? { isString ? text : nil }

  /// A number, or a string with one; infinite if it does not fit in a double.
  var number: Double? {
    switch raw.kind {
    case AX_JSON_NUMBER: ax_json_double(raw.bytes, raw.length)
    case AX_JSON_STRING: Double(text)
    default: nil
    }
  }

  /// A truth value in any form that exporters write: `true`, `"true"`, `"1"`, `1`.
  var flag: Bool? {
    switch raw.kind {
    case AX_JSON_TRUE: return true
    case AX_JSON_FALSE: return false
    case AX_JSON_STRING, AX_JSON_NUMBER: return Self.flag(bytes)
    default: return nil
    }
  }

  static func flag(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch bytes.count {
    case 1: bytes[0] == UInt8(ascii: "1") ? true : bytes[0] == UInt8(ascii: "0") ? false : nil
    case 4: startsWith(bytes, 0x65_75_72_74) ? true : nil
    case 5: startsWith(bytes, 0x73_6C_61_66) && bytes[4] == UInt8(ascii: "e") ? false : nil
    default: nil
    }
  }

  /// Whether these four bytes come first, in little-endian order: “eurt” and “slaf”. Most values on Android are “true”
  /// or “false”, and one comparison is cheaper than four.
  private static func startsWith(_ bytes: UnsafeBufferPointer<UInt8>, _ word: UInt32) -> Bool {
    UInt32(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt32.self)) == word
  }
}
