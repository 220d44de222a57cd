"use strict";
// Elements are made one by one and words are set as text: nothing that an app says is ever read as markup.

const svgSpace = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
  return element;
}

const make = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
const draw = (name, attributes = {}, ...children) => fill(document.createElementNS(svgSpace, name), attributes, children);

const number = new Intl.NumberFormat("en").format;
const things = (count, one, many = one + "s") => `${number(count)} ${count === 1 ? one : many}`;
const seconds = (time) => `${(Math.round(time * 10) / 10).toFixed(1)} s`;

// The address of a view: what comes after “#”.
function address(path, filters = {}) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== "" && value !== undefined));
  const text = query.toString();
  return "#/" + path + (text ? "?" + text : "");
}

const link = (to, words, attributes = {}) => make("a", { href: to, ...attributes }, words);

function table(caption, heads, rows) {
  const numbers = heads.map((head) => head.endsWith("#"));
  const head = (words, place) =>
    make("th", { scope: "col", class: numbers[place] && "number" }, words.replace(/#$/, ""));
  return make("table", {},
    make("caption", { class: "unseen" }, caption),
    make("thead", {}, make("tr", {}, heads.map(head))),
    make("tbody", {}, rows.map((cells) => make("tr", {}, cells.map((cell, place) =>
      place === 0 ? make("th", { scope: "row" }, cell) : make("td", { class: numbers[place] && "number" }, cell))))));
}

const card = (title, ...content) => make("section", { class: "card" }, make("h2", {}, title), content);
const note = (...words) => make("p", { class: "note" }, words);

// For people who do not see that a list has changed.
function say(words) { document.getElementById("said").textContent = words; }
