"""A stub of an Appium server with a device: it answers real clients with sources in the shapes of the real drivers."""

import base64
import json
import re
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from xml.etree import ElementTree

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Failure(Exception):
    def __init__(self, status, error, message):
        super().__init__(message)
        self.status, self.error = status, error


class Device:
    """One session: an app on a device, and what TalkBack writes into the device’s log meanwhile."""

    def __init__(self, app, log):
        self.app, self.log = app, log
        self.scale = 1.0
        self.coming = [(0.0, app.start, [])]
        self.screen = app.start
        self.elements = {}
        self.context = "NATIVE_APP"
        self.voice_over = False
        self.spoken = "Profile, heading"
        self.implicit = 0.0
        self.lock = threading.Lock()
        self.moving = threading.Lock()
        self.is_on = True
        threading.Thread(target=self.live, daemon=True).start()

    def live(self):
        """An app goes on, whether or not anybody looks."""
        while self.is_on:
            self.advance()
            time.sleep(0.02)

    def advance(self):
        """What is due by now happens."""
        with self.moving:
            while self.coming and self.coming[0][0] <= time.time():
                _, self.screen, said = self.coming.pop(0)
                for kind, *words in said:
                    self.log.speak(kind, *words, package=self.app.capabilities.get("appPackage", ""))

    def lead(self, steps):
        now = time.time()
        with self.moving:
            self.coming = [(now + delay, screen, said) for delay, screen, said in steps]

    def source(self):
        self.advance()
        return self.app.source(self.screen, self.scale)

    def nodes(self):
        return list(ElementTree.fromstring(self.source()).iter())

    def find(self, strategy, value):
        def fits(node):
            if strategy == "id":
                return node.get("resource-id", node.get("name", "")) in (value, f"com.example.shop:id/{value}")
            if strategy == "accessibility id":
                return value in (node.get("content-desc"), node.get("name"))
            if strategy == "xpath":
                return value in (f"//*[@text='{node.get('text')}']", f"//*[@label='{node.get('label')}']")
            return value in (node.get("class"), node.get("type"))

        found = [node for node in self.nodes() if fits(node)]
        for node in found:
            key = node.get("resource-id") or node.get("name") or node.get("text")
            yield str(uuid.uuid5(uuid.NAMESPACE_OID, f"{key} {node.get('bounds') or node.get('y')}")), node

    def rect(self, node):
        if node.get("bounds"):
            left, top, right, bottom = map(int, re.findall(r"\d+", node.get("bounds")))
        else:
            left, top = int(node.get("x")), int(node.get("y"))
            right, bottom = left + int(node.get("width")), top + int(node.get("height"))
        return {"x": left, "y": top, "width": right - left, "height": bottom - top}

    def tap(self, node):
        key = (node.get("resource-id") or node.get("name") or "").split("/")[-1]
        if node.get("resource-id"):
            self.log.speak("tap", node.get("text") or "", key, package=self.app.capabilities["appPackage"])
        steps = self.app.taps.get((self.screen, key))
        if steps:
            self.lead(steps)
            self.advance()

    def tap_at(self, x, y):
        hit = [node for node in self.nodes() if node.get("clickable") == "true" or "Button" in node.get("type", "")]
        for node in reversed(hit):
            rect = self.rect(node)
            if rect["x"] <= x < rect["x"] + rect["width"] and rect["y"] <= y < rect["y"] + rect["height"]:
                return self.tap(node)


class DeviceLog:
    """What `adb logcat` would show: lines of TalkBack 16 in a file that grows."""

    def __init__(self, path):
        self.path, self.lock, self.number = path, threading.Lock(), 0

    def write(self, text):
        with self.lock, open(self.path, "a", encoding="utf-8") as file:
            file.write(f"{time.time():17.3f}  4711  4711 {text}\n")

    def speak(self, kind, text, key=None, package=""):
        self.number += 1
        uptime = int(time.time() * 1000) % 10_000_000
        events = {"announcement": "TYPE_ANNOUNCEMENT", "title": "TYPE_WINDOW_STATE_CHANGED",
                  "focus": "TYPE_VIEW_ACCESSIBILITY_FOCUSED", "tap": "TYPE_VIEW_CLICKED"}
        event = f"type:EVENT_TYPE_ACCESSIBILITY subtype:{events[kind]} displayId:0 time:{uptime}"
        if key:
            self.write(
                f"V talkback: Mappers: mapToFeedback() eventId={event} event=EventType: {events[kind]}; EventTime: "
                f"{uptime}; PackageName: {package}; MovementGranularity: 0; Action: 0; ContentChangeTypes: []; "
                f"WindowChangeTypes: [] [ ClassName: null; Text: [{text}]; ContentDescription: null; ItemCount: -1; "
                f"Enabled: true ]; recordCount: 0 interpretation=null eventSourceNode=androidx.core.view."
                f"accessibility.AccessibilityNodeInfoCompat@8001; packageName: {package}; "
                f"viewIdResName: {package}:id/{key}; checkable: false; checked: false; focusable: true")
        if kind != "tap":
            self.write(f'V talkback: SpeechControllerImpl: Speaking fragment text="{text}", utteranceId=talkback_'
                       f"{self.number}, TtsSpan=null, locale=en_US, event={event}")


class Stub(ThreadingHTTPServer):
    """The server. `make_app` gives the app of a new session by its capabilities."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, make_app, log):
        super().__init__(("127.0.0.1", 0), Handler)
        self.make_app, self.log = make_app, log
        self.devices = {}
        self.requests = []
        self.source_delay = 0.0
        self.broken_source = False
        self.lock = threading.Lock()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def log_message(self, *words):
        pass

    def body(self):
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            parts = b""
            while size := int(self.rfile.readline().split(b";")[0], 16):
                parts += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
            return parts
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def handle_any(self):
        body = self.body()
        with self.server.lock:
            self.server.requests.append((self.command, self.path, dict(self.headers), body))
        if self.path.startswith("/plain/"):
            return self.plain(body)
        try:
            try:
                asked = json.loads(body) if body else {}
            except ValueError as error:
                raise Failure(400, "invalid argument", "the body is no JSON") from error
            status, value = 200, self.answer(asked)
        except Failure as failure:
            status = failure.status
            value = {"error": failure.error, "message": str(failure), "stacktrace": ""}
        written = json.dumps({"value": value}).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("X-Powered-By", "a stub")
        if len(written) > 200_000:  # as a screenshot comes from some servers
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            for start in range(0, len(written), 65_536):
                part = written[start:start + 65_536]
                self.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
            self.wfile.write(b"0\r\n\r\n")
        else:
            self.send_header("Content-Length", str(len(written)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(written)

    do_GET = do_POST = do_DELETE = do_PUT = do_PATCH = do_OPTIONS = do_HEAD = handle_any

    def plain(self, body):
        """Answers that no WebDriver server gives, to see them pass unchanged."""
        kind = self.path.split("/")[2]
        if kind == "close":  # a body without a length
            self.send_response(200)
            self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(b"until the end" * 1_000_000)
            self.close_connection = True
        elif kind == "drop":
            self.close_connection = True
            self.connection.close()
        elif kind == "upgrade":
            self.wfile.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n")
            while part := self.connection.recv(4096):
                self.connection.sendall(part.upper())
            self.close_connection = True
        else:
            self.send_response(int(kind))
            self.send_header("Content-Length", str(len(body)))
            self.send_header("X-Method", self.command)
            self.send_header("Set-Cookie", "a=1")
            self.send_header("Set-Cookie", "b=2")
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

    # What a session is asked

    def answer(self, body):
        parts = self.path.strip("/").split("/")
        if parts == ["status"]:
            return {"ready": True, "build": {"version": "3.0.0"}}
        if parts[0] != "session":
            raise Failure(404, "unknown command", "no such path")
        if len(parts) == 1:
            return self.open(body)
        device = self.server.devices.get(parts[1])
        if device is None:
            raise Failure(404, "invalid session id", "A session is either terminated or not started")
        if len(parts) == 2:
            if self.command == "DELETE":
                self.server.devices.pop(parts[1]).is_on = False
            return None
        with device.lock:
            return self.in_session(device, parts[2:], body)

    def open(self, body):
        asked = body["capabilities"]["alwaysMatch"] | body["capabilities"].get("firstMatch", [{}])[0]
        app = self.server.make_app(asked)
        session = str(uuid.uuid4())
        self.server.devices[session] = Device(app, self.server.log)
        self.server.log.speak("title", "Basket")
        return {"sessionId": session, "capabilities": app.capabilities}

    def in_session(self, device, tail, body):
        match self.command, tail:
            case "GET", ["source"]:
                time.sleep(self.server.source_delay)
                if self.server.broken_source:
                    raise Failure(500, "unknown error", "Timed out waiting for the root AccessibilityNodeInfo")
                return device.source() if device.context == "NATIVE_APP" else "<html><body>web</body></html>"
            case "GET", ["screenshot"]:
                return base64.b64encode(bytes(range(256)) * 12_000).decode()
            case "POST", ["timeouts"]:
                device.implicit = body["implicit"] / 1000
            case "POST", ["element"]:
                # As in Appium, nothing else of the session is answered while it looks.
                end = time.time() + device.implicit
                while True:
                    for key, node in device.find(body["using"], body["value"]):
                        device.elements[key] = node
                        return {ELEMENT: key, "ELEMENT": key}
                    if time.time() > end:
                        break
                    time.sleep(0.02)
                raise Failure(404, "no such element", "An element could not be located on the page")
            case "POST", ["elements"]:
                found = list(device.find(body["using"], body["value"]))
                device.elements.update(found)
                return [{ELEMENT: key} for key, _ in found]
            case "GET", ["element", key, "rect"]:
                return device.rect(device.elements[key])
            case "GET", ["element", key, "text"]:
                return device.elements[key].get("text") or device.elements[key].get("value") or ""
            case "GET", ["element", key, "attribute", name]:
                return device.elements[key].get(name)
            case "POST", ["element", key, "click"]:
                if key not in device.elements:
                    raise Failure(404, "stale element reference", "The element is not there any more")
                device.tap(device.elements[key])
            case "POST", ["element", _, "value"]:
                device.screen = getattr(device.app, "turns", {}).get(device.screen, device.screen)
            case "POST", ["actions"]:
                move = body["actions"][0]["actions"][0]
                device.tap_at(move["x"], move["y"])
            case "POST", ["context"]:
                device.context = body["name"]
            case "POST", ["execute", "sync"]:
                return self.script(device, body["script"], body["args"][0] if body["args"] else {})
            case "DELETE", ["actions"]:
                pass
            case _:
                raise Failure(404, "unknown command", f"no such path: {self.command} {tail}")
        return None

    def script(self, device, name, arguments):
        match name, arguments:
            case "mobile: shell", {"args": ["put", "system", "font_scale", scale]}:
                device.scale = float(scale)
            case "mobile: shell", {"args": ["get", "system", "font_scale"]}:
                return f"{device.scale}\n"
            case "mobile: setContentSize", {"size": size}:
                device.scale = 2.0 if size.startswith("accessibility") else 1.0
            case "mobile: getContentSize", _:
                return "large"
            case "mobile: clickGesture", {"elementId": key}:
                device.tap(device.elements[key])
            case "mobile: enableVoiceOver", _:
                device.voice_over = True
            case "mobile: voiceOverCurrentSpeech", _:
                return {"utterance": device.spoken}
            case _:
                raise Failure(404, "unknown method", f"Unknown mobile command {name}")
        return None
