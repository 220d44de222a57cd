// Which view the address asks for.

const views = { "": overview, findings, screens, screen, recordings, recording, exports: exportsView, fixed: fixedView, withdrawn: withdrawnView, finding: oneFinding };

function exportsView() {
  return { title: "Exports", view: [make("h1", { tabindex: "-1" }, "What the exports could not show"), make("div", { class: "card" },
    report.exports.length ? limitsWithHeadings() : make("p", {}, "Not worked out for these exports."))] };
}

function limitsWithHeadings() {
  const content = limits();
  content.querySelectorAll("h3").forEach((head) => head.replaceWith(make("h2", {}, [...head.childNodes])));
  return content;
}

// The address of a finding that stays the same from one report to the next. Boxes that show the same screen find the same.
function oneFinding([id], filters) {
  const found = report.findings.find((finding) => finding.id === id && (!filters.box || finding.screen.machine === filters.box));
  return found ? screen([String(found.screen.place + 1), id]) : missing();
}

function missing() {
  return { title: "Not in this report", view: [make("h1", { tabindex: "-1" }, "Not in this report"), make("p", {}, link(address(""), "Overview"))] };
}

let current;

function show(isFirst) {
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  const [name, ...parts] = path.split("/").map((part) => { try { return decodeURIComponent(part); } catch { return part; } });
  const isView = Object.hasOwn(views, name);
  current = (isView ? views[name] : missing)(parts, Object.fromEntries(new URLSearchParams(query ?? "")));
  const root = document.getElementById("view");
  const fresh = make("div", { id: "view" }, current.view.filter(Boolean));
  root.replaceWith(fresh);
  if (current.tied) tie(fresh);
  document.title = `${current.title} · a11yd report`;
  const section = { screen: "screens", recording: "recordings", finding: "findings" }[name] ?? name;
  for (const item of document.querySelectorAll("#views a")) {
    if (item.dataset.view === section) item.setAttribute("aria-current", "page"); else item.removeAttribute("aria-current");
  }
  const focus = current.focus?.();
  if (focus) focus.focus();
  else if (!isFirst) { scrollTo(0, 0); fresh.querySelector("h1")?.focus({ preventScroll: true }); }
}

const bar = document.getElementById("views");
const entries = [["", "Overview"], ["findings", "Findings"], ["screens", "Screens"]];
if (report.recordings.length) entries.push(["recordings", "Recordings"]);
if (goneFindings(false).length) entries.push(["fixed", "Fixed"]);
if (goneFindings(true).length) entries.push(["withdrawn", "Taken back"]);
if (report.exports.length) entries.push(["exports", "Exports"]);
bar.append(...entries.map(([name, words]) => link(address(name), words, { "data-view": name })));
bar.hidden = false;
const skip = document.getElementById("skip");
skip.hidden = false;
skip.addEventListener("click", () => document.getElementById("main").focus());
addEventListener("hashchange", () => show());
addEventListener("beforeprint", () => { current.print?.(); document.querySelectorAll("details").forEach((part) => { part.open = true; }); });
show(true);
