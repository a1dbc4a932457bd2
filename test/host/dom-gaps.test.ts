import { expect, test } from "vitest";
import { makePlugin } from "../support/folders.js";
import { liveIn, livingPlugin, stepOf } from "../support/live.js";

test.each([
  [
    "of a canvas",
    'document.createElement("canvas").getContext("webgl").createShader(1); throw new Error("x");',
    "WebGL",
  ],
  ["of audio", "new AudioContext().createGain().gain.value = 1; throw new Error('x');", "audio"],
  ["of workers", 'new Worker("w.js").postMessage(1); throw new Error("x");', "web workers"],
  ["of a global", "document.title; new ReportingObserver(() => {}).observe();", "ReportingObserver"],
  ["of a method", "document.startViewTransition(() => {});", "startViewTransition()"],
  ["of the host's page", 'document.getElementById("app").append("x");', 'an element "#app" of the host\'s page'],
  [
    "of a promise that never settles",
    "const a = new AudioContext(); await new Promise((r) => (a.onstatechange = r));",
    "audio",
  ],
])("is not to blame in a hook for the want %s", async (_, body, gap) => {
  const code = `export async function onEnable() { ${body} }`;
  const run = await liveIn(makePlugin(livingPlugin(code)), { seconds: 10 });
  if (typeof run === "string") throw new Error(run);
  expect(stepOf(run, "onEnable").outcome).toMatchObject({ kind: "dom-gap", gap });
});

test.each([
  [
    "own element",
    'document.getElementById("tides") ?? document.body.insertAdjacentHTML("beforeend", "<p id=tides></p>"); throw new Error("own");',
  ],
  [
    "look whether something is there",
    'if (window.AudioContext && "Worker" in window && navigator.gpu && document) throw new Error("own");',
  ],
  ["misspelt method", "document.body.apendChild(1);"],
])("is to blame in a hook after its %s", async (_, body) => {
  const run = await liveIn(makePlugin(livingPlugin(`export function onEnable() { ${body} }`)));
  if (typeof run === "string") throw new Error(run);
  expect(stepOf(run, "onEnable").outcome.kind).toBe("threw");
});
