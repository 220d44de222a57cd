"""A stub of the ADB server, for the real `adb`: one device, whose log is a file that grows.

Source: platform/packages/modules/adb, OVERVIEW.TXT and SERVICES.TXT.
"""

import re
import shlex
import socketserver
import subprocess
import sys
import threading
from pathlib import Path

SERIAL = "emulator-5554"
STUB = Path(__file__).parent / "bin/adb"


class ADBServer(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self, log):
        super().__init__(("127.0.0.1", 0), Service)
        self.log = log
        self.commands = []
        self.running = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def server_close(self):
        super().server_close()
        # A log that nobody reads any more goes on for ever.
        for device in self.running:
            device.kill()

    @property
    def socket_name(self):
        """What `ADB_SERVER_SOCKET` names."""
        return f"tcp:127.0.0.1:{self.server_address[1]}"


class Service(socketserver.StreamRequestHandler):
    def handle(self):
        while length := self.rfile.read(4):
            request = self.rfile.read(int(length, 16)).decode()
            kind, _, rest = request.partition(":")
            if request == "host:version":
                return self.reply("0029")
            elif request.endswith(":features"):
                return self.reply("cmd")
            elif request.startswith(f"host:tport:serial:{SERIAL}"):
                self.wfile.write(b"OKAY" + (1).to_bytes(8, "little"))
            elif request == f"host:transport:{SERIAL}":
                self.wfile.write(b"OKAY")
            elif kind.startswith("shell"):
                return self.shell(rest)
            else:
                self.wfile.write(b"FAIL" + b"%04x%s" % (len(request), request.encode()))
                return None
        return None

    def reply(self, text):
        """An answer to a question; adb waits for the end of the connection after it."""
        self.wfile.write(b"OKAY%04x%s" % (len(text), text.encode()))

    def shell(self, command):
        """The device runs what the stub command runs, whose output goes back."""
        self.server.commands.append(command)
        # `adb logcat` sets the tags of its own environment first.
        words = shlex.split(re.sub(r"^export ANDROID_LOG_TAGS=\S*\s*; exec ", "", command))
        words = words if words[0] == "logcat" else ["shell", *words]
        self.wfile.write(b"OKAY")
        with subprocess.Popen([sys.executable, STUB, "-s", SERIAL, *words], stdout=subprocess.PIPE,
                              env={"ADB_LOG": str(self.server.log)}) as device:
            self.server.running.append(device)
            try:
                while part := device.stdout.read1(65_536):
                    self.wfile.write(part)
            except OSError:
                device.kill()
