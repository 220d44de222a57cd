"""One `a11yd audit --stream`, asked in windows and read at the same time."""

import contextlib
import ctypes
import fcntl
import io
import json
import os
import queue
import signal
import socket
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence

SENTINEL = b'{"id":-1}\n'
"""An item that is refused at once: its answer says that everything before it was answered."""

_END = b'{"id":-1,'
_LIBC = ctypes.CDLL(None, use_errno=True)
_PR_SET_PDEATHSIG = 1
_PIPE_SIZE = 1 << 20


class AuditProcessError(RuntimeError):
    """The process ended or hangs, so its task fails and Spark tries it again."""


def _die_with_parent() -> None:
    # A hung child would outlive a killed Python worker: it does not read its input, so it does not see it end.
    _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


class AuditProcess:
    """The child and three threads: one writes to it, one reads its answers, one its errors.

    No pipe can fill up while nobody reads the other one. What is held is bounded by whoever asks: the windows that are
    asked and not taken yet.
    """

    def __init__(self, command: list[str], timeout: float) -> None:
        self.timeout = timeout
        self.name = command[0]
        try:
            self.child = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                preexec_fn=_die_with_parent,  # noqa: PLW1509 - only the main thread of a Spark worker starts one
            )
        except OSError as error:
            raise AuditProcessError(
                f"{self.name}: cannot be started on {socket.gethostname()}: {error.strerror}. "
                "Install a11yd on each machine of the cluster, or name it with binary=."
            ) from error
        assert self.child.stdin and self.child.stdout and self.child.stderr  # noqa: S101 - for the types
        self.stdin, self.stdout, self.stderr = self.child.stdin, self.child.stdout, self.child.stderr
        for pipe in (self.stdin, self.stdout):
            # A user may have used up what unprivileged pipes get together; the default then has to do.
            with contextlib.suppress(OSError):
                fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)
        self.questions: queue.SimpleQueue[Iterable[Sequence[bytes]] | None] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[bytes | Exception | None] = queue.SimpleQueue()
        self.partial: list[bytes] = []
        self.errors: deque[str] = deque(maxlen=20)
        self.heard_at = time.monotonic()
        self.threads = [self._thread(body) for body in (self._write, self._read, self._read_errors)]

    def _thread(self, body: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=body, name=f"a11yd {body.__name__}", daemon=True)
        thread.start()
        return thread

    def ask(self, lines: Iterable[Sequence[bytes]]) -> None:
        """Sends a window of items, each in parts, in a thread of its own. Each window gets one answer."""
        self.heard_at = time.monotonic()
        self.questions.put(lines)

    def answer(self) -> bytes:
        """The lines that answer the oldest window.

        Raises:
            AuditProcessError: the process ended, or has not answered any item for too long.
        """
        while True:
            try:
                answer = self.answers.get(timeout=min(1.0, self.timeout))
            except queue.Empty:
                silent = time.monotonic() - self.heard_at
                if silent > self.timeout:
                    raise AuditProcessError(
                        f"{self.name}: no answer for {silent:.0f} s, so it was killed.{self._last_words()}"
                    ) from None
                continue
            if isinstance(answer, Exception):
                raise answer
            if answer is None:
                raise self._ended()
            return answer

    def finish(self) -> None:
        """Ends the input and waits for the process.

        Raises:
            AuditProcessError: it ended with an error.
        """
        self.questions.put(None)
        try:
            code = self.child.wait(self.timeout)
        except subprocess.TimeoutExpired:
            raise AuditProcessError(f"{self.name}: does not end with its input.{self._last_words()}") from None
        if code != 0:
            raise self._ended()

    def kill(self) -> None:
        """Ends the process, whatever it does. Harmless after its end."""
        self.child.kill()
        self.child.wait()
        self.questions.put(None)
        for thread in self.threads:
            thread.join(10)
        for pipe in (self.stdin, self.stdout, self.stderr):
            with contextlib.suppress(OSError):
                pipe.close()

    def unanswered(self) -> int | None:
        """The id of the item that the process was at when it was killed; None if it had answered none of its window."""
        lines = b"".join(self.partial).splitlines()
        if not lines:
            return None
        last = json.loads(lines[-1])
        return int(last["id"]) + (1 if "summary" in last or "error" in last else 0)

    def _ended(self) -> AuditProcessError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.child.wait(10)
        self.threads[2].join(10)
        code = self.child.returncode
        how = f"signal {signal.Signals(-code).name}" if code and code < 0 else f"exit code {code}"
        return AuditProcessError(f"{self.name}: ended before its input did, with {how}.{self._last_words()}")

    def _last_words(self) -> str:
        if not self.errors:
            return " It wrote nothing to standard error."
        return " Its last lines:\n" + "\n".join(f"  {line}" for line in self.errors)

    def _write(self) -> None:
        try:
            while (lines := self.questions.get()) is not None:
                for line in lines:
                    self._write_all(*line)
                self._write_all(SENTINEL)
        except OSError:
            pass  # It ended; the thread that reads says so.
        except Exception as error:
            self.answers.put(error)
        finally:
            with contextlib.suppress(OSError):
                self.stdin.close()

    def _write_all(self, *parts: bytes) -> None:
        # One copy less than joining them first: an item is as large as its export.
        written = os.writev(self.stdin.fileno(), parts)
        if written < sum(map(len, parts)):
            rest = memoryview(b"".join(parts))[written:]
            while rest:
                rest = rest[os.write(self.stdin.fileno(), rest) :]

    def _read(self) -> None:
        tail = b""  # the start of a line whose end was not read yet
        while True:
            chunk = os.read(self.stdout.fileno(), _PIPE_SIZE)
            if not chunk:
                break
            self.heard_at = time.monotonic()
            text = tail + chunk
            end = text.rfind(b"\n") + 1
            lines, tail = text[:end], text[end:]
            while (start := self._sentinel(lines)) is not None:
                self.answers.put(b"".join([*self.partial, lines[:start]]))
                self.partial.clear()
                lines = lines[lines.index(b"\n", start) + 1 :]
            if lines:
                self.partial.append(lines)
        self.answers.put(None)

    @staticmethod
    def _sentinel(lines: bytes) -> int | None:
        """Where the answer to the sentinel begins. A line feed inside of a string would be escaped."""
        if lines.startswith(_END):
            return 0
        found = lines.find(b"\n" + _END)
        return found + 1 if found >= 0 else None

    def _read_errors(self) -> None:
        # A line has an end here, even if it never has one there.
        errors = io.BufferedReader(self.stderr)  # type: ignore[type-var]
        while line := errors.readline(2_000):
            self.errors.append(line.decode(errors="replace").rstrip("\n"))
