"""Which captures are judged together, and in which order: as `a11yd audit DIRECTORY` does it."""

import json
import re
import zlib

_DIGITS = re.compile(rb"[0-9]+")
_PICTURES = (".png", ".jpg", ".jpeg", ".webp")
_LARGEST = 64 << 20

GZIP = b"\x1f\x8b"
WRAPPER = b"a11ySnapshot"
STATE = b'"state_str"'


def directory_of(path: str) -> str | None:
    """The session of a file that names none itself: the directory that it is in, if it is in one."""
    directory = path.rpartition("/")[0]
    return directory or None


def said_inside(content: bytes) -> tuple[str | None, bool]:
    """The session that a wrapper in these bytes names, and whether they are a screen that DroidBot wrote.

    Such a screen is of no session: its neighbours are those that the run's log names. The bytes may be packed.
    """
    if content[:2] == GZIP:
        unpacker = zlib.decompressobj(wbits=31)
        try:
            content = unpacker.decompress(content, _LARGEST)
        except zlib.error:
            return None, False
    return _session(content) if WRAPPER in content else None, STATE in content


def _session(content: bytes) -> str | None:
    try:
        wrapper = json.loads(content)
    except (ValueError, RecursionError):
        return None
    meta = wrapper.get("meta") if isinstance(wrapper, dict) and WRAPPER.decode() in wrapper else None
    session = meta.get("session") if isinstance(meta, dict) else None
    return session if isinstance(session, str) and session else None


def run(path: str) -> str:
    """The run of DroidBot that a file belongs to. Its screens and actions may be in two directories."""
    directory = directory_of(path) or ""
    parent, _, name = directory.rpartition("/")
    return parent if name in ("states", "events") else directory


def group(path: str, session: str | None) -> str:
    """What must stay in one task."""
    return run(path) if session is not None and session == directory_of(path) else session or path


def order(path: str) -> bytes:
    """What to sort paths by: digits count as one number, and a log comes before the captures around it."""
    *directories, name = path.encode().split(b"/")
    is_log = name.startswith(b"logcat") or name.endswith(b".log")
    parts = [b"1" + _natural(part) for part in directories] + [(b"0" if is_log else b"1") + _natural(name)]
    return b"\0".join(parts) + b"\0" + path.encode()


def is_left_out(path: str) -> bool:
    """Whether the file is no export by its name: hidden, or a picture of the screen."""
    name = path.rpartition("/")[2]
    return name.startswith(".") or name.endswith(_PICTURES)


def _natural(name: bytes) -> bytes:
    def number(match: re.Match[bytes]) -> bytes:
        digits = match.group().lstrip(b"0")
        return b"0" + len(digits).to_bytes(2, "big") + digits

    return _DIGITS.sub(number, name)
