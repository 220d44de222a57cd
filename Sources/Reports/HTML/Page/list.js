// Lists of findings and of screens, with their filters in the address.

const page = 50;

const filterNames = [
  ["outcome", "Outcome", (finding) => finding.outcome], ["impact", "Impact", (finding) => finding.impact],
  ["box", "Box", (finding) => finding.screen.machine ?? ""], ["app", "App", (finding) => finding.screen.appName], ["screen", "Screen", (finding) => finding.screen.name],
  ["rule", "Rule", (finding) => finding.path], ["kind", "Kind of control", (finding) => finding.kind],
  ["change", "Change", (finding) => finding.change ?? ""],
];
const optionWords = { failed: "failed", cantTell: "cannot tell" };

// The findings by the values of a filter, in their order: asking each finding anew is slow where there are many.
const byValue = new Map();

function findingsBy(name, value) {
  if (!byValue.has(name)) {
    const lists = new Map();
    for (const finding of report.findings) {
      const key = value(finding);
      if (lists.has(key)) lists.get(key).push(finding); else lists.set(key, [finding]);
    }
    byValue.set(name, lists);
  }
  return byValue.get(name);
}

function matching(filters) {
  const search = (filters.search ?? "").toLowerCase();
  const asked = filterNames.filter(([name]) => filters[name]);
  const lists = asked.map(([name, , value]) => findingsBy(name, value).get(filters[name]) ?? []);
  const fewest = lists.reduce((one, other) => (other.length < one.length ? other : one), report.findings);
  return fewest.filter((finding) =>
    asked.every(([name, , value]) => value(finding) === filters[name]) && (!search || finding.search.includes(search)));
}

// A list of which a page is shown, and more on request.
function paged(items, show, list) {
  const more = make("button", { type: "button", class: "more" });
  let shown = 0;
  const grow = (count) => {
    list.append(...items.slice(shown, shown + count).map(show));
    shown = Math.min(items.length, shown + count);
    more.hidden = shown >= items.length;
    more.textContent = `Show ${number(Math.min(page, items.length - shown))} more of ${number(items.length)}`;
  };
  more.addEventListener("click", () => {
    const next = shown;
    grow(page);
    list.children[next]?.querySelector("a")?.focus();
  });
  grow(page);
  return { more, all: () => grow(2000) };
}

function findings(_, filters) {
  const results = make("div", { class: "lead" });
  let printed = () => {};
  const show = (isFirst) => {
    const found = matching(filters);
    const list = make("ol", { class: "found" });
    const { more, all } = paged(found, inShort, list);
    printed = all;
    const rule = filters.rule && found.find((finding) => finding.about)?.about;
    results.replaceChildren(make("h2", {}, things(found.length, "finding")),
      rule ? make("p", {}, make("strong", {}, `${rule.name}. `), marked(rule.why)) : "", list, more);
    if (!isFirst) say(things(found.length, "finding"));
  };
  const apply = (name, value) => {
    if (value) filters[name] = value; else delete filters[name];
    clear.hidden = Object.keys(filters).length === 0;
    show();
    // The browser tells other processes of the address; the list does not wait for them.
    setTimeout(() => history.replaceState(null, "", address("findings", filters)), 0);
  };
  const control = ([name, label, value]) => {
    const options = [...findingsBy(name, value)].filter(([key]) => key !== "").map(([key, list]) => [key, list.length])
      .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
    if (options.length === 0 || options.length < 2 && !filters[name]) return "";
    if (filters[name] && !options.some(([key]) => key === filters[name])) options.push([filters[name], 0]);
    if (name !== "outcome" && name !== "impact") options.sort((one, other) => (one[0] < other[0] ? -1 : 1));
    return make("label", {}, label, make("select", { name, on: { change: (event) => apply(name, event.target.value) } },
      make("option", { value: "" }, "all"),
      options.map(([key, count]) => make("option", { value: key, selected: filters[name] === key }, `${optionWords[key] ?? key} (${number(count)})`))));
  };
  const clear = make("button", { type: "button", on: { click: () => { location.hash = address("findings"); } } }, "Clear filters");
  clear.hidden = Object.keys(filters).length === 0;
  const form = make("form", { class: "filters card", role: "search", "aria-label": "Filter findings", on: { submit: (event) => event.preventDefault() } },
    make("label", {}, "Words", make("input", { type: "search", name: "search", value: filters.search ?? "", on: { input: (event) => apply("search", event.target.value) } })),
    filterNames.map(control), clear);
  show(true);
  return { title: "Findings", view: [make("h1", { tabindex: "-1" }, "Findings"), form, results], print: () => printed() };
}

function screens(_, filters) {
  const isClean = filters.show === "clean";
  const shown = isClean ? report.captures.filter((screen) => screen.isClean) : report.screens;
  const body = make("tbody");
  const row = (screen) => make("tr", {},
    make("th", { scope: "row" }, link(screenAddress(screen), screen.name), make("div", { class: "faint" }, make("code", {}, screen.file))),
    machines.length > 0 && make("td", {}, screen.machine), make("td", {}, screen.appName), make("td", { class: "number" }, number(screen.failed)), make("td", { class: "number" }, number(screen.cantTell)));
  const { more, all } = paged(shown, row, body);
  const head = (words, sort) => make("th", { scope: "col", class: sort }, words);
  return {
    title: "Screens", print: all,
    view: [
      make("div", { class: "lead" }, make("h1", { tabindex: "-1" }, isClean ? "Screens without failures" : "Screens"),
        make("p", { class: "faint" }, things(shown.length, "screen"), ".", isClean && [" ", link(address("screens"), "Show all")])),
      make("div", { class: "card" }, make("table", {}, make("caption", { class: "unseen" }, "Screens"),
        make("thead", {}, make("tr", {}, head("screen"), machines.length > 0 && head("box"), head("app"), head("failed", "number"), head("cannot tell", "number"))), body)),
      more],
  };
}
