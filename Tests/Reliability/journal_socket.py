"""journald's socket in a mount namespace of our own: takes what libsystemd sends, and keeps nothing back.

For scripts that start a daemon thousands of times and have no use for a booted machine. Nothing can be read back from it.
"""

import ctypes
import os
import socket
import struct

NEW_MOUNTS, RECURSIVE, PRIVATE = 0x20000, 0x4000, 1 << 18


def own_run_directory():
    """Gives this process, and those that it starts, a /run of their own. Needs root."""
    libc = ctypes.CDLL(None, use_errno=True)
    for failed in [libc.unshare(NEW_MOUNTS), libc.mount(None, b"/", None, RECURSIVE | PRIVATE, None),
                   libc.mount(b"tmpfs", b"/run", b"tmpfs", 0, None)]:
        if failed:
            raise OSError(ctypes.get_errno(), "a /run of our own cannot be made")


class JournalSocket:
    """Where libsystemd sends entries to, and the service manager's socket beside it."""

    def __init__(self):
        os.makedirs("/run/systemd/journal", exist_ok=True)
        self.journal = self.bound("/run/systemd/journal/socket")
        self.manager = self.bound("/run/systemd/notify")
        self.manager.setblocking(False)

    @staticmethod
    def bound(path):
        if os.path.exists(path):
            os.unlink(path)
        end = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 22)
        end.bind(path)
        end.settimeout(0.05)
        return end

    def entry(self):
        """The next entry as a dictionary, or None when none comes in a moment."""
        try:
            data, descriptors, _, _ = socket.recv_fds(self.journal, 1 << 20, 4)
        except socket.timeout:
            return None
        # What is too long for a datagram comes as a sealed memory file.
        for descriptor in descriptors:
            with os.fdopen(descriptor, "rb") as file:
                file.seek(0)
                data += file.read()
        return fields(data)

    def notes(self):
        """What the service manager was told since, as one text."""
        told = b""
        while True:
            try:
                told += self.manager.recv(65536) + b"\n"
            except BlockingIOError:
                return told.decode()


def fields(data):
    """The journal's own format: NAME=value lines, or NAME, a length of eight bytes and the value."""
    entry, at = {}, 0
    while at < len(data):
        end = data.index(b"\n", at)
        name, equals, value = data[at:end].partition(b"=")
        at = end + 1
        if not equals:
            (length,) = struct.unpack_from("<Q", data, at)
            value = data[at + 8:at + 8 + length]
            at += 8 + length + 1
        entry[name.decode()] = value.decode("utf-8", "replace")
    return entry
