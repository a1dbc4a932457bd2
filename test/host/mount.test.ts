import { describe, expect, test } from "vitest";
import type { LifecycleRun, StepOutcome } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { makePlugin } from "../support/folders.js";
import { liveIn, livingPlugin, stepOf } from "../support/live.js";
import { bundleWith, LIBRARIES, makeMounting, mount, THROW, WIDGET } from "../support/mounted.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";

const outcomesOf = (run: LifecycleRun): readonly StepOutcome[] => [
  stepOf(run, "mount").outcome,
  stepOf(run, "unmount").outcome,
];

describe.each(LIBRARIES)("a component of $name", ({ packages, write }) => {
  nightly("is mounted and removed", async () => {
    const code = write({
      effect: `console.log("shown: " + document.body.textContent.trim() + [...document.querySelectorAll("*")].map((one) => one.shadowRoot?.textContent ?? "").join("").trim());`,
      end: 'console.log("removed");',
    });
    const run = await mount(code, packages);
    expect(outcomesOf(run)).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(stepOf(run, "mount").printed).toEqual(["shown: tide 3"]);
    expect(stepOf(run, "unmount").printed).toEqual(["removed"]);
  });

  nightly.each([
    ["is mounted", { start: THROW }, "mount"],
    ["has been mounted", { effect: THROW }, "mount"],
    ["is removed", { end: THROW }, "unmount"],
  ] as const)("that throws when it %s is told so, at its line", async (_, code, step) => {
    const run = await mount(write(code), packages);
    const { outcome } = stepOf(run, step);
    expect(outcome).toMatchObject({ kind: "threw", error: { name: "RangeError", message: "no tide" } });
    const at = outcome.kind === "threw" ? outcome.error.at : undefined;
    expect(at?.file).toBe("dist/plugin.js");
    expect(write(code).split("\n")[(at?.range?.start.line ?? 0) - 1]).toContain("no tide");
  });

  nightly("that draws on a canvas is not to blame for what it does not find there", async () => {
    const draw = `
      const canvas = document.createElement("canvas");
      const pen = canvas.getContext("2d");
      pen.fillStyle = "red";
      pen.fillRect(0, 0, pen.measureText("tide").width + 2, 4);
      if (pen.getImageData(0, 0, 1, 1).data[0] !== 255) throw new Error("nothing is drawn");`;
    const run = await mount(write({ effect: draw }), packages);
    expect(stepOf(run, "mount").outcome).toMatchObject({ kind: "not-judged", needs: [{ name: "canvas" }] });
    expect(stepOf(run, "mount").gaps?.map(({ name }) => name)).toEqual(["canvas"]);
  });

  nightly("that keeps what it has in a database finds one", async () => {
    const keep = `
      indexedDB.open("tides").onsuccess = ({ target }) => console.log("opened " + target.result.name);`;
    const run = await mount(write({ start: keep }), packages);
    expect(outcomesOf(run)).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(stepOf(run, "mount").printed).toEqual(["opened tides"]);
    expect(stepOf(run, "mount").gaps).toBeUndefined();
  });
});

const FUNCTION = (body: string): string => `export function TideWidget(root, options) { ${body} }`;

describe("a plugin", () => {
  test("without hooks is loaded for its components", async () => {
    const run = await mount(FUNCTION('root.textContent = "tide 3";'), []);
    expect(run.hasNoHooks).toBe(true);
    expect(run.steps.map(({ name, outcome }) => `${name} ${outcome.kind}`)).toContain("mount done");
  });

  test("with hooks has its components between onEnable and onDisable", async () => {
    const code = `let tide; export function onEnable() { tide = 3; } export function onDisable() { tide = undefined; }
      ${FUNCTION('if (tide !== 3) throw new Error("not enabled"); console.log("tide " + tide);')}`;
    const run = await mount(code, []);
    expect(run.steps.slice(3, 9).map(({ name, nth }) => `${name} ${String(nth)}`)).toEqual([
      ...["onEnable 1", "mount 1", "unmount 1", "mount 2", "unmount 2", "onDisable 1"],
    ]);
    expect(stepOf(run, "mount").printed).toEqual(["tide 3"]);
  });

  nightly("whose component never ends has its hooks judged nevertheless", async () => {
    const code = `export function onDisable() { console.log("off"); } ${FUNCTION("for (;;);")}`;
    const run = await liveIn(makeMounting(code, []), { seconds: 3 });
    if (typeof run === "string") throw new Error(run);
    expect(stepOf(run, "mount").outcome.kind).toBe("time-limit");
    expect(stepOf(run, "onDisable").printed).toEqual(["off"]);
  });

  nightly("whose component needs the network has its hooks judged nevertheless", async () => {
    const code = `export function onDisable() { throw new Error("own"); }
      ${FUNCTION('fetch("https://tides.example/now").then((r) => r.json()).then((t) => (root.textContent = t));')}`;
    const run = await mount(code, []);
    expect(stepOf(run, "onDisable").outcome.kind).toBe("threw");
    expect(run.uses.map(({ permission }) => permission)).toEqual(["network-access"]);
  });
});

describe("a component", () => {
  test("that is mounted again leaves what both mountings have added, and not what one has added for all", async () => {
    const code = FUNCTION(`
  addEventListener("resize", () => root.remove());
  globalThis.once ??= document.body.append(document.createElement("aside")) ?? true;
  document.body.append(document.createElement("div"));
  setTimeout(() => {}, 300_000);
  setInterval(() => {}, 60_000);
  const draw = () => requestAnimationFrame(draw);
  draw();
  return () => root.replaceChildren();`);
    const run = await mount(code, []);
    expect(stepOf(run, "unmount", 1).open).toEqual([]);
    expect(stepOf(run, "onDisable").open).toEqual([]);
    expect(stepOf(run, "unmount", 2).open.map(({ what, name, at }) => [what, name, at?.range?.start.line])).toEqual([
      ["a listener on window", "resize", 2],
      ["an element", "<div>", 4],
      ["an interval", undefined, 6],
      ["an animation frame", undefined, 7],
    ]);
  });

  nightly("of React that leaves a listener in an effect is told so, and one that ends it is not", async () => {
    const write = (end: string): string => `import { createElement, useEffect } from "react";
export function TideWidget() {
  useEffect(() => {
    const show = () => {};
    window.addEventListener("resize", show);
    ${end}
  }, []);
  return createElement("p", null, "tide 3");
}`;
    const left = await mount(write(""), ["react", "react-dom"]);
    expect(stepOf(left, "unmount", 2).open).toMatchObject([{ what: "a listener on window", name: "resize" }]);
    const ended = await mount(write('return () => window.removeEventListener("resize", show);'), [
      "react",
      "react-dom",
    ]);
    expect(ended.steps.flatMap(({ open }) => open)).toEqual([]);
  });

  test("that throws when it is mounted again fails there", async () => {
    const run = await mount(
      `let isThere = false; ${FUNCTION('if (isThere) throw new Error("twice"); isThere = true;')}`,
      [],
    );
    expect([stepOf(run, "mount", 1).outcome.kind, stepOf(run, "mount", 2).outcome.kind]).toEqual(["done", "threw"]);
  });

  test("of a library that is not installed is skipped with that reason", async () => {
    const folder = makePlugin({
      ".git/": "",
      ...livingPlugin(FUNCTION(""), {
        manifest: { type: "dashboard-widget", ...WIDGET },
        packageJson: { peerDependencies: { vue: "*" } },
      }),
    });
    const run = await liveIn(folder);
    if (typeof run === "string") throw new Error(run);
    expect(stepOf(run, "mount").outcome).toMatchObject({
      kind: "not-mounted",
      why: expect.stringContaining("vue") as string,
    });
  });

  nightly.each([
    [
      "a component of React",
      'const [tide] = React.useState(3); return React.createElement("p", null, tide);',
      "not-mounted",
    ],
    ["a component of React without a hook", 'return React.createElement("p", null, "tide");', "not-mounted"],
    [
      "a plain function that renders",
      'ReactDOM.createRoot(root).render(React.createElement("p", null, "tide"));',
      "done",
    ],
  ])("is no cause of a warning beside a library in the bundle: %s", async (_, body, kind) => {
    const source = `import * as React from "react"; import * as ReactDOM from "react-dom/client"; ${FUNCTION(body)}`;
    const built = await bundleWith(source);
    expect(stepOf(await mount(built, []), "mount").outcome).toMatchObject(
      kind === "done" ? { kind } : { kind, why: expect.stringContaining("React is inside the bundle") as string },
    );
  });

  nightly.each([
    [
      "React",
      ["react", "react-dom"],
      'import { createElement } from "react"; export const TideWidget = ({ settings }) => createElement("p", null, settings.harbour);',
    ],
    [
      "Vue",
      ["vue"],
      'import { h } from "vue"; export const TideWidget = { props: ["settings"], setup: (props) => () => h("p", null, props.settings.harbour) };',
    ],
    [
      "Solid",
      ["solid-js"],
      'import { createEffect } from "solid-js"; export function TideWidget(props) { createEffect(() => props.settings.harbour.toUpperCase()); return document.createElement("p"); }',
    ],
    ["a function", [], "export function TideWidget(root, { settings }) { root.textContent = settings.harbour; }"],
    ["a function that wants an object", [], "export function TideWidget({ container }) { container.append(1); }"],
  ])("of %s that needs properties is not to blame", async (_, packages, code) => {
    expect(stepOf(await mount(code, packages), "mount").outcome.kind).toBe("needs");
  });

  test("that throws with and without properties is to blame", async () => {
    const code = `import { createElement } from "react"; export const TideWidget = ({ harbour = "Lisbon" }) => { throw new Error("own"); };`;
    expect(stepOf(await mount(code, ["react", "react-dom"]), "mount").outcome.kind).toBe("threw");
  });
});

nightly("a function that returns what nothing here can show is not judged", async () => {
  const run = await mount(FUNCTION('return { tag: "p", children: ["tide"] };'), []);
  expect(stepOf(run, "mount").outcome).toEqual({
    kind: "not-mounted",
    why: "it neither fills the element nor returns one",
  });
});

test("the check says what a component throws, at its line, and is no error under strict", async () => {
  const react = LIBRARIES[0]?.write({ effect: THROW }) ?? "";
  const { stdout, status } = await runCliHere(["test", "--strict"], {
    cwd: makeMounting(react, ["react", "react-dom"]),
  });
  expect(stdout).toContain('warning  Mounting "TideWidget" throws a RangeError: "no tide"  components-mount');
  expect(stdout).toContain("mount TideWidget");
  expect(stdout).toContain("with a simulated DOM, for its components");
  expect(status).toBe(0);
});

test("a component that is certainly not there is an error of validate, with the one that was meant", async () => {
  const cwd = makeMounting(FUNCTION(""), [], {
    dashboard_widget: { name: "T", description: "t", component: "TideWidgt" },
  });
  const { stdout, status } = await runCliHere(["validate", "--only", "components-exist"], { cwd });
  expect(stdout).toContain('did you mean "TideWidget"?');
  expect(status).toBe(1);
});
