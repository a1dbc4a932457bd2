/** What a plugin can leave behind. */
export interface Kind {
  readonly name: string;
  readonly leaks: string;
  readonly says: readonly string[];
  /** The same, and `onDisable` ends it. */
  readonly ends: string;
}

export const LEAKS: readonly Kind[] = [
  {
    name: "a loop of setImmediate",
    leaks: `export function onEnable() {
  const turn = () => { setImmediate(turn); };
  turn();
}`,
    says: ["2 A loop of setImmediate started here still runs after onDisable"],
    ends: `let next;
export function onEnable() { const turn = () => { next = setImmediate(turn); }; turn(); }
export function onDisable() { clearImmediate(next); }`,
  },
  {
    name: "a loop that awaits setImmediate",
    leaks: `async function loop() {
  for (;;) await new Promise((resolve) => setImmediate(resolve));
}
export function onEnable() { void loop(); }`,
    says: ["2 A loop of setImmediate started here still runs after onDisable"],
    ends: `let isOn = false;
async function loop() { while (isOn) await new Promise((resolve) => setImmediate(resolve)); }
export function onEnable() { isOn = true; void loop(); }
export function onDisable() { isOn = false; }`,
  },
  {
    name: "animation frames",
    leaks: `export function onEnable() {
  const draw = () => requestAnimationFrame(draw);
  draw();
}`,
    says: ["2 An animation frame started here still runs after onDisable"],
    ends: `let frame;
export function onEnable() { const draw = () => { frame = requestAnimationFrame(draw); }; draw(); }
export function onDisable() { cancelAnimationFrame(frame); }`,
  },
  {
    name: "a listener that is added for the other phase",
    leaks: `const show = () => {};
export function onEnable() {
  document.addEventListener("keydown", show, true);
}
export function onDisable() { document.removeEventListener("keydown", show); }`,
    says: ['3 A listener on document ("keydown") added here is still there after onDisable'],
    ends: `const [show, end] = [() => {}, new AbortController()];
export function onEnable() {
  document.addEventListener("keydown", show, { capture: true });
  addEventListener("resize", show, { capture: true, signal: end.signal });
}
export function onDisable() { document.removeEventListener("keydown", show, true); end.abort(); }`,
  },
  {
    name: "a listener of settings",
    leaks: `export function onEnable({ configService }) {
  configService.onChange?.(() => {});
}`,
    says: ["2 A listener of settings added here is never removed, not even after onDisable"],
    ends: `let end;
export function onEnable({ configService }) { end = configService.onChange?.(() => {}); }
export function onDisable() { end?.(); }`,
  },
  {
    name: "listeners on the process",
    leaks: `export class Plugin {
  onEnable() { this.#listen(); }
  #listen() {
    process.on("SIGTERM", () => {});
    process.once("message", () => {});
  }
}`,
    says: [
      '4 A listener on process ("SIGTERM") added here is still there after onDisable',
      '5 A listener on process ("message") added here is still there after onDisable',
    ],
    // A package may do both: once, while it is loaded, and once for all that follows.
    ends: `process.on("exit", () => {});
const stop = () => {};
let isWatched = false;
const watchOnce = () => { if (!isWatched) process.on("warning", () => {}); isWatched = true; };
export function onEnable() { process.on("SIGTERM", stop); process.once("message", stop); watchOnce(); }
export function onDisable() { process.off("SIGTERM", stop); process.removeAllListeners("message"); }`,
  },
  {
    name: "listeners on the window and its document",
    leaks: `const listen = (target, event) => target.addEventListener(event, handle);
const handle = () => {};
export function onEnable() {
  window.addEventListener("resize", handle);
  document.addEventListener("keydown", handle, { capture: true });
  listen(document.body, "click");
}`,
    says: [
      '1 A listener on document.body ("click") added here is still there after onDisable',
      '4 A listener on window ("resize") added here is still there after onDisable',
      '5 A listener on document ("keydown") added here is still there after onDisable',
    ],
    // React adds such a listener once, and keeps it.
    ends: `let control;
let isWatched = false;
const watchOnce = () => { if (!isWatched) document.addEventListener("selectionchange", () => {}); isWatched = true; };
export function onEnable() {
  control = new AbortController();
  window.addEventListener("resize", onResize);
  document.addEventListener("keydown", () => {}, { signal: control.signal });
  document.addEventListener("click", () => {}, { once: true });
  document.dispatchEvent(new window.MouseEvent("click"));
  document.createElement("p").addEventListener("click", () => {});
  watchOnce();
}
const onResize = () => {};
export function onDisable() { control.abort(); window.removeEventListener("resize", onResize); }`,
  },
  {
    name: "handlers of the window and its document",
    leaks: `export function onEnable() {
  window.onresize = () => {};
  document.onkeydown = () => {};
  onhashchange = () => {};
  document.body.onclick = () => {};
}`,
    says: [
      '2 A handler of window ("onresize") set here is still there after onDisable',
      '3 A handler of document ("onkeydown") set here is still there after onDisable',
      '4 A handler of window ("onhashchange") set here is still there after onDisable',
      '5 A handler of document.body ("onclick") set here is still there after onDisable',
    ],
    ends: `let resized = 0;
let isWatched = false;
const watchOnce = () => { if (!isWatched) window.onoffline = () => {}; isWatched = true; };
export function onEnable() {
  window.onresize = () => { resized++; };
  window.dispatchEvent(new window.Event("resize"));
  if (resized === 0 || typeof window.onresize !== "function") throw new Error("not called");
  document.onkeydown = () => {};
  document.createElement("p").onclick = () => {};
  watchOnce();
}
export function onDisable() { window.onresize = null; document.onkeydown = undefined; }`,
  },
  {
    name: "observers",
    leaks: `export function onEnable() {
  new MutationObserver(() => {}).observe(document.body, { childList: true });
  new ResizeObserver(() => {}).observe(document.body);
  new IntersectionObserver(() => {}).observe(document.body);
}`,
    says: [
      "2 A MutationObserver started here still observes after onDisable",
      "3 A ResizeObserver started here still observes after onDisable",
      "4 An IntersectionObserver started here still observes after onDisable",
    ],
    ends: `let changes, sizes, own;
export function onEnable() {
  changes = new MutationObserver(() => {});
  changes.observe(document.body, { childList: true });
  sizes = new ResizeObserver(() => {});
  sizes.observe(document.body);
  own = document.body.appendChild(document.createElement("aside"));
  new IntersectionObserver(() => {}).observe(own);
}
export function onDisable() { changes.disconnect(); sizes.unobserve(document.body); own.remove(); }`,
  },
  {
    name: "elements in the document",
    leaks: `export function onEnable() {
  const panel = document.createElement("aside");
  panel.innerHTML = "<p>High water</p>";
  document.body.append(panel);
  panel.append(document.createElement("b"));
  document.head.insertAdjacentHTML("beforeend", "<style></style>");
}`,
    says: [
      '4 An element ("<aside>") added here is still in the document after onDisable',
      '6 An element ("<style>") added here is still in the document after onDisable',
    ],
    // Styles of a package, which are added once.
    ends: `document.head.append(document.createElement("style"));
let panel;
let isStyled = false;
const styleOnce = () => { if (!isStyled) document.head.append(document.createElement("style")); isStyled = true; };
export function onEnable() {
  styleOnce();
  panel = document.createElement("aside");
  document.body.append(panel);
}
export function onDisable() { panel.remove(); }`,
  },
  {
    name: "reading the standard input",
    leaks: `import readline from "node:readline";
export function onEnable() {
  readline.createInterface({ input: process.stdin }).on("line", () => {});
}`,
    says: ["3 Standard input read from here on is still being read after onDisable"],
    ends: `import readline from "node:readline";
let lines;
export function onEnable() {
  lines = readline.createInterface({ input: process.stdin });
  lines.on("line", () => {});
}
export function onDisable() { lines.close(); }`,
  },
  {
    name: "an unreferenced interval that goes on working",
    leaks: `export function onEnable() {
  setInterval(() => {}, 20).unref();
  setInterval(() => {}, 60_000).unref();
}`,
    says: [
      "2 An unreferenced interval started here still runs after onDisable",
      "3 An unreferenced interval started here still runs after onDisable",
    ],
    // A cache of a package that is cleaned as long as the process lives.
    ends: `setInterval(() => {}, 20).unref();
let timer;
export function onEnable() { timer = setInterval(() => {}, 20).unref(); }
export function onDisable() { clearInterval(timer); }`,
  },
  {
    name: "a chain of unreferenced timers",
    leaks: `export function onEnable() {
  const turn = () => { setTimeout(turn, 10).unref(); };
  turn();
}`,
    says: ["2 An unreferenced chain of timers started here still runs after onDisable"],
    // The last one runs once more, and the second ends by itself.
    ends: `let isOn = false;
const turn = () => { if (isOn) setTimeout(turn, 10).unref(); };
export function onEnable() {
  isOn = true;
  turn();
  setTimeout(() => { setTimeout(() => {}, 10).unref(); }, 10).unref();
  setTimeout(() => {}, 60_000).unref();
}
export function onDisable() { isOn = false; }`,
  },
];
