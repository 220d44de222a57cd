"""Small exports with three flaws each, of an app for each number."""

SCREEN = """{"a11ySnapshot": 1, "meta": {"platform": "ios", "app": "com.example.app%d", "screen": "Screen %d",
 "language": "en"}, "tree": {"role": "window", "children": [
 {"role": "button", "name": "Submit button", "element": true, "visible": true, "id": "submit"},
 {"role": "button", "name": null, "element": true, "visible": true, "id": "unnamed"},
 {"role": "image", "name": "image", "element": true, "visible": true, "id": "picture"}]}}
"""


def screen(number):
    """The text of one."""
    return SCREEN % (number, number)
