"""What a run of a real client leaves in the drop directory, and what a11yd finds in it."""

import os
import shutil
import tempfile
import threading
import time
import unittest
from pathlib import Path

from appium.webdriver.common.appiumby import AppiumBy
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput

import runs
from adb_server import ADBServer
from apps import Profile, Shop
from client import Recorder, connect
from stub_server import DeviceLog, Stub

ADB = str(Path(__file__).parent / "bin")


class RecordingTest(unittest.TestCase):
    options = ("--settle", "400ms")

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.log = Path(self.folder.name) / "device.log"
        self.log.touch()
        self.stub = Stub(self.make_app, DeviceLog(self.log))
        self.app = None
        self.addCleanup(self.folder.cleanup)

    def make_app(self, asked):
        return self.app

    def adb(self):
        """An adb that is first in the path, and knows the stub's device."""
        return {"PATH": ADB + os.pathsep + os.environ["PATH"], "ADB_LOG": str(self.log)}

    def start(self, app, *options):
        self.app = app
        environment = self.adb()
        recorder = Recorder(self.stub.url, *self.options, *options, environment=environment)
        self.addCleanup(recorder.stop)
        return recorder


# What TalkBack says takes its time, so that these tests wait as labs do.
class AndroidTests(RecordingTest):
    def record(self, broken, delay=0.0):
        recorder = self.start(Shop(broken, delay), "--logcat", "emulator-5554")
        driver = connect(recorder.url, platformName="Android")
        runs.shop(driver, self.stub.log)
        recorder.wait("5 actions, ")
        return recorder

    def test_a_broken_app_is_found_out(self):
        recorder = self.record(broken=True)
        captures = recorder.captures()
        self.assertEqual(
            [(name, capture["meta"].get("trigger", {}).get("node")) for name, capture in captures.items()],
            [("0001-screen.json", None), ("0002-tap.json", "com.example.shop:id/day"),
             ("0003-tap.json", "com.example.shop:id/monday"), ("0004-tap.json", "com.example.shop:id/pay"),
             ("0005-screen.json", None), ("0006-tap.json", "com.example.shop:id/back"), ("0007-text-size.json", None)])
        metas = [capture["meta"] for capture in captures.values()]
        self.assertEqual([meta["fontScale"] for meta in metas], [1, 1, 1, 1, 1, 1, 2])
        self.assertEqual({meta["appVersion"] for meta in metas}, {"4.2"})
        self.assertEqual({meta["language"] for meta in metas}, {"en-US"})
        self.assertEqual([meta.get("screen") for meta in metas],
                         ["Basket", None, "Basket", "Paying", "Thank you", "Basket", "Basket"])
        self.assertEqual([meta["sequence"] for meta in metas], [1, 2, 3, 4, 5, 6, 7])
        self.assertEqual(recorder.findings(), [
            "button/text-stays-when-enlarged#vanished", "loading-icon/is-announced#loading-unannounced",
            "wheel-picker/focus-returns-to-the-opener#focus-elsewhere"])

    def test_nothing_is_found_in_the_repaired_app(self):
        recorder = self.record(broken=False)
        self.assertEqual(len(recorder.captures()), 7)
        self.assertEqual(recorder.findings(), [])

    def test_an_announcement_that_takes_its_time_is_heard(self):
        self.assertEqual(self.record(broken=False, delay=1.5).findings(), [])

    def test_the_log_holds_the_marks_and_what_talkback_said_and_nothing_else(self):
        self.log.write_text("1790849879.000  1  1 I Mail: a private subject\n")
        recorder = self.record(broken=False)
        log = next(recorder.into.glob("*/logcat.txt")).read_text()
        self.assertIn("capture 0004-tap.json", log)
        self.assertIn("Loading, please wait", log)
        self.assertNotIn("private", log)

    def test_a_talkback_that_says_nothing_is_told(self):
        recorder = self.start(Shop(broken=False), "--logcat", "emulator-5554")
        driver = connect(recorder.url, platformName="Android")
        self.log.write_text("")
        driver.quit()
        self.assertIn("TalkBack wrote nothing into it", recorder.wait("there is no log of the device"))
        self.assertEqual([path for path in recorder.into.rglob("*") if "logcat" in path.name], [])

    def test_points_and_gestures_name_their_node(self):
        recorder = self.start(Shop(broken=False))
        driver = connect(recorder.url, platformName="Android")
        pointer = ActionBuilder(driver, mouse=PointerInput("touch", "finger"))
        pointer.pointer_action.move_to_location(500, 950)
        pointer.pointer_action.pointer_down()
        pointer.pointer_action.pointer_up()
        pointer.perform()
        driver.find_element(AppiumBy.ID, "list")
        monday = driver.find_elements(AppiumBy.CLASS_NAME, "android.widget.CheckedTextView")[0]
        driver.execute_script("mobile: clickGesture", {"elementId": monday.id})
        driver.quit()
        recorder.wait("2 actions, 3 captures")
        triggers = [capture["meta"].get("trigger", {}) for capture in recorder.captures().values()]
        self.assertEqual([trigger.get("node") for trigger in triggers],
                         [None, "com.example.shop:id/day", "com.example.shop:id/monday"])

    def test_an_action_that_failed_is_no_trigger(self):
        recorder = self.start(Shop(broken=False))
        driver = connect(recorder.url, platformName="Android")
        element = driver.find_element(AppiumBy.ID, "day")
        self.stub.devices[driver.session_id].elements.clear()
        with self.assertRaises(StaleElementReferenceException):
            element.click()
        driver.quit()
        recorder.wait("1 action, 1 capture")
        self.assertEqual(list(recorder.captures()), ["0001-screen.json"])

    def test_a_web_view_is_left_out_and_is_a_gap(self):
        recorder = self.start(Shop(broken=False))
        driver = connect(recorder.url, platformName="Android")
        driver.find_element(AppiumBy.ID, "day").click()
        driver.switch_to.context("WEBVIEW_com.example.shop")
        driver.execute_script("mobile: clickGesture", {"elementId": next(iter(self.stub.devices[driver.session_id].elements))})
        driver.switch_to.context("NATIVE_APP")
        driver.find_element(AppiumBy.ID, "monday").click()
        driver.quit()
        recorder.wait("2 actions, ")
        # The last action has a capture before it, on this side of the gap.
        self.assertEqual(list(recorder.captures()),
                         ["0001-screen.json", "0002-tap.json", "0004-screen.json", "0005-tap.json"])

    def test_a_screen_that_goes_on_changing_says_so(self):
        app = Shop(broken=False)
        sources = iter(range(10_000))
        plain = app.basket
        app.basket = lambda scale, *rest: plain(scale, *rest).replace("2 articles", f"{next(sources)} articles")
        recorder = self.start(app)
        driver = connect(recorder.url, platformName="Android")
        driver.find_element(AppiumBy.ID, "free").click()
        driver.quit()
        recorder.wait("of a screen that was still changing")
        self.assertEqual([capture["meta"]["settled"] for capture in recorder.captures().values()], [False] * 3)

    def test_a_server_without_sources_costs_the_test_nothing(self):
        recorder = self.start(Shop(broken=False))
        self.stub.broken_source = True
        driver = connect(recorder.url, platformName="Android")
        for _ in range(4):
            driver.find_element(AppiumBy.ID, "day").click()
            driver.find_element(AppiumBy.ID, "monday").click()
        self.assertEqual(self.stub.devices[driver.session_id].screen, "days")
        driver.quit()
        recorder.wait("ended without a capture")
        failures = [line for line in recorder.lines if "no capture" in line]
        self.assertEqual(len(failures), 1, recorder.lines)
        self.assertIn("the server answered GET /source with 500: Timed out waiting", failures[0])
        recorder.wait("3 captures in a row failed")

    def test_a_directory_that_is_gone_costs_the_test_nothing(self):
        recorder = self.start(Shop(broken=False))
        recorder.into.rmdir()
        driver = connect(recorder.url, platformName="Android")
        driver.find_element(AppiumBy.ID, "day").click()
        driver.find_element(AppiumBy.ID, "monday").click()
        driver.quit()
        recorder.wait("cannot write to")
        recorder.into.mkdir()


@unittest.skipUnless(shutil.which("adb"), "there is no adb")
class RealADBTests(RecordingTest):
    """The same run through Debian's adb, and a stub of its server."""

    def adb(self):
        self.server = ADBServer(self.log)
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        return {"ADB_SERVER_SOCKET": self.server.socket_name}

    def test_what_talkback_said_arrives_through_adb(self):
        recorder = AndroidTests.record(self, broken=True)
        self.assertIn("loading-icon/is-announced#loading-unannounced", recorder.findings())
        self.assertIn("capture 0004-tap.json", next(recorder.into.glob("*/logcat.txt")).read_text())
        # A pattern with signs of the shell arrives as it is.
        self.assertTrue(any("Speaking fragment|mapToFeedback" in command for command in self.server.commands))
        self.assertFalse([line for line in recorder.lines if "adb logcat ended" in line])

    def test_a_long_transcript_with_rubbish_in_it_tells_the_same(self):
        # An hour of a phone: what was said before the session, other apps, and bytes that are no text.
        with open(self.log, "ab") as log:
            for number in range(30_000):
                log.write(b"1790849879.000  812  812 I Mail: a private subject %d\n" % number)
                if number % 100 == 0:
                    log.write(b"1790849879.000  1  1 V talkback: \xff\xfe\x00\x1b[31m Speaking \xc3 nothing\n")
        rubbish = threading.Event()
        def noise():
            while not rubbish.is_set():
                self.stub.log.write("W Kernel: " + "\x00\x07\ufffd" * 500)
                time.sleep(0.01)
        thread = threading.Thread(target=noise, daemon=True)
        thread.start()
        try:
            recorder = AndroidTests.record(self, broken=True)
        finally:
            rubbish.set()
            thread.join()
        self.assertEqual(recorder.findings(), [
            "button/text-stays-when-enlarged#vanished", "loading-icon/is-announced#loading-unannounced",
            "wheel-picker/focus-returns-to-the-opener#focus-elsewhere"])
        log = next(recorder.into.glob("*/logcat.txt")).read_text()
        self.assertNotIn("private", log)
        self.assertLess(len(log), 20_000)

    def test_a_device_that_is_disconnected_is_told_and_costs_the_test_nothing(self):
        recorder = self.start(Shop(broken=True), "--logcat", "emulator-5554")
        driver = connect(recorder.url, platformName="Android")
        driver.find_element(AppiumBy.ID, "day").click()
        # The recorder has captured what this looks for, and has named the capture in the log.
        monday = driver.find_element(AppiumBy.XPATH, "//*[@text='Monday']")
        deadline = time.monotonic() + 20
        while not list(recorder.into.glob("*/logcat.txt")) and time.monotonic() < deadline:
            time.sleep(0.05)
        for device in self.server.running:
            device.kill()
        monday.click()
        driver.find_element(AppiumBy.ID, "com.example.shop:id/pay").click()
        driver.quit()
        self.assertIn("Was emulator-5554 disconnected?", recorder.wait("adb logcat ended with"))
        recorder.wait("3 actions, ")
        # Nobody knows what was said after that, so that nothing is missed.
        self.assertNotIn("loading-icon/is-announced#loading-unannounced", recorder.findings())

    def test_a_session_on_another_device_is_told(self):
        recorder = self.start(Shop(broken=False), "--logcat", "another-device")
        driver = connect(recorder.url, platformName="Android")
        driver.find_element(AppiumBy.ID, "day").click()
        driver.quit()
        self.assertIn("it is on emulator-5554, and --logcat names another-device",
                      recorder.wait("there is no log of the device"))
        recorder.wait("1 action, ")


class AppleTests(RecordingTest):
    def record(self, broken):
        recorder = self.start(Profile(broken))
        driver = connect(recorder.url, platformName="iOS")
        runs.profile(driver, self.stub.log)
        recorder.wait("3 actions, 4 captures")
        return recorder

    def test_a_choice_that_is_not_heard_is_found(self):
        recorder = self.record(broken=True)
        captures = recorder.captures()
        self.assertEqual(
            [(capture["meta"].get("trigger", {}).get("action"), capture["meta"].get("trigger", {}).get("node"))
             for capture in captures.values()],
            [(None, None), ("tap", "birth-month"), ("type", "application/window/picker/picker-wheel"), ("tap", "application/window/toolbar/button")])
        self.assertEqual({capture["meta"]["app"] for capture in captures.values()}, {"com.example.profile"})
        self.assertEqual({capture["meta"]["screen"] for capture in captures.values()}, {"Profile"})
        self.assertEqual({capture["meta"]["fontScale"] for capture in captures.values()}, {1})
        self.assertEqual(recorder.findings(), ["wheel-picker/choice-is-heard-when-closed#still-the-old"])

    def test_a_choice_that_is_heard_is_not(self):
        self.assertEqual(self.record(broken=False).findings(), [])

    def test_text_size_and_speech_are_in_the_captures(self):
        recorder = self.start(Profile(broken=False))
        driver = connect(recorder.url, platformName="iOS")
        driver.execute_script("mobile: enableVoiceOver")
        driver.execute_script("mobile: setContentSize", {"size": "accessibility-large"})
        driver.quit()
        recorder.wait("1 action, 2 captures")
        metas = [capture["meta"] for capture in recorder.captures().values()]
        self.assertEqual([meta["fontScale"] for meta in metas], [1, 1.94])
        self.assertEqual({meta["lastSpeech"] for meta in metas}, {"Profile, heading"})
        # VoiceOver says so of one element only.
        self.assertEqual(recorder.speech().count("the focus is on “Profile, heading”"), 2, recorder.speech())
        self.assertTrue(all("events" not in capture for capture in recorder.captures().values()))


if __name__ == "__main__":
    unittest.main()
