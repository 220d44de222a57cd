"""A page in headless Chromium, by Debian's own driver."""

import importlib.util
import pathlib
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service


class Browser:
    """One browser with one theme; with `javascript=False` it runs no script."""

    def __init__(self, theme="light", javascript=True):
        options = webdriver.ChromeOptions()
        for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
            options.add_argument(flag)
        if not javascript:
            options.add_experimental_option("prefs", {"profile.managed_default_content_settings.javascript": 2})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.theme(theme)
        self.size(1280, 900)

    def theme(self, name):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "media": "", "features": [{"name": "prefers-color-scheme", "value": name}]})

    def close(self):
        self.driver.quit()

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def open(self, page, view=""):
        """Loads the page anew with this view."""
        self.driver.get("about:blank")
        self.driver.get(f"file://{page}{view}")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def go(self, view):
        """Changes the view as a link does, and waits until it is there."""
        self.run("location.hash = arguments[0]", view)
        for _ in range(100):
            if self.run("return document.querySelector('#view h1') !== null && location.hash === arguments[0]", view):
                break
            time.sleep(0.02)
        time.sleep(0.05)

    def complaints(self):
        """What the browser complained of: errors of script, and what the page's policy stopped."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def axe(self):
        """What axe-core finds in the page as it is now, as text."""
        module = importlib.util.find_spec("axe_playwright_python").origin
        source = (pathlib.Path(module).parent / "axe.min.js").read_text()
        # The page's policy stops scripts that are put into it, but not the browser's own tools.
        self.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": source})
        results = self.driver.execute_async_script("""
            const done = arguments[arguments.length - 1];
            axe.run(document, {
              runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
              rules: { "target-size": { enabled: true } },
            }).then(done, (error) => done({ error: String(error) }));""")
        assert "error" not in results, results["error"]
        assert len(results["passes"]) > 10, "axe-core looked at nothing"
        assert results["testEngine"]["version"].startswith("4.1"), results["testEngine"]
        return [f"{found['id']}: {node['html'][:200]}" for found in results["violations"] for node in found["nodes"]]
