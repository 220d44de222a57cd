"""Exports that the tests of the reports audit, and the reports of them."""

import json
import os
import pathlib
import random
import struct
import subprocess
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = """Account Balance Transfer Payee Amount Date Savings Checking Card Limit Freeze Details History Search Filter Sort
Month Week Settings Profile Help Contact Address City Street Country Phone Email Password Language Theme Alerts""".split()

# What would act if any of it were read as markup, script or address.
WILD = """</script><script>window.acted=1</script><!--<img src=x onerror="window.acted=2">"'&amp;]]>"""


def audit(*arguments):
    """Runs the command; what it wrote to standard output."""
    run = subprocess.run([os.environ["A11YD"], "audit", "--rules", ROOT / "rules", *arguments], cwd=ROOT,
                         capture_output=True, text=True)
    assert run.returncode in (0, 1, 2), run.stderr
    return run.stdout


def page(path, *exports):
    """The HTML report of these exports, in a file."""
    audit("--format", "html", "--output", path, *exports)
    return path


def examples():
    """Exports of the documentation, recordings and a file that cannot be read."""
    recordings = ROOT / "Tests/Fixtures/recordings"
    return [ROOT / "docs/examples", "--recording", recordings / "android-alarm-broken", recordings / "ios-inbox-broken",
            ROOT / "Tests/Fixtures/command/no-json.txt"]


def nodes(tree):
    """A node with all below it."""
    yield tree
    for child in tree.get("children", []):
        yield from nodes(child)


def write(path, tree, events=None, **meta):
    export = {"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en", **meta}, "tree": tree}
    if events is not None:
        export["events"] = events
    path.write_text(json.dumps(export))


def picture(width, height):
    """A PNG of one colour."""
    def chunk(sort, data):
        return struct.pack(">I", len(data)) + sort + data + struct.pack(">I", zlib.crc32(sort + data))
    # Not compressed, so that it is as long as one of a screen.
    rows = zlib.compress((b"\0" + bytes((70, 110, 160)) * width) * height, 0)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def hostile(folder):
    """Exports whose every text is hostile, in a directory and files with hostile names."""
    session = folder / "<b>onclick"
    session.mkdir(parents=True)
    for number in range(2):
        button = {"role": "button", "name": WILD + " button", "identifier": WILD, "hint": WILD, "element": True,
                  "bounds": [10, 10 + 60 * number, 200, 40]}
        link = {"role": "link", "name": "javascript:window.acted=3 link", "identifier": "javascript:window.acted=3",
                "element": True, "bounds": [10, 200, 200, 40]}
        events = [{"type": WILD, "text": WILD, "node": WILD, "at": "2026-11-21T09:30:0%dZ" % (number * 2)}]
        write(session / f"{number}<svg onload=window.acted=4>.json",
              {"role": "window", "bounds": [0, 0, 390, 844], "children": [button, link]}, events, app=WILD, screen=WILD,
              trigger={"action": WILD, "node": WILD})
    return folder


def many(folder, screens=1000):
    """Screens of some 60 nodes with 10 findings each."""
    folder.mkdir(parents=True)
    rng = random.Random(7)
    for number in range(screens):
        children = [{"role": "heading", "name": f"{rng.choice(WORDS)} {number}", "bounds": [16, 60, 358, 40],
                     "element": True, "visible": True}]
        for place in range(40):
            words = " ".join(rng.sample(WORDS, 2))
            bounds = [16 + place % 3 * 120, 124 + place // 3 * 24, 112, 18]
            node = {"role": "text", "name": f"{words} {rng.randint(1, 9999)}", "bounds": bounds, "element": True,
                    "visible": True}
            if place % 4 == 0:
                node = {"role": "button", "name": words + " button", "bounds": bounds, "element": True, "visible": True,
                        "enabled": True, "id": f"screen{number}.row{place}"}
                if place % 8 == 4:
                    del node["name"]
            elif place % 4 == 1:
                node = {**node, "role": "button", "name": words, "enabled": True, "id": f"screen{number}.row{place}"}
            if place % 2:
                x, y, width, height = bounds
                node = {"role": "cell", "bounds": [x - 2, y - 2, width + 4, height + 4], "element": False,
                        "visible": True, "children": [node]}
            children.append(node)
        write(folder / f"{number:04}.json", {"role": "window", "bounds": [0, 0, 390, 844], "children": children},
              app=f"com.example.app{number % 7}", screen=f"{rng.choice(WORDS)} {number}")
    return folder
