// A recording: what was done, announced and focused, capture by capture.

const actionTypes = new Set(["tap", "click", "key", "activate", "doubleTap"]);

function times(recording) {
  const all = recording.steps.flatMap((screen) => [screen.step.at, ...screen.step.events.map((event) => event.at)]).filter((at) => at !== undefined);
  return all.length ? { first: Math.min(...all), last: Math.max(...all) } : undefined;
}

function recordingTable() {
  return table("Recordings", ["recording", "captures#", "failed#"], report.recordings.map((recording) => [
    link(address(`recording/${recording.place + 1}`), recording.name), number(recording.steps.length),
    number(sum(recording.steps, (screen) => screen.failed))]));
}

// The whole time as a line with a mark for everything that happened.
function axis(recording, span) {
  const length = Math.max(0.1, span.last - span.first);
  const at = (time) => `${2 + 96 * (time - span.first) / length}%`;
  const marks = recording.steps.flatMap((screen) => [
    screen.step.at !== undefined && draw("line", { class: "dot", x1: at(screen.step.at), x2: at(screen.step.at), y1: 22, y2: 38 }),
    ...screen.step.events.filter((event) => event.at !== undefined).map((event) =>
      draw("circle", { class: event.type === "announcement" ? "announcement" : event.type === "focus" ? "focused" : actionTypes.has(event.type) ? "action" : "other", cx: at(event.at), cy: event.type === "announcement" ? 14 : 48, r: 5 }))]).filter(Boolean);
  return [draw("svg", { class: "axis", role: "img", "aria-label": `Time line of ${seconds(length)}. The list below says the same in words.` },
    draw("line", { class: "rail", x1: "2%", x2: "98%", y1: 30, y2: 30 }), marks),
    make("p", { class: "ends faint" }, make("span", {}, "0 s"), make("span", {}, seconds(length)))];
}

function happened(screen, span) {
  const line = (at, words) => (at === undefined || !span ? make("li", { class: "untimed" }, words)
    : make("li", {}, make("span", { class: "time" }, seconds(at - span.first)), make("span", {}, words)));
  return make("ul", { class: "events" },
    screen.step.events.map((event) => line(event.at, event.words
      + (event.after === undefined ? "" : `, ${seconds(Math.abs(event.after))} ${event.after < 0 ? "before" : "after"} ${event.cause}`))),
    !screen.step.knows && line(undefined, make("span", { class: "faint" }, "Nobody recorded what was announced.")),
    line(undefined, screen.step.focus));
}

function recording([place]) {
  const recording = report.recordings[Number(place) - 1];
  if (!recording) return missing();
  const span = times(recording);
  const announced = sum(recording.steps, (screen) => screen.step.events.filter((event) => event.type === "announcement").length);
  return {
    title: recording.name,
    view: [
      make("div", { class: "lead" }, make("p", { class: "crumbs" }, link(address("recordings"), "Recordings")),
        make("h1", { tabindex: "-1" }, recording.name),
        make("p", { class: "facts" }, make("span", {}, things(recording.steps.length, "capture")),
          span && span.last > span.first && make("span", {}, seconds(span.last - span.first)), make("span", {}, things(announced, "announcement")))),
      span && span.last > span.first && make("section", { class: "card", "aria-label": "Time line" }, axis(recording, span),
        make("p", { class: "facts" }, make("span", {}, "bars: captures"), make("span", {}, "above: announcements"), make("span", {}, "below: focus, actions and other events"))),
      make("ol", { class: "course", role: "list" }, recording.steps.map((screen) => make("li", {},
        make("div", { class: "capture" },
          make("div", {},
            make("h2", {}, link(screenAddress(screen), screen.step.name), screen.step.at !== undefined && span && make("span", { class: "faint" }, " ", make("span", { class: "moment" }, `at ${seconds(screen.step.at - span.first)}`))),
            screen.step.heading && make("p", {}, screen.step.heading),
            happened(screen, span),
            screen.findings.length > 0 && make("ul", { class: "events" }, screen.findings.map((finding) => make("li", {}, badge(finding), link(screenAddress(screen, finding), finding.message))))),
          screen.size && make("div", { class: "small" }, drawing(screen, { small: true })))))),
    ],
  };
}

function recordings() {
  return { title: "Recordings", view: [make("h1", { tabindex: "-1" }, "Recordings"), make("div", { class: "card" }, recordingTable())] };
}
