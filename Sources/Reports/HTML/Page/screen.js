// One screen: what is seen, what is heard, and what was found.

function transcript(screen) {
  if (!screen.stops?.length) {
    return make("p", {}, screen.reader ? `${screen.reader} stops nowhere on this screen.` : "The export does not say its platform, so nobody knows what is heard.");
  }
  return [make("ol", { class: "heard", role: "list" }, screen.stops.map((stop, place) => {
    const found = (stop.findings ?? []).map((at) => screen.findings[Number(at)]);
    const press = (event) => {
      const button = event.currentTarget;
      button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
    };
    return make("li", {},
      make("button", { type: "button", "aria-pressed": "false", "data-box": stop.box, on: { click: press } },
        make("span", { class: "place" }, String(place + 1)),
        make("span", {}, stop.unsure && make("span", { class: "faint", title: "The export does not prove that the screen reader stops here." }, "perhaps: "),
          stop.said || make("em", {}, "silence"), stop.hint && make("span", { class: "faint" }, ` (${stop.hint})`))),
      found.length > 0 && make("p", { class: "flags" }, found.map((finding) =>
        link(screenAddress(screen, finding), [badge(finding), make("span", { class: "unseen" }, ` ${finding.message}`)]))));
  })), screen.unheard && make("p", { class: "faint" }, `${number(screen.unheard)} more stops are not shown.`)];
}

function drawn(screen) {
  if (!screen.size) {
    return [make("p", {}, screen.isCapture ? "The export has no positions, so the screen cannot be drawn." : "This file is no capture of a screen."),
      screen.picture && make("img", { class: "shot", src: screen.picture, alt: `Screenshot of ${screen.name}` })];
  }
  const picture = drawing(screen);
  const toggle = (label, selector) => {
    const part = picture.querySelector(selector);
    return part && make("label", {}, make("input", { type: "checkbox", checked: true,
      on: { change: (event) => { part.style.display = event.target.checked ? "" : "none"; } } }), label);
  };
  return [make("fieldset", { class: "switches" }, make("legend", { class: "unseen" }, "Show in the drawing"),
    toggle("Swipe path", ".swipes"), toggle("Findings", ".marks"), toggle("Boxes", ".boxes"), toggle("Picture", ".picture")), picture,
    screen.undrawn && make("p", { class: "faint" }, `${number(screen.undrawn)} more boxes are not drawn.`)];
}

function screen([place, id]) {
  const screen = report.screens[Number(place) - 1];
  if (!screen) return missing();
  const isBare = screen.isGone || screen.isTold;
  const failed = screen.findings.filter((finding) => finding.outcome === "failed");
  const neighbour = (step, words) => {
    const other = report.screens[screen.place + step];
    return other && link(screenAddress(other), `${words}: ${other.name}${other.machine === screen.machine ? "" : ` on ${other.machine}`}`);
  };
  const view = [
    make("div", { class: "lead" },
      make("p", { class: "crumbs" }, link(address("screens"), "Screens"), screen.machine && ` / ${screen.machine}`, ` / ${screen.appName}`),
      make("h1", { tabindex: "-1" }, screen.name),
      make("p", { class: "facts" }, [screen.platform, screen.reader, screen.format, screen.language && `language ${screen.language}`,
        screen.nodes > 0 && things(screen.nodes, "node"), screen.cut, screen.captures && things(screen.captures, "capture"),
        screen.audited && `last audited ${screen.audited}`, `${number(screen.failed)} failed`, `${number(screen.cantTell)} cannot tell`, `${number(screen.passed)} passed`]
        .filter(Boolean).map((fact) => make("span", {}, fact))),
      make("p", { class: "facts" }, make("code", {}, screen.file)),
      make("p", { class: "links" }, neighbour(-1, "Previous"), neighbour(1, "Next"),
        screen.recording && link(address(`recording/${screen.recording.place + 1}`), `Recording: ${screen.recording.name}`))),
    screen.obstacle && note(screen.obstacle, "."),
    (screen.verdicts ?? []).map((sentence) => note(sentence)),
    screen.isGone ? note("No drawing and no transcript: the export is not there any more.") : "",
    screen.isTold ? note("No drawing and no transcript: JSON Lines hold findings only.") : "",
    make("div", { class: isBare ? "lead" : "beside" },
      !isBare && make("section", { class: "card drawn", "aria-labelledby": "drawn" }, make("h2", { id: "drawn" }, "Seen"), drawn(screen)),
      !isBare && make("section", { class: "card", "aria-labelledby": "heard" },
        make("h2", { id: "heard" }, "Heard", screen.reader && make("span", { class: "faint" }, ` with ${screen.reader}`)), transcript(screen)),
      make("section", { class: "findings", "aria-labelledby": "found" },
        make("h2", { id: "found" }, things(failed.length, "failure"), failed.length < screen.findings.length && `, ${things(screen.findings.length - failed.length, "question")}`),
        screen.findings.length === 0 && make("p", { class: "card" }, screen.isClean ? "Nothing failed on this screen." : "No rule applies to this screen."),
        screen.findings.map((finding) => inFull(finding)),
        screen.unshown && make("p", {}, screen.captures === undefined ? `${number(screen.unshown)} more findings are not shown.`
          : `The last audit counted ${number(screen.unshown)} more, which have no entry in this time.`))),
  ].flat();
  return {
    title: screen.name, view, tied: true,
    focus: id && (() => { const found = document.getElementById(`finding-${id}`); found?.scrollIntoView(); return found; }),
  };
}
