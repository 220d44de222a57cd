// A screen drawn from the rectangles of its export.

const boxesOf = (screen) => {
  const flat = screen.boxes ?? [];
  return Array.from({ length: flat.length / 5 }, (_, place) => flat.slice(place * 5, place * 5 + 5));
};

// Words on one line, cut where the box ends.
function words(text, [x, y, width, height], unit, isStop) {
  const size = Math.max(6 * unit, Math.min(13 * unit, height * 0.6));
  return draw("svg", { x, y, width, height, overflow: "hidden", "aria-hidden": "true" },
    draw("text", { x: (isStop ? 20 : 4) * unit, y: height / 2 + size * 0.35, "font-size": size }, text));
}

function drawing(screen, { small = false } = {}) {
  const [width, height] = screen.size;
  const unit = width / 390;
  const boxes = boxesOf(screen);
  const failed = screen.findings.filter((finding) => finding.box !== undefined);
  const label = `Drawing of ${screen.name}: ${things(screen.stops?.length ?? 0, "stop")}, ${things(screen.findings.length, "finding")}. `
    + "The lists beside it say the same in words.";
  const picture = draw("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label,
    preserveAspectRatio: "xMidYMin meet" });
  if (screen.picture && !small) {
    // As wide as the screen, whatever its unit is; its height follows.
    picture.append(draw("image", { class: "picture", href: screen.picture, x: 0, y: 0, width, height: height * 4,
      preserveAspectRatio: "xMinYMin meet" }));
  }
  const stops = new Set((screen.stops ?? []).map((stop) => stop.box));
  const plain = draw("g", { class: screen.picture && !small ? "boxes pictured" : "boxes" });
  boxes.forEach(([x, y, w, h, sort], place) => {
    plain.append(draw("rect", { class: `box sort${sort}`, x, y, width: w, height: h, rx: sort === 2 ? 6 * unit : 0 }));
    if (screen.texts[place] && !small) plain.append(words(screen.texts[place], [x, y, w, h], unit, stops.has(place)));
  });
  picture.append(plain);
  const marks = draw("g", { class: "marks" });
  for (const finding of [...failed].reverse()) {
    const [x, y, w, h] = boxes[finding.box];
    marks.append(draw("rect", { class: `mark ${finding.sort}`, x, y, width: w, height: h }));
  }
  picture.append(marks);
  if (small) {
    if (screen.step?.focusBox !== undefined) {
      const [x, y, w, h] = boxes[screen.step.focusBox];
      picture.append(draw("rect", { class: "focus", x, y, width: w, height: h }));
    }
    return picture;
  }
  picture.append(way(screen, boxes, unit), targets(screen, boxes));
  return picture;
}

// The order of the stops: a line from one to the next, and their numbers.
function way(screen, boxes, unit) {
  const stops = (screen.stops ?? []).map((stop, place) => ({ ...stop, place })).filter((stop) => stop.box !== undefined);
  const radius = 8.5 * unit;
  const corner = ({ box }) => [boxes[box][0] + radius, boxes[box][1] + radius];
  return draw("g", { class: "swipes" },
    draw("polyline", { class: "way", points: stops.map((stop) => corner(stop).join(",")).join(" ") }),
    stops.map((stop) => {
      const [x, y] = corner(stop);
      return draw("g", { class: "stop" }, draw("circle", { cx: x, cy: y, r: radius }),
        draw("text", { x, y: y + 3.4 * unit, "text-anchor": "middle", "font-size": (stop.place > 98 ? 8 : 10) * unit }, String(stop.place + 1)));
    }));
}

// What the pointer meets: one transparent box for each box that a list names.
function targets(screen, boxes) {
  const named = new Set([...(screen.stops ?? []), ...screen.findings].map((item) => item.box).filter((box) => box !== undefined));
  const area = (box) => boxes[box][2] * boxes[box][3];
  return draw("g", { class: "over" }, [...named].sort((one, other) => area(other) - area(one)).map((box) => {
    const [x, y, width, height] = boxes[box];
    return draw("rect", { class: "target", "data-box": box, x, y, width, height });
  }));
}

// Ties everything about one box together, in the drawing and in the lists.
function tie(view) {
  const light = (box, on) => view.querySelectorAll(`[data-box="${box}"]`).forEach((part) => part.classList.toggle("lit", on));
  const boxOf = (event) => event.target.closest?.("[data-box]")?.dataset.box;
  for (const [begin, end] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
    view.addEventListener(begin, (event) => { const box = boxOf(event); if (box !== undefined) light(box, true); });
    view.addEventListener(end, (event) => { const box = boxOf(event); if (box !== undefined) light(box, false); });
  }
  view.addEventListener("click", (event) => {
    const target = event.target.closest?.(".target");
    if (!target) return;
    const item = view.querySelector(`.heard [data-box="${target.dataset.box}"], .finding[data-box="${target.dataset.box}"]`);
    item?.focus();
    item?.scrollIntoView({ block: "nearest" });
  });
}
