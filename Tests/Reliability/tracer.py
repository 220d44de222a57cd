"""A process that is counted call by call, and killed at one of them.

ptrace(2) by hand, because strace counts the calls of each thread and each name by itself: “the 1,500th system call of the
process” is a point in time that it cannot be told.
"""

import ctypes
import os
import signal
import struct

TRACEME, SYSCALL, SETOPTIONS, GET_SYSCALL_INFO = 0, 24, 0x4200, 0x420E
# Stops that say what they are, new threads, exec; and nothing outlives its tracer.
OPTIONS = 0x1 | 0x8 | 0x10 | 0x100000
WALL = 0x40000000
ENTRY = 1

libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


class Traced:
    """A command under ptrace. Everything about it is to be done by the thread that started it."""

    def __init__(self, command, environment, output):
        self.calls = []
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.dup2(output, 1)
                os.dup2(output, 2)
                libc.ptrace(TRACEME, 0, None, None)
                os.kill(os.getpid(), signal.SIGSTOP)
                os.execve(command[0], command, environment)
            finally:
                os._exit(127)
        os.waitpid(self.pid, 0)
        libc.ptrace(SETOPTIONS, self.pid, None, OPTIONS)
        self.threads = {self.pid}
        self.go_on(self.pid)

    def go_on(self, thread, number=0):
        # A thread may be gone by now: killed, or by exit_group of another.
        libc.ptrace(SYSCALL, thread, None, number)

    def run(self, until=None):
        """Runs to its end, or to the entry of the call with this number, which is then never made.

        Returns the number of the system call at which it was killed, or None when it ended before.
        """
        information = ctypes.create_string_buffer(128)
        killed = None
        while True:
            try:
                thread, status = os.waitpid(-1, WALL)
            except ChildProcessError:
                return killed
            if not os.WIFSTOPPED(status):
                if thread == self.pid:
                    return killed
                continue
            reason, event = os.WSTOPSIG(status), status >> 16
            if reason == signal.SIGTRAP | 0x80:
                size = libc.ptrace(GET_SYSCALL_INFO, thread, len(information), ctypes.addressof(information))
                if size > 0 and information.raw[0] == ENTRY and killed is None:
                    self.calls.append(struct.unpack_from("<Q", information.raw, 24)[0])
                    if until is not None and len(self.calls) >= until:
                        killed = self.calls[-1]
                        os.kill(self.pid, signal.SIGKILL)
                        continue
                self.go_on(thread)
            elif event or thread not in self.threads:
                # A new thread stops once before its first step.
                self.threads.add(thread)
                self.go_on(thread)
            else:
                self.go_on(thread, reason)
