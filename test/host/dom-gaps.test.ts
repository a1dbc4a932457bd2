import { expect } from "vitest";
import { makePlugin } from "../support/folders.js";
import { liveIn, livingPlugin, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";

nightly.each([
  [
    "of a canvas",
    'const g = document.createElement("canvas").getContext("webgl"); if (g.getError() !== g.NO_ERROR) throw new Error("x");',
    "WebGL",
    "needs",
  ],
  ["of audio", "if (new AudioContext().state !== 'running') throw new Error('x');", "audio", "not-judged"],
  [
    "of the form of a text",
    'const g = document.createElement("canvas").getContext("webgl"); /^WebGL (\\d)/.exec(g.getParameter(g.VERSION))[1];',
    "WebGL",
    "not-judged",
  ],
  ["of a global", "document.title; new ReportingObserver(() => {}).observe();", "ReportingObserver", "needs"],
  ["of a global by its owner", "document.title; window.Sanitizer.getDefaults();", "window.Sanitizer", "needs"],
  ["of a method", "document.startViewTransition(() => {});", "document.startViewTransition", "needs"],
  ["of a property", "navigator.mediaCapabilities.decodingInfo({});", "navigator.mediaCapabilities", "needs"],
  ["of a property that is null", "document.title; navigator.locks.query();", "navigator.locks", "needs"],
  ["of the host's page", 'document.getElementById("app").append("x");', "#app", "needs"],
  ["of the host's element", 'await customElements.whenDefined("host-button");', "host-button", "needs"],
  [
    "of the host's element, while a timer runs",
    'setInterval(() => {}, 100); await customElements.whenDefined("host-button");',
    "host-button",
    "needs",
  ],
  [
    "of an observer that is told",
    "await new Promise((r) => new IntersectionObserver(r).observe(document.body));",
    "IntersectionObserver",
    "needs",
  ],
  [
    "of a size that is told",
    "await new Promise((r) => new ResizeObserver(([{ contentRect }]) => contentRect.width && r()).observe(document.body));",
    "ResizeObserver",
    "needs",
  ],
  [
    "of the end of a transition",
    'await new Promise((r) => document.body.addEventListener("transitionend", r));',
    '"transitionend" events',
    "needs",
  ],
  [
    "of a picture of another server",
    'const one = new Image(); one.src = "https://tides.example/a.png"; await new Promise((r) => (one.onload = r));',
    '"load" events',
    "needs",
  ],
  [
    "of a promise that never settles",
    "const a = new AudioContext(); await new Promise((r) => (a.onstatechange = r));",
    "audio",
    "not-judged",
  ],
])("is not to blame in a hook for the want %s", async (_, body, name, kind) => {
  const code = `export async function onEnable() { ${body} }`;
  const run = await liveIn(makePlugin(livingPlugin(code)), { seconds: 10 });
  if (typeof run === "string") throw new Error(run);
  expect(stepOf(run, "onEnable").outcome).toMatchObject({ kind, needs: [{ name }] });
});

nightly("is to blame where a hook waits for something beside an event that comes", async () => {
  const body = 'document.body.addEventListener("transitionend", () => {}); await new Promise(() => {});';
  const run = await liveIn(makePlugin(livingPlugin(`export async function onEnable() { ${body} }`)));
  if (typeof run === "string") throw new Error(run);
  expect(stepOf(run, "onEnable").outcome.kind).toBe("never-settles");
});

nightly.each([
  [
    "own element",
    'document.getElementById("tides") ?? document.body.insertAdjacentHTML("beforeend", "<p id=tides></p>"); throw new Error("own");',
  ],
  [
    "look whether something is there",
    'if (window.AudioContext && "Worker" in window && navigator.gpu && document) throw new Error("own");',
  ],
  ["text in place of a node", 'document.body.appendChild("high");'],
  ["two classes as one", 'document.body.classList.add("high tide");'],
  ["element with an invalid name", 'document.createElement("1st-tide");'],
  ["misspelt method", "document.body.apendChild(1);"],
  ["mistake after a stand-in", "new AudioContext().createGain().gain.value = 1; let rows; rows.length = 0;"],
  ["mistake after a look at the host's page", 'document.querySelector("#app")?.remove(); let rows; rows.length = 0;'],
  ["second definition", 'for (const a of [1, 2]) customElements.define("a-b", class extends HTMLElement {});'],
  ["removal of a stranger", 'document.body.removeChild(document.createElement("p"));'],
])("is to blame in a hook after its %s", async (_, body) => {
  const run = await liveIn(makePlugin(livingPlugin(`export function onEnable() { ${body} }`)));
  if (typeof run === "string") throw new Error(run);
  expect(stepOf(run, "onEnable").outcome.kind).toBe("threw");
});
