// The first view: everything in numbers.

function tile(count, words, sort, to) {
  const inside = [make("strong", {}, number(count)), words];
  return make("li", {}, to ? make("a", { href: to, class: sort }, inside) : make("span", { class: `tile ${sort}` }, inside));
}

function overview() {
  const failed = report.findings.filter((finding) => finding.outcome === "failed");
  const questions = sum(report.screens, (screen) => screen.cantTell);
  const apps = counted(report.captures, (screen) => screen.appName);
  // Findings that share an entry of the journal are one here, and count as what they are.
  const total = (list) => sum(list, (finding) => finding.count ?? 1);
  const failedOf = (impact) => total(failed.filter((finding) => finding.impact === impact));
  const view = [
    make("div", { class: "lead" }, make("h1", { tabindex: "-1" }, "Overview"),
      make("p", { class: "faint" }, `${machines.length ? things(machines.length, "box", "boxes") + ", " : ""}${things(apps.length, "app")}, ${things(report.captures.length, "screen")}, `
        + `${things(report.rules.size && new Set(failed.map((finding) => finding.path)).size, "rule")} with failures, `
        + `${things(sum(report.screens, (screen) => screen.passed), "check")} passed.`),
      report.history && covered()),
    make("ul", { class: "tiles", "aria-label": "Findings by impact" },
      impacts.map((impact) => tile(failedOf(impact), impact, impact, address("findings", { outcome: "failed", impact }))),
      tile(questions, "cannot tell", "question", address("findings", { outcome: "cantTell" })),
      tile(report.captures.filter((screen) => screen.isClean).length, "screens without failures", "passed", address("screens", { show: "clean" }))),
  ];
  const changed = (name) => total(report.findings.filter((finding) => finding.change === name));
  const known = report.screens.filter((screen) => screen.fixed !== undefined);
  const withdrawn = goneFindings(true);
  if (known.length) {
    view.push(card(report.history ? "New, still and fixed in this time" : "Compared with what was known", make("ul", { class: withdrawn.length ? "tiles" : "tiles three" },
      ["new", "still"].map((name) => tile(changed(name), name, name, address("findings", { change: name }))),
      tile(sum(known, (screen) => screen.fixed), "fixed", "passed", report.history && address("fixed")),
      withdrawn.length > 0 && tile(total(withdrawn), "taken back", "", address("withdrawn")))));
  }
  if (report.history?.days.length) view.push(trend());
  if (report.unreadable.length) {
    const list = make("ul", {}, report.unreadable.slice(0, 200).map((file) => make("li", {}, file.problem)),
      report.unreadable.length > 200 && make("li", {}, `${number(report.unreadable.length - 200)} more.`));
    view.push(card(`${things(report.unreadable.length, "file")} could not be read`,
      report.unreadable.length > 5 ? make("details", {}, make("summary", {}, "Show them"), list) : list));
  }
  const byRule = counted(failed, (finding) => finding.path);
  const byKind = counted(failed, (finding) => finding.kind);
  const worst = report.screens.filter((screen) => screen.failed > 0).sort((one, other) => other.failed - one.failed).slice(0, 10);
  const cards = [
    worst.length > 0 && card("Screens with most failures", table("Screens with most failures", ["screen", machines.length && "box", "app", "failed#"].filter(Boolean),
      worst.map((screen) => [link(screenAddress(screen), nameAmong(screen, worst)), machines.length && screen.machine, screen.appName, number(screen.failed)].filter((cell) => cell !== 0))),
      make("p", { class: "links" }, link(address("screens"), "All screens"))),
    byRule.length > 0 && card("Rules", table("Failures by rule", ["rule", "impact", "failed#"], byRule.slice(0, 15).map(([path, count]) => {
      const finding = failed.find((finding) => finding.path === path);
      return [link(address("findings", { rule: path, outcome: "failed" }), finding.about?.name ?? path), badge(finding), number(count)];
    }))),
    byKind.length > 0 && card("Kinds of control", table("Failures by kind of control", ["kind", "failed#"],
      byKind.map(([kind, count]) => [link(address("findings", { kind, outcome: "failed" }), kind), number(count)]))),
    machines.length > 0 && card("Boxes", boxTable()),
    apps.length > 0 && card("Apps", table("Apps", ["app", "screens#", "failed#"], apps.map(([app, count]) => [
      link(address("findings", { app }), app), number(count),
      number(sum(report.screens.filter((screen) => screen.appName === app), (screen) => screen.failed))]))),
    report.recordings.length > 0 && card("Recordings", recordingTable())];
  // Browsers drop the margin of what ends a column, not the padding of what is around it.
  view.push(make("div", { class: "packed" }, cards.filter(Boolean).map((each) => make("div", {}, each))));
  if (report.exports.length) view.push(card("What the exports could not show", limits()));
  return { title: "Overview", view };
}

function boxTable() {
  return table("Boxes", ["box", "last entry", "screens#", "failed#"], machines.map(({ name, last }) => [
    link(address("findings", { box: name }), name), last, number(report.captures.filter((screen) => screen.machine === name).length),
    number(sum(report.screens.filter((screen) => screen.machine === name), (screen) => screen.failed))]));
}

// Captures of one screen have one name, and links with the same words should lead to the same place.
function nameAmong(screen, others) {
  const isAlone = others.filter((other) => other.name === screen.name && other.machine === screen.machine).length < 2;
  return [screen.name, !isAlone && [" ", make("span", { class: "faint" }, `(${screen.file.split("/").pop()})`)],
    screen.machine && make("span", { class: "unseen" }, ` on ${screen.machine}`)];
}

function limits() {
  return make("div", { class: "columns" }, report.exports.map((sort) => make("div", { class: "lead" },
    make("h3", {}, sort.name, make("span", { class: "faint" }, `, ${things(sort.files, "file")}`)),
    make("p", {}, `Decides ${number(sort.decided)} of ${things(sort.rules, "rule")}${sort.partly ? `, and ${number(sort.partly)} in part` : ""}.`),
    sort.missing.length > 0 && make("p", {}, "Missing: ", marked(sort.missing.join(", ")), "."),
    sort.advice && make("p", {}, make("strong", {}, "Do this: "), marked(sort.advice)))));
}
