"""Invented apps, as a device shows them: broken in three ways that only a recording shows, and repaired."""

from screens import android, ios


class App:
    """What is on the screen, and what a tap on an element leads to.

    `taps` maps (screen, id) to a list of (seconds after the tap, screen, what TalkBack does by then).
    """

    platform = "Android"
    capabilities = {}
    start = ""
    taps = {}

    def source(self, screen, scale):
        raise NotImplementedError


class Shop(App):
    """A basket whose payment takes a while, and an alarm-like picker of the delivery day."""

    capabilities = {"platformName": "Android", "automationName": "UiAutomator2", "appPackage": "com.example.shop",
                    "platformVersion": "15", "deviceUDID": "emulator-5554", "appVersion": "4.2", "language": "en",
                    "locale": "US", "deviceName": "emulator-5554"}
    start = "basket"

    def __init__(self, broken, delay=0.0):
        self.broken = broken
        said = [] if broken else [("announcement", "Loading, please wait")]
        self.taps = {
            ("basket", "day"): [(0.1, "days", [("focus", "Monday", "monday")])],
            ("days", "monday"): [(0.1, "chosen", [("focus", *(("Basket", "title") if broken else ("Monday", "day")))])],
            ("chosen", "pay"): [(0.0, "loading", []), (delay, "loading", said), (2.5, "thanks", [("title", "Thank you")])],
            ("chosen", "day"): [(0.1, "days", [("focus", "Monday", "monday")])],
            ("thanks", "back"): [(0.1, "basket", [("title", "Basket")])],
        }

    def source(self, screen, scale):
        return getattr(self, screen)(scale)

    def bar(self, text):
        return ("TextView", text, "title", "[60,120][1020,220]", {"heading": "true"})

    def basket(self, scale, day="Tuesday", focus="day"):
        large = scale > 1.5
        texts = [("TextView", "2 articles, 38 euros", "sum", "[60,300][1020,380]"),
                 ("TextView", "Delivery is free from 40 euros", "free", "[60,400][1020,480]")]
        if large:
            texts = [("TextView", "2 articles, 38 euros", "sum", "[60,300][1020,460]")]
            if not self.broken:
                texts.append(("TextView", "Delivery is free from 40 euros", "free", "[60,480][1020,760]"))
        return android(
            self.bar("Basket"), *texts,
            ("Spinner", "", "day", "[60,900][1020,1040]", [("TextView", day, "", "[80,920][900,1020]")]),
            ("Button", "Pay now", "pay", "[60,1500][1020,1620]"), focus=focus)

    def days(self, scale):
        return android(
            ("ListView", "", "list", "[60,900][1020,1500]", {"scrollable": "true"}, [
                ("CheckedTextView", name, name.lower(), f"[60,{900 + 150 * place}][1020,{1050 + 150 * place}]",
                 {"clickable": "true", "checkable": "true", "focusable": "true", "checked": str(name == "Tuesday").lower()})
                for place, name in enumerate(["Monday", "Tuesday", "Wednesday"])]), focus="monday")

    def chosen(self, scale):
        return self.basket(scale, "Monday", "title" if self.broken else "day")

    def loading(self, scale):
        return android(self.bar("Paying"), ("ProgressBar", "", "progress", "[440,1100][640,1300]"))

    def thanks(self, scale):
        return android(self.bar("Thank you"), ("TextView", "Your order is on its way", "text", "[60,300][1020,380]"),
                       ("Button", "Back to the basket", "back", "[60,1500][1020,1620]"), focus="title")


class Profile(App):
    """A profile with a birth month that is chosen by a wheel."""

    platform = "iOS"
    capabilities = {"platformName": "iOS", "automationName": "XCUITest", "bundleId": "com.example.profile",
                    "platformVersion": "27.0", "udid": "0000-1111", "appVersion": "2.0", "language": "en",
                    "deviceName": "iPhone"}
    start = "profile"

    def __init__(self, broken):
        self.broken = broken
        self.taps = {
            ("profile", "birth-month"): [(0.1, "wheels", [])],
            ("wheels", "Done"): [(0.1, "profile" if broken else "chosen", [])],
        }
        self.turns = {"wheels": "turned"}
        self.taps[("turned", "Done")] = self.taps[("wheels", "Done")]

    def source(self, screen, scale):
        return getattr(self, screen)(scale)

    def bar(self):
        return ("NavigationBar", "Profile", None, None, (0, 47, 390, 44), [
            ("StaticText", "title", "Profile", "Profile", (150, 55, 90, 28), {"traits": "Header, StaticText"})])

    def page(self, month, *more, scale=1):
        height = 44 if scale < 1.5 else 88
        return ios(
            self.bar(),
            ("TextField", "city", "City", "Leiden", (16, 110, 358, height), {"placeholderValue": "City"}),
            ("Button", "birth-month", "Birth month", month, (16, 210, 358, height), {"traits": "Button"}),
            *more)

    def profile(self, scale):
        return self.page("May", scale=scale)

    def chosen(self, scale):
        return self.page("June", scale=scale)

    def wheel(self, month):
        return [("Picker", None, None, None, (0, 560, 390, 216), [
            ("PickerWheel", None, "", month, (16, 560, 358, 216), {"traits": "Adjustable", "accessible": "true"})]),
            ("Toolbar", "Toolbar", None, None, (0, 516, 390, 44), [
                ("Button", "Done", "Done", None, (320, 516, 60, 44), {"traits": "Button"})])]

    def wheels(self, scale):
        return self.page("May", *self.wheel("May"), scale=scale)

    def turned(self, scale):
        return self.page("May", *self.wheel("June"), scale=scale)
