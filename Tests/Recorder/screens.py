"""Screens of invented apps, written as UiAutomator2 and WebDriverAgent write them."""

from xml.sax.saxutils import quoteattr


def android(*nodes, package="com.example.shop", focus=None, rotation=0):
    """A source of appium-uiautomator2-server 9: a node is (class, text, id, bounds, more attributes)."""

    def element(index, node):
        name, text, key, bounds, *more = node
        widget = name if "." in name else f"android.widget.{name}"
        attributes = {
            "index": index, "package": package, "class": widget, "text": text, "checkable": "false",
            "checked": "false", "clickable": "false", "enabled": "true", "focusable": "false", "focused": "false",
            "long-clickable": "false", "password": "false", "scrollable": "false", "selected": "false",
            "bounds": bounds, "displayed": "true", "a11y-important": "true", "screen-reader-focusable": "false",
            "live-region": "0", "heading": "false", "a11y-focused": "true" if key and key == focus else "false",
        }
        if key:
            attributes["resource-id"] = f"{package}:id/{key}"
        if widget.endswith("Button") or widget.endswith("Spinner") or widget.endswith("EditText"):
            attributes["clickable"] = attributes["focusable"] = "true"
        inner = ""
        for item in more:
            if isinstance(item, dict):
                attributes.update(item)
            else:
                inner += "".join(element(place, child) for place, child in enumerate(item))
        written = " ".join(f"{key}={quoteattr(str(value))}" for key, value in attributes.items())
        return f"<{widget} {written}>{inner}</{widget}>"

    root = element(0, ("FrameLayout", "", "", "[0,0][1080,2400]", list(nodes)))
    return (
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>"
        f'<hierarchy index="0" class="hierarchy" rotation="{rotation}" width="1080" height="2400">{root}</hierarchy>'
    )


def ios(*nodes, app="Profile", bundle=None):
    """A source of WebDriverAgent 10: a node is (type, name, label, value, (x, y, width, height), more attributes)."""

    def element(index, node):
        kind, name, label, value, frame, *more = node
        attributes = {"type": f"XCUIElementType{kind}"}
        for key, text in (("value", value), ("name", name or label), ("label", label)):
            if text is not None:
                attributes[key] = text
        attributes |= {"enabled": "true", "visible": "true", "accessible": str(label is not None).lower()}
        attributes |= dict(zip(("x", "y", "width", "height"), frame)) | {"index": index}
        inner = ""
        for item in more:
            if isinstance(item, dict):
                attributes.update(item)
            else:
                inner += "".join(element(place, child) for place, child in enumerate(item))
        written = " ".join(f"{key}={quoteattr(str(value))}" for key, value in attributes.items())
        return f"<XCUIElementType{kind} {written}>{inner}</XCUIElementType{kind}>"

    root = ("Application", app, app, None, (0, 0, 390, 844), {"accessible": "false"},
            [("Window", None, None, None, (0, 0, 390, 844), list(nodes))])
    if bundle:
        root[5]["bundleId"] = bundle
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<AppiumAUT>{element(0, root)}</AppiumAUT>'
