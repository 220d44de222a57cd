// What the daemon told over time: which days changed what, and what is fixed.

// Every day from the first to the last, also those on which nothing was audited.
function everyDay(days) {
  const all = [];
  for (const day of days) {
    const last = all[all.length - 1];
    if (last) {
      for (let time = Date.parse(last.day) + 86400000; time < Date.parse(day.day); time += 86400000) {
        all.push({ day: new Date(time).toISOString().slice(0, 10), captures: 0, new: 0, fixed: 0, withdrawn: 0, open: last.open });
      }
    }
    all.push(day);
  }
  return all;
}

// The numbers are in the table below; the drawing has no others.
function trendChart(days) {
  const [width, above, below, gap] = [720, 170, 60, 22];
  const top = Math.max(1, ...days.map((day) => day.open));
  const unit = Math.min(above / top, below / Math.max(1, ...days.map((day) => day.fixed)));
  const step = width / days.length;
  const bar = Math.min(40, step * 0.7);
  const zero = above + 14;
  const picture = draw("svg", { class: "trend", viewBox: `0 0 ${width} ${zero + below + gap}`, "aria-hidden": "true" });
  days.forEach((day, place) => {
    const x = place * step + (step - bar) / 2;
    const piece = (name, y, height) => height > 0 && draw("rect", { class: name, x, y, width: bar, height });
    const fresh = Math.min(day.new, day.open);
    picture.append(draw("g", {}, piece("open", zero - (day.open - fresh) * unit, (day.open - fresh) * unit),
      piece("new", zero - day.open * unit, fresh * unit), piece("fixed", zero + 1, day.fixed * unit),
      days.length <= 31 && day.open > 0 && draw("text", { class: "value", x: x + bar / 2, y: zero - day.open * unit - 4, "text-anchor": "middle" }, number(day.open))));
    if (days.length <= 10 || place % Math.ceil(days.length / 8) === 0) {
      picture.append(draw("text", { x: x + bar / 2, y: zero + below + gap - 6, "text-anchor": "middle" }, day.day.slice(5)));
    }
  });
  picture.append(draw("line", { class: "rail", x1: 0, x2: width, y1: zero, y2: zero }));
  return picture;
}

function trend() {
  const days = everyDay(report.history.days);
  const columns = ["captures", "new", "fixed", "withdrawn", "open"].filter((name) => name !== "withdrawn" || goneFindings(true).length);
  const heads = columns.map((name) => `${name === "withdrawn" ? "taken back" : name}#`);
  const numbers = table("Findings day by day; open at the end of each", ["day", ...heads],
    [...days].reverse().map((day) => [make("span", { class: "day" }, day.day), ...columns.map((name) => number(day[name] ?? 0))]));
  const key = (name, words) => make("span", {}, make("span", { class: `key ${name}`, "aria-hidden": "true" }), words);
  return card("Day by day", days.length > 1 && [trendChart(days.slice(-180)),
    make("p", { class: "keys" }, key("open", "open from earlier days"), key("new", "new that day"), key("fixed", "fixed that day, below the line"))],
    days.length > 14 ? make("details", {}, make("summary", {}, "The numbers"), numbers) : numbers);
}

// What the report covers.
function covered() {
  const { unit, first, last, leftOut, exports } = report.history;
  const gone = report.screens.filter((screen) => screen.isGone).length;
  const one = gone === 1 ? "its export is" : "their exports are";
  const why = exports ? `${one} no longer in ${exports}` : `${one} not at hand`;
  return [
    make("p", { class: "faint" }, first ? [`From the journal of `, make("code", {}, unit), `, ${first} to ${last}.`]
      : ["The journal has no entries of ", make("code", {}, unit), " for this time."]),
    leftOut > 0 && note(`${number(leftOut)} more findings are only counted. Ask for a shorter time or for one app.`),
    gone > 0 && note(`${number(gone)} of ${things(report.screens.length, "screen")} ${gone === 1 ? "has" : "have"} no drawing and no transcript, because ${why}.`),
  ];
}

// What was repaired, or what was wrong and is taken back.
const goneFindings = (isWithdrawn) => report.screens
  .flatMap((screen) => (screen.gone ?? []).filter((finding) => Boolean(finding.withdrawn) === isWithdrawn).map((finding) => ({ ...finding, screen })))
  .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));

const fixedView = () => goneView("Fixed", "fixed", goneFindings(false));
const withdrawnView = () => goneView("Taken back", "taken back", goneFindings(true),
  "A log of the device showed that these were wrong. Nobody had to repair anything.");

function goneView(title, label, found, why) {
  const list = make("ol", { class: "found" });
  const show = (finding) => make("li", { class: "passed" },
    make("p", {}, make("span", { class: "badge" }, label), " ", finding.message, finding.count && make("span", { class: "faint" }, ` ${things(finding.count, "finding")}`)),
    make("p", { class: "where" }, make("span", {}, finding.at),
      make("span", {}, link(screenAddress(finding.screen), finding.screen.name, { class: "faint" })),
      onBox(finding.screen), make("span", {}, finding.screen.appName), make("span", {}, make("code", {}, finding.rule)), make("span", {}, make("code", {}, finding.id))));
  const { more, all } = paged(found, show, list);
  return { title, print: all, view: [make("div", { class: "lead" }, make("h1", { tabindex: "-1" }, title), why && make("p", {}, why),
    make("p", { class: "faint" }, `${things(sum(found, (finding) => finding.count ?? 1), "finding")}, the latest first.`)), list, more] };
}
