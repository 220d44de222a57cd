"""A real W3C server behind the recorder: Debian's chromium-driver, driven by Selenium."""

import shutil
import socket
import subprocess
import tempfile
import time
import unittest
from pathlib import Path
from urllib.request import urlopen

from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException
from selenium.webdriver.common.by import By

from client import Recorder

PAGE = """<!doctype html><title>Orders</title><h1>Orders</h1>
<button id=more onclick="document.getElementById('list').append(Object.assign(document.createElement('li'),{textContent:'row'}))">
More</button><ul id=list></ul><input id=name>"""


@unittest.skipUnless(shutil.which("chromedriver"), "there is no chromium-driver")
class BrowserTests(unittest.TestCase):
    def setUp(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.driver_process = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(self.driver_process.wait)
        self.addCleanup(self.driver_process.terminate)
        self.server = f"http://127.0.0.1:{port}"
        for _ in range(200):
            try:
                urlopen(self.server + "/status", timeout=5).close()
                break
            except OSError:
                time.sleep(0.05)
        self.recorder = Recorder(self.server)
        self.addCleanup(self.recorder.stop)

    def run_test(self, url):
        """The same test, wherever the server is; what it saw."""
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=800,600",
                         f"--user-data-dir={tempfile.mkdtemp(dir=self.folder)}"]:
            options.add_argument(argument)
        driver = webdriver.Remote(url, options=options)
        try:
            driver.get("data:text/html," + PAGE.replace("\n", " ").replace("#", "%23"))
            for _ in range(3):
                driver.find_element(By.ID, "more").click()
            driver.find_element(By.ID, "name").send_keys("Zoë 日本 👍")
            with self.assertRaises(NoSuchElementException) as failure:
                driver.find_element(By.ID, "nowhere")
            return (
                driver.title, [row.text for row in driver.find_elements(By.TAG_NAME, "li")],
                driver.find_element(By.ID, "name").get_attribute("value"),
                driver.execute_script("return 'x'.repeat(arguments[0])", 3_000_000),
                driver.find_element(By.TAG_NAME, "h1").screenshot_as_png, failure.exception.msg.split("\n")[0], driver.page_source)
        finally:
            driver.quit()

    def test_a_browser_sees_no_difference(self):
        with tempfile.TemporaryDirectory() as self.folder:
            self.assertEqual(self.run_test(self.recorder.url), self.run_test(self.server))
        self.recorder.wait("this is a browser without an app, so nothing is recorded")
        self.assertEqual(list(Path(self.recorder.into).iterdir()), [])


if __name__ == "__main__":
    unittest.main()
