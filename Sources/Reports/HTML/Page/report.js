// What the report holds: the blocks of data, put together once.

const blocks = (name) => [...document.querySelectorAll(`script.${name}`)].map((block) => JSON.parse(block.textContent));

const impacts = ["critical", "serious", "moderate", "minor"];
const report = { screens: blocks("screen"), unreadable: blocks("unreadable"), findings: [], recordings: [], ...blocks("report")[0] };
report.rules = new Map(report.rules.map((rule) => [rule.title, rule]));
report.rows = new Map(report.rows.map((row) => [row.id, row]));
report.frameworks = new Map(report.frameworks.map((framework) => [framework.id, framework.name]));

const sessions = new Map();
report.screens.forEach((screen, place) => {
  screen.place = place;
  screen.name = screen.screen ?? screen.file.split("/").pop();
  // A screen that no rule judged is not one where everything is right.
  screen.isClean = screen.isCapture && screen.failed === 0 && screen.passed > 0 && !screen.obstacle;
  screen.appName = screen.app ?? "app unknown";
  for (const finding of screen.findings) {
    finding.screen = screen;
    finding.sort = finding.outcome === "failed" ? finding.impact : "question";
    finding.label = finding.outcome === "failed" ? finding.impact : "cannot tell";
    const rule = report.rules.get(finding.rule) ?? report.rules.get(finding.rule.split(" ")[0]);
    finding.about = rule;
    finding.path = rule?.path ?? finding.rule.split(" ")[0];
    finding.kind = rule?.kind ?? "";
    finding.search = [finding.message, finding.heard, finding.identifier, finding.node, finding.id].join("\n").toLowerCase();
    report.findings.push(finding);
  }
  if (screen.session && screen.step) {
    const key = screen.session + "\n" + screen.platform;
    if (!sessions.has(key)) sessions.set(key, { name: screen.session, steps: [] });
    sessions.get(key).steps.push(screen);
  }
});
report.recordings = [...sessions.values()].filter((recording) => recording.steps.length > 1 || recording.steps[0].step.events.length);
report.recordings.forEach((recording, place) => {
  recording.place = place;
  for (const screen of recording.steps) screen.recording = recording;
});
report.captures = report.screens.filter((screen) => screen.isCapture);
const order = { critical: 0, serious: 1, moderate: 2, minor: 3, question: 4 };
report.findings.sort((one, other) => order[one.sort] - order[other.sort] || one.screen.place - other.screen.place);

// How often each value occurs, the most frequent first.
function counted(list, value) {
  const counts = new Map();
  for (const item of list) {
    const key = value(item);
    if (key !== "" && key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
}

// The boxes in a report of several; empty for one. (The boxes of a screen are its rectangles.)
// JSON Lines name the box of each screen, and nobody counted them.
const machines = report.history?.boxes
  ?? [...new Set(report.screens.map((screen) => screen.machine).filter(Boolean))].sort().map((name) => ({ name, last: "" }));
const onBox = (screen) => screen.machine && make("span", {}, screen.machine);

const sum = (list, value) => list.reduce((total, item) => total + value(item), 0);
const screenAddress = (screen, finding) => address(`screen/${screen.place + 1}${finding ? "/" + finding.id : ""}`);
const badge = (finding) => make("span", { class: `badge ${finding.sort}` }, finding.label);
