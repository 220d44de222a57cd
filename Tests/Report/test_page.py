"""The HTML report in a browser: what people see, reach and hear of it, and what strangers' texts cannot do."""

import base64
import json
import pathlib
import shutil
import tempfile
import unittest
import urllib.parse

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import exports
import journal
from browser import Browser

VIEWS = ["#/", "#/findings", "#/findings?outcome=failed&rule=every/name-is-present", "#/findings?search=nothing-has-this",
         "#/screens", "#/screens?show=clean", "#/screen/1", "#/screen/2", "#/screen/3", "#/recordings", "#/recording/1",
         "#/recording/2", "#/exports", "#/no-such-view"]

# The words of links in tables that lead to several places.
SAME_WORDS = """
    const places = new Map();
    for (const link of document.querySelectorAll("#view table a")) {
      const words = link.closest("table").caption.textContent + ": " + link.textContent;
      places.set(words, new Set([...(places.get(words) ?? []), link.getAttribute("href")]));
    }
    return [...places].filter(([, found]) => found.size > 1).map(([words]) => words);"""


class PageCase(unittest.TestCase):
    """Tests of one page in one browser."""

    theme, javascript = "light", True

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="a11yd-page-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.page = cls.make(cls.folder)
        cls.browser = Browser(cls.theme, cls.javascript)
        cls.addClassCleanup(cls.browser.close)

    @classmethod
    def make(cls, folder):
        return exports.page(folder / "page.html", *exports.examples())

    def text(self, selector="#view"):
        return self.browser.run("return document.querySelector(arguments[0]).innerText", selector)

    def count(self, selector):
        return self.browser.run("return document.querySelectorAll(arguments[0]).length", selector)


class Accessibility(PageCase):
    """axe-core in every view, at three widths; a subclass does the same in the dark."""

    def test_axe_finds_nothing_in_any_view(self):
        for width in (1400, 800, 320):
            self.browser.size(width, 900)
            for view in VIEWS:
                with self.subTest(view=view, width=width):
                    self.browser.open(self.page, view)
                    self.browser.run("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
                    self.assertEqual(self.browser.axe(), [])
                    self.assertEqual(self.browser.complaints(), [])

    def test_nothing_is_lost_at_320_pixels_and_at_twice_the_text_size(self):
        for width, scale in ((320, 1), (1280, 2), (640, 2)):
            self.browser.size(width, 900)
            for view in VIEWS:
                with self.subTest(view=view, width=width, scale=scale):
                    self.browser.open(self.page, view)
                    self.browser.run("document.documentElement.style.fontSize = arguments[0]", f"{scale * 100}%")
                    self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)
                    # A text that ends outside of its box, or that is wider than it, cannot be read.
                    cut = self.browser.run("""
                        return [...document.querySelectorAll("#view *:not(svg *), header *")].filter((part) =>
                          part.childElementCount === 0 && part.textContent.trim() && part.checkVisibility()
                            && !part.closest(".unseen") && part.clientWidth > 0
                            && (part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth + 1))
                          .map((part) => part.outerHTML.slice(0, 120));""")
                    self.assertEqual(cut, [])


class DarkAccessibility(Accessibility):
    theme = "dark"


class FromJournal(PageCase):
    """The page that `a11yd report` makes of a week of the daemon's entries."""

    views = ["#/", "#/findings", "#/findings?change=new", "#/screens", "#/screen/1", "#/screen/4", "#/fixed", "#/exports"]

    @classmethod
    def make(cls, folder):
        return journal.example(folder)

    def test_axe_finds_nothing_in_any_view(self):
        for theme in ("light", "dark"):
            self.browser.theme(theme)
            for width in (1400, 320):
                self.browser.size(width, 900)
                for view in self.views:
                    with self.subTest(view=view, width=width, theme=theme):
                        self.browser.open(self.page, view)
                        self.browser.run("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
                        self.assertEqual(self.browser.axe(), [])
                        self.assertEqual(self.browser.complaints(), [])
                        self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)
                        # A number that sticks out of its card is not lost for the browser, but looks so.
                        self.assertEqual(self.browser.run("""
                            const edge = (part) => part.getBoundingClientRect().right;
                            return [...document.querySelectorAll("#view table")].filter((part) => part.checkVisibility()
                              && edge(part) > edge(part.parentElement) + 1).map((part) => part.caption.textContent);"""), [])

    def test_the_overview_says_what_changed_day_by_day(self):
        self.browser.open(self.page)
        text = self.text()
        for words in ("From the journal of a11yd.service, 2026-11-16 06:00 UTC to 2026-11-22 06:00 UTC.",
                      "1 of 4 screens has no drawing and no transcript, because its export is no longer in"):
            self.assertIn(words, text)
        rows = self.browser.run("""
            const table = [...document.querySelectorAll("table")].find((one) => one.caption.textContent.startsWith("Findings day by day"));
            return [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.textContent));""")
        self.assertEqual([row[0] for row in rows], [f"2026-11-{day}" for day in range(22, 15, -1)])
        changes = dict(zip(("new", "fixed"), (sum(int(row[at]) for row in rows) for at in (2, 3))))
        self.assertEqual(rows[3][1:4], ["0", "0", "0"])
        tiles = [tile.split("\n") for tile in self.browser.run("return [...document.querySelectorAll('.card .tiles li')].map((one) => one.innerText)")]
        counts = {name: int(count) for count, name in tiles}
        self.assertEqual(counts["fixed"], changes["fixed"])
        self.assertEqual(counts["new"] + counts["still"], int(rows[0][4]))
        self.assertGreater(min(*counts.values(), changes["new"]), 0)
        self.assertEqual(self.browser.run("return document.querySelector('svg.trend').getAttribute('aria-hidden')"), "true")
        self.assertEqual(self.count("svg.trend .fixed"), changes["fixed"])

    def test_what_is_fixed_is_listed_and_nothing_is_taken_from_other_units(self):
        self.browser.open(self.page, "#/fixed")
        self.assertGreater(self.count(".found > li"), 0)
        self.assertIn("is announced as", self.text())
        self.assertNotIn(journal.FORGED, self.page.read_text())

    def test_a_screen_without_its_export_has_its_findings(self):
        self.browser.open(self.page, "#/screens")
        self.browser.run("[...document.querySelectorAll('#view a')].find((a) => a.textContent === 'checkout-appium.xml').click()")
        self.browser.go(self.browser.run("return location.hash"))
        self.assertIn("No drawing and no transcript", self.text())
        self.assertGreater(self.count(".finding"), 0)
        self.assertEqual(self.count(".drawn, .heard"), 0)

    def test_a_screen_with_its_export_is_drawn_and_marks_its_findings(self):
        self.browser.open(self.page, "#/screens")
        self.browser.run("[...document.querySelectorAll('#view a')].find((a) => a.textContent === 'favorites-wda.json').click()")
        self.browser.go(self.browser.run("return location.hash"))
        self.assertGreater(self.count("svg .mark"), 0)
        self.assertIn("In the journal", self.text(".finding"))


class Boxes(PageCase):
    """The page of what three boxes found, two of which have one name."""

    @classmethod
    def make(cls, folder):
        return journal.page(folder / "page.html", journal.lab(folder / "remote", exports.ROOT / "docs/examples"))

    def rows(self, title):
        return self.browser.run("""
            const card = [...document.querySelectorAll(".card")].find((card) => card.querySelector("h2")?.textContent === arguments[0]);
            return card && [...card.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.innerText));""", title)

    def test_axe_finds_nothing_in_any_view(self):
        for width in (1400, 320):
            # All of it is in view: what is far below has no height of its own yet, and axe takes it to overlap.
            self.browser.size(width, 12_000)
            for view in ("#/", "#/findings", "#/screens", "#/screen/1", "#/fixed", "#/withdrawn"):
                with self.subTest(view=view, width=width):
                    self.browser.open(self.page, view)
                    self.assertEqual(self.browser.axe(), [])
                    self.assertEqual(self.browser.complaints(), [])
                    self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)

    def test_the_overview_has_the_boxes_in_numbers(self):
        self.browser.open(self.page, "#/")
        rows = self.rows("Boxes")
        self.assertEqual([row[0] for row in rows], ["desk", "lab (aaaaaaaa)", "lab (bbbbbbbb)"])
        screens = {row[2] for row in rows}
        self.assertEqual(len(screens), 1)
        desk, one, other = (int(row[3]) for row in rows)
        self.assertEqual((desk, other), (one - 1, one - 1))
        self.assertIn("3 boxes, ", self.text(".lead"))
        self.assertIn("2026-11-17", rows[0][1])

    def test_links_of_the_overview_that_say_the_same_lead_to_the_same(self):
        self.browser.open(self.page, "#/")
        self.assertEqual(self.browser.run(SAME_WORDS), [])

    def test_a_box_is_a_filter(self):
        self.browser.open(self.page, "#/findings")
        everything = int(self.text("#view h2").split()[0])
        self.browser.go("#/findings?box=desk")
        own = int(self.text("#view h2").split()[0])
        self.assertTrue(0 < own < everything / 2, (own, everything))
        self.assertEqual(self.browser.run("return document.querySelector('select[name=box]').value"), "desk")
        shown = self.browser.run("return [...document.querySelectorAll('.found .where')].map((line) => line.innerText)")
        self.assertTrue(shown and all("desk" in line and "lab" not in line for line in shown), shown[:3])

    def test_a_finding_has_an_address_on_each_box(self):
        text = self.page.read_text()
        found = json.loads(text.split('class="screen">')[1].split("</script>")[0])["findings"][-1]["id"]
        for box in ("desk", "lab (aaaaaaaa)", "lab (bbbbbbbb)"):
            self.browser.open(self.page, f"#/finding/{found}?" + urllib.parse.urlencode({"box": box}))
            self.assertIn(f"/ {box} /", self.text(".crumbs"))

    def test_what_is_taken_back_is_not_called_fixed(self):
        self.browser.open(self.page, "#/withdrawn")
        self.assertEqual(self.text("#view h1"), "Taken back")
        self.assertIn("lab (bbbbbbbb)", self.text(".found"))
        self.assertEqual(self.count(".found > li"), 1)
        self.browser.go("#/fixed")
        self.assertIn("desk", self.text(".found"))
        self.assertEqual(self.count(".found > li"), 1)
        self.browser.go("#/")
        days = self.rows("Day by day")
        self.assertEqual([row[3:5] for row in days], [["1", "1"], ["0", "0"]])
        self.assertIn("1\ntaken back", self.text())

    def test_a_page_of_one_box_has_no_word_of_boxes(self):
        own = journal.page(self.folder / "one.html", self.folder / "remote/remote-a.journal")
        for view in ("#/", "#/findings", "#/screens", "#/screen/1"):
            self.browser.open(own, view)
            words = self.text("body").lower()
            self.assertTrue("box" not in words.replace("checkbox", "") and "taken back" not in words, view)


class Pictures(PageCase):
    """The page of what Detox wrote: the picture in the export or beside it, with positions on Android and without on iOS."""

    @classmethod
    def make(cls, folder):
        detox, drop = exports.ROOT / "Tests/Fixtures/exports/detox", folder / "✗ Orders shows the list"
        drop.mkdir()
        picture = exports.picture(108, 240)
        android = (detox / "a11yd__orders-android.xml").read_text()
        written = android.replace("iVBORw0KGgo=", base64.b64encode(picture).decode())
        assert written != android
        (drop / "android.xml").write_text(written)
        shutil.copy(detox / "a11yd__orders-ios.xml", drop / "ios.xml")
        (drop / "ios.png").write_bytes(picture)
        return exports.page(folder / "page.html", drop)

    def test_a_screen_with_positions_is_drawn_over_its_picture(self):
        self.browser.open(self.page, "#/screen/1")
        self.assertEqual(self.browser.run("""
            const picture = document.querySelector(".drawn svg image.picture");
            return [picture?.getAttribute("href").slice(0, 22), document.querySelectorAll(".drawn rect.box").length > 0];"""),
            ["data:image/png;base64,", True])
        self.assertEqual(self.browser.complaints(), [])

    def test_a_screen_without_positions_shows_its_picture(self):
        for width in (1400, 320):
            self.browser.size(width, 900)
            self.browser.open(self.page, "#/screen/2")
            self.assertIn("cannot be drawn", self.text(".drawn"))
            shown = self.browser.run("""
                const picture = document.querySelector(".drawn img");
                return [picture?.naturalWidth, picture?.naturalHeight, picture?.alt];""")
            self.assertEqual(shown, [108, 240, "Screenshot of ios.xml"])
            self.assertEqual(self.browser.axe(), [])
            self.assertEqual(self.browser.complaints(), [])
            self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)


class Use(PageCase):
    """What a person does with the page."""

    def test_the_overview_counts_what_was_found(self):
        self.browser.open(self.page)
        text = self.text()
        for words in ("critical", "cannot tell", "1 file could not be read", "What the exports could not show", "Do this:",
                      "com.example.shop", "Screens with most failures", "Kinds of control", "Recordings"):
            self.assertIn(words, text)
        found = exports.audit("--format", "jsonl", "--quiet", *exports.examples())
        criticals = found.count('"outcome":"failed","impact":"critical"')
        self.assertGreater(criticals, 0)
        self.assertEqual(self.text(".tiles .critical strong"), str(criticals))

    def test_cards_of_the_overview_keep_their_distance(self):
        for width in (1400, 800, 320):
            with self.subTest(width=width):
                self.browser.size(width, 900)
                self.browser.open(self.page)
                near = self.browser.run("""
                    const cards = [...document.querySelectorAll("#view .card")];
                    const boxes = cards.map((card) => [card.innerText.split("\\n")[0], card.getBoundingClientRect()]);
                    return boxes.flatMap(([name, box]) => boxes.filter(([, other]) => other !== box && other.top >= box.bottom - 1
                      && other.top < box.bottom + 16 && other.left < box.right && box.left < other.right).map(([other]) => [name, other]));""")
                self.assertEqual(near, [])

    def test_links_of_the_overview_that_say_the_same_lead_to_the_same(self):
        self.browser.open(self.page)
        self.assertEqual(self.browser.run(SAME_WORDS), [])

    def test_a_finding_says_what_is_heard_why_and_how_to_fix_it(self):
        self.browser.open(self.page, "#/screen/2")
        text = self.text(".finding")
        for words in ("tab.music is announced as", "Heard", "“button, 3 of 4”", "Why it matters", "UIKit", "SwiftUI",
                      "WCAG 4.1.2 Name, Role, Value", "Segmented control, SG-", "c55941aa16967d76fa27f1ba9df4292f"):
            self.assertIn(words, text)
        self.assertNotIn("Jetpack Compose", text)
        self.browser.run("document.querySelector('.finding summary').click()")
        for words in ("application/window/segmented-control/button[3]", "wda-json", "selected", "196, 108, 90, 32"):
            self.assertIn(words, self.text(".finding details"))

    def test_a_finding_quotes_the_page_of_its_control(self):
        # Its rule is for every control and decides rows of most pages.
        self.browser.open(self.page, "#/screen/1")
        self.assertIn("it has no name", self.text(".finding"))
        pages = self.browser.run(
            "return [...document.querySelector('.finding').querySelectorAll('blockquote a')].map((a) => a.innerText)")
        self.assertEqual({words.split(",")[0] for words in pages}, {"Button"})

    def test_drawing_transcript_and_finding_light_up_together(self):
        self.browser.open(self.page, "#/screen/2")
        stop = self.browser.driver.find_element(By.CSS_SELECTOR, ".heard li:nth-child(5) button")
        box = stop.get_attribute("data-box")
        self.assertEqual(self.count(".lit"), 0)
        self.browser.run("arguments[0].focus()", stop)
        lit = self.browser.run("return [...document.querySelectorAll('.lit')].map((part) => part.dataset.box)")
        self.assertEqual(lit, [box] * 3)
        self.assertEqual(self.count(".target.lit, .heard .lit, .finding.lit"), 3)

    def test_what_the_pointer_is_on_lights_up_its_partners(self):
        self.browser.open(self.page, "#/screen/2")
        for selector in (".finding[data-box]", ".heard li:nth-child(5) button"):
            with self.subTest(selector=selector):
                part = self.browser.driver.find_element(By.CSS_SELECTOR, selector)
                ActionChains(self.browser.driver).move_to_element(part.find_element(By.CSS_SELECTOR, "*")).perform()
                box = part.get_attribute("data-box")
                lit = self.browser.run("return [...document.querySelectorAll('.lit')].map((part) => part.dataset.box)")
                self.assertEqual(lit, [box] * 3)
                ActionChains(self.browser.driver).move_by_offset(0, 0).move_to_element(
                    self.browser.driver.find_element(By.TAG_NAME, "h1")).perform()
                self.assertEqual(self.count(".lit"), 0)

    def test_the_swipe_path_is_numbered(self):
        self.browser.open(self.page, "#/screen/2")
        numbers = self.browser.run("return [...document.querySelectorAll('svg .stop text')].map((text) => text.textContent)")
        self.assertEqual(numbers, [str(place + 1) for place in range(self.count(".heard li"))])

    def test_filters_are_in_the_address_and_come_from_it(self):
        self.browser.open(self.page, "#/findings")
        whole = self.count(".found > li")
        self.browser.run("""
            const select = document.querySelector("select[name=impact]");
            select.value = "critical";
            select.dispatchEvent(new Event("change"));""")
        some = self.count(".found > li")
        self.assertTrue(0 < some < whole)
        self.assertIn("impact=critical", self.browser.driver.current_url)
        self.assertEqual(self.text("#said"), f"{some} findings")
        self.browser.open(self.page, "#/findings?impact=critical")
        self.assertEqual(self.count(".found > li"), some)
        self.assertEqual(self.browser.run("return document.querySelector('select[name=impact]').value"), "critical")

    def test_each_filter_narrows_the_list(self):
        self.browser.open(self.page, "#/findings")
        whole = self.count(".found > li")
        for name in ("app", "screen", "kind", "rule", "impact", "outcome"):
            with self.subTest(filter=name):
                self.browser.open(self.page, "#/findings")
                self.browser.run("""
                    const select = document.querySelector(`select[name=${arguments[0]}]`);
                    select.selectedIndex = 1;
                    select.dispatchEvent(new Event("change"));""", name)
                self.assertTrue(0 < self.count(".found > li") < whole)

    def test_a_finding_has_an_address_of_its_own(self):
        self.browser.open(self.page, "#/finding/c55941aa16967d76fa27f1ba9df4292f")
        self.assertEqual(self.browser.run("return document.activeElement.id"), "finding-c55941aa16967d76fa27f1ba9df4292f")
        self.assertEqual(self.browser.driver.title, "favorites-wda.json · a11yd report")

    def test_a_recording_is_a_time_line(self):
        self.browser.open(self.page, "#/recordings")
        self.browser.run("""
            [...document.querySelectorAll("#view a")].find((a) => a.textContent.endsWith("android-alarm-broken")).click();""")
        self.browser.go(self.browser.run("return location.hash"))
        text = self.text()
        for words in ("8 captures", "28.0 s", "01-alarms.json", "tap on “Rings at 7:00, button”", "the focus is on", "serious"):
            self.assertIn(words, text)
        self.assertEqual(self.count(".axis .dot"), 8)
        self.assertEqual(self.count(".course > li"), 8)

    def test_everything_is_reached_by_keyboard_and_shows_that_it_is(self):
        for view in ("#/", "#/findings", "#/screen/2", "#/recording/1"):
            with self.subTest(view=view):
                self.browser.open(self.page, view)
                wanted = self.browser.run("""
                    return [...document.querySelectorAll("a[href], button, select, input, summary")]
                      .filter((part) => part.checkVisibility()).length;""")
                reached, seen = set(), 0
                for _ in range(wanted + 5):
                    self.browser.driver.switch_to.active_element.send_keys(Keys.TAB)
                    key, outline = self.browser.run("""
                        const part = document.activeElement;
                        if (part === document.body) return [null, ""];
                        part.dataset.key ??= String(Math.random());
                        const style = getComputedStyle(part);
                        return [part.dataset.key, style.outlineStyle + style.outlineWidth];""")
                    if key is None or key in reached:
                        break
                    reached.add(key)
                    seen += outline == "solid3px"
                self.assertEqual((len(reached), seen), (wanted, wanted))

    def test_the_first_key_skips_to_the_content(self):
        self.browser.open(self.page)
        self.browser.driver.switch_to.active_element.send_keys(Keys.TAB)
        self.assertEqual(self.browser.run("return document.activeElement.textContent"), "Skip to content")
        self.browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
        self.assertEqual(self.browser.run("return document.activeElement.id"), "main")

    def test_a_new_view_takes_the_focus_and_the_title(self):
        self.browser.open(self.page)
        self.browser.go("#/screens")
        self.assertEqual(self.browser.run("return document.activeElement.textContent"), "Screens")
        self.assertEqual(self.browser.driver.title, "Screens · a11yd report")
        self.assertEqual(self.text("#views [aria-current]"), "Screens")

    def test_print_leaves_out_what_paper_cannot_use(self):
        self.browser.open(self.page, "#/findings")
        self.browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        try:
            self.assertEqual(self.browser.run("""
                return ["nav", ".filters", "#skip"].filter((part) => document.querySelector(part).checkVisibility());"""), [])
        finally:
            self.browser.theme(self.theme)

    def test_paper_has_the_light_colours_whatever_the_screen_has(self):
        def colours(media, theme):
            self.browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "media": media, "features": [{"name": "prefers-color-scheme", "value": theme}]})
            return self.browser.run("""
                return [...document.querySelectorAll(".badge.serious, svg .mark.serious, .finding")].slice(0, 3)
                  .map((part) => ["color", "stroke", "background-color"].map((name) => getComputedStyle(part)[name]).join());""")

        self.browser.open(self.page, "#/screen/2")
        try:
            self.assertEqual(colours("print", "dark"), colours("print", "light"))
            self.assertNotEqual(colours("screen", "dark"), colours("screen", "light"))
        finally:
            self.browser.theme(self.theme)


class WithoutScript(PageCase):
    javascript = False

    def test_the_plain_list_has_every_finding(self):
        self.browser.open(self.page)
        text = self.browser.driver.find_element(By.TAG_NAME, "main").text
        found = exports.audit("--format", "jsonl", "--quiet", *exports.examples()).splitlines()
        items = self.browser.driver.find_elements(By.CSS_SELECTOR, "main li")
        self.assertEqual(len(items), len(found))
        for words in ("Accessibility findings", "docs/examples/checkout-appium.xml", "Totals", "could not be read"):
            self.assertIn(words, text)
        self.assertNotIn("{", text)


class Hostile(PageCase):
    """Texts that would act if they were markup, script or addresses."""

    @classmethod
    def make(cls, folder):
        wild = exports.hostile(folder / "exports")
        return exports.page(folder / "page.html", wild, exports.ROOT / "Tests/Fixtures/hostile/labels.json")

    def test_no_text_of_an_app_acts_in_any_view(self):
        for view in ("#/", "#/findings", "#/screens", "#/screen/1", "#/screen/2", "#/screen/3", "#/recording/1", "#/exports",
                     "#/<img src=x onerror=window.acted=5>", "#/findings?rule=</script><script>window.acted=6</script>",
                     "#/screen/__proto__", "#/constructor"):
            with self.subTest(view=view):
                self.browser.open(self.page, view)
                self.assertIsNone(self.browser.run("return window.acted ?? null"))
                self.assertEqual(self.browser.complaints(), [])
                self.assertEqual(self.count("img, iframe, object, embed, form[action], base, #view script, #view style"), 0)
                self.assertEqual(self.browser.run("""
                    return [...document.querySelectorAll("*")].flatMap((part) => [...part.attributes])
                      .filter((one) => one.name.startsWith("on") || /javascript:/i.test(one.value) && one.name === "href")
                      .map((one) => one.name);"""), [])
                outside = self.browser.run("return [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href'))")
                for address in outside:
                    self.assertRegex(address, r"^(#/|https://www\.(w3\.org|magentaa11y\.com)/)")

    def test_each_of_the_hostile_labels_is_on_the_page(self):
        tree = json.loads((exports.ROOT / "Tests/Fixtures/hostile/labels.json").read_text())["tree"]
        names = [node["name"] for node in exports.nodes(tree) if "name" in node]
        self.assertEqual(len(names), 612)
        self.browser.open(self.page, "#/screens")
        self.browser.run("[...document.querySelectorAll('#view a')].find((a) => a.closest('tr').textContent.includes('labels.json')).click()")
        self.browser.go(self.browser.run("return location.hash"))
        self.assertGreaterEqual(self.count(".heard li"), len(names))

    def test_hostile_texts_are_shown_as_they_are(self):
        self.browser.open(self.page, "#/screen/1")
        self.assertIn("</script><script>window.acted=1</script>", self.text("h1"))
        self.assertGreater(self.count(".heard li"), 1)

    def test_the_policy_stops_what_would_get_through(self):
        self.browser.open(self.page)
        self.browser.run("""
            const script = document.createElement("script");
            script.textContent = "window.acted = 7";
            document.body.append(script);
            document.body.insertAdjacentHTML("beforeend", "<b onclick='window.acted = 8'>x</b>");
            document.querySelector("b").click();""")
        self.assertIsNone(self.browser.run("return window.acted ?? null"))
        self.assertTrue(self.browser.complaints())


class Many(PageCase):
    """10,000 findings on 1,000 screens."""

    @classmethod
    def make(cls, folder):
        return exports.page(folder / "page.html", exports.many(folder / "exports"))

    def test_size_first_paint_and_filter(self):
        size = self.page.stat().st_size
        paints, filters = [], []
        for _ in range(3):
            self.browser.open(self.page, "#/findings")
            paints.append(self.browser.run(
                "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9"))
        self.assertEqual(self.text("#view h2"), "10,000 findings")
        names = ("impact", "app", "screen", "rule")
        for place in range(20):
            filters.append(self.browser.run("""
                const select = document.querySelector(`select[name=${arguments[0]}]`);
                const begin = performance.now();
                select.selectedIndex = arguments[1];
                select.dispatchEvent(new Event("change"));
                document.body.offsetHeight;
                return performance.now() - begin;""", names[place // 2 % 4], (place + 1) % 2))
        filters.sort()
        print(f"\n{size:,} bytes; first paint {sorted(paints)[1]:.0f} ms; filter {filters[10]:.0f} ms, at most {filters[-1]:.0f} ms")
        self.assertLessEqual(size, 15_000_000)
        self.assertLessEqual(sorted(paints)[1], 1_000)
        # The median: a machine that is busy otherwise stops a browser for longer than the filter takes.
        self.assertLessEqual(filters[10], 60)

    def test_axe_finds_nothing_in_a_long_list(self):
        # What is below the window must be as high as it will be in sight: else links lie on those of the next finding.
        for width in (1400, 640, 320):
            for view in ("#/findings", "#/screens"):
                with self.subTest(view=view, width=width):
                    self.browser.size(width, 900)
                    self.addCleanup(self.browser.size, 1280, 900)
                    self.browser.open(self.page, view)
                    self.assertGreater(self.browser.run("return document.documentElement.scrollHeight"), 1800)
                    self.assertEqual(self.browser.axe(), [])
                    self.browser.run("document.querySelector('.more').click()")
                    self.assertEqual(self.browser.axe(), [])

    def test_more_is_shown_on_request(self):
        self.browser.open(self.page, "#/findings")
        self.assertEqual(self.count(".found > li"), 50)
        self.browser.run("document.querySelector('.more').click()")
        self.assertEqual(self.count(".found > li"), 100)
        self.assertEqual(self.browser.run("return [...document.querySelectorAll('.found > li')].indexOf(document.activeElement.closest('li'))"), 50)


if __name__ == "__main__":
    unittest.main()
