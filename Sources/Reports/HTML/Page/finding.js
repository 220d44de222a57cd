// One finding in full.

function entry(term, ...content) { return make("div", {}, make("dt", {}, term), make("dd", {}, content)); }

// Words of ours in which backquotes mark code.
const marked = (text) => text.split(/(`[^`]+`)/).map((part) =>
  part.startsWith("`") && part.endsWith("`") && part.length > 2 ? make("code", {}, part.slice(1, -1)) : part);

function fixes(finding) {
  const screen = finding.screen;
  const own = screen.frameworks;
  const all = finding.about?.fix ?? [];
  const list = (own ? own.map((id) => all.find((fix) => fix.framework === id)) : all).filter(Boolean);
  return make("ul", { class: "fixes" }, list.map((fix) => make("li", {},
    make("strong", {}, report.frameworks.get(fix.framework)),
    fix.framework === screen.framework ? " (this app): " : ": ", marked(fix.do))));
}

function criteria(finding) {
  const rule = finding.about;
  return [
    rule.wcag.map((criterion) => make("p", {},
      criterion.address ? link(criterion.address, `WCAG ${criterion.number} ${criterion.title}`, { rel: "noreferrer" }) : `WCAG ${criterion.number}`,
      criterion.fails ? ", which this fails" : ", which this is related to")),
    rule.rows.map((id) => report.rows.get(id)).filter(Boolean).map((row) => make("blockquote", {}, row.says, " ",
      make("span", { class: "faint" }, link(row.site, `${row.page}, ${row.id}`, { rel: "noreferrer" })))),
  ];
}

function evidence(finding) {
  const rows = [];
  for (let at = 0; at < (finding.evidence?.length ?? 0); at += 2) rows.push([finding.evidence[at], finding.evidence[at + 1]]);
  return make("details", {},
    make("summary", {}, "Evidence", make("span", { class: "unseen" }, ` for: ${finding.message}`)),
    make("dl", {},
      entry("Element", make("code", {}, finding.node), finding.identifier && [" · ", make("code", {}, finding.identifier)]),
      entry("Export", make("code", {}, finding.capture ?? finding.screen.file), ` (${finding.screen.format})`),
      finding.steps && entry("Together with", finding.steps.map((step) => make("div", {}, make("code", {}, step)))),
      entry("Rule", make("code", {}, finding.path), ` · ${finding.expectation}`)),
    rows.length > 0 && table("What the export says about the element", ["property", "value"], rows));
}

function inFull(finding, level = "h3") {
  const rule = finding.about;
  return make("article", { class: `finding ${finding.sort}`, id: `finding-${finding.id}`, tabindex: "-1", "data-box": finding.box,
    "aria-labelledby": `says-${finding.id}` },
    make(level, { id: `says-${finding.id}` }, badge(finding), change(finding), finding.message),
    make("dl", {},
      finding.heard !== undefined && entry("Heard", finding.heard ? `“${finding.heard}”` : "Nothing"),
      finding.reason && entry("Why this is a question", `This can be told ${finding.reason}.`.replace("told not in", "not told: it is not in")),
      rule && entry("Why it matters", marked(rule.why)),
      rule?.fix.length > 0 && entry("Fix", fixes(finding)),
      rule && (rule.wcag.length > 0 || rule.rows.length > 0) && entry("Criterion", criteria(finding)),
      finding.told && entry("In the journal", finding.entries === 1 ? finding.told[0] : `${finding.told[0]} to ${finding.told[1]}, ${things(finding.entries, "entry", "entries")}`),
      entry("Finding", make("code", {}, finding.id))),
    evidence(finding),
    make("p", { class: "links" },
      link(screenAddress(finding.screen, finding), "Link to this finding"),
      link(address("findings", { rule: finding.path }), ["All findings of this rule", make("span", { class: "unseen" }, `: ${finding.path}`)])));
}

const change = (finding) => finding.change && [make("span", { class: "badge" }, finding.change), " "];

// One finding in a list.
function inShort(finding) {
  return make("li", { class: finding.sort },
    make("p", {}, badge(finding), " ", change(finding), link(screenAddress(finding.screen, finding), finding.message, { class: "message" })),
    make("p", { class: "where" },
      make("span", {}, link(screenAddress(finding.screen), finding.screen.name, { class: "faint" })),
      onBox(finding.screen), make("span", {}, finding.screen.appName),
      make("span", {}, make("code", {}, finding.identifier ?? finding.node)),
      make("span", {}, make("code", {}, finding.path))));
}
