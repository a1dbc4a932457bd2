import { expect, test } from "vitest";
import type { LifecycleRun } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { judge } from "../support/judge-life.js";
import { makePlugin, type Files } from "../support/folders.js";
import { liveIn, livingPlugin, outcomesOf, type LiveChanges } from "../support/live.js";
import { nightly } from "../support/nightly.js";

const HOOKS = "export function onEnable() {}";
const ALL = { main: "dist/plugin.js", background: "dist/background.js", web: "dist/web.js" };

async function load(files: Files, manifest: NonNullable<LiveChanges["manifest"]>): Promise<LifecycleRun> {
  const run = await liveIn(makePlugin({ ...livingPlugin(HOOKS, { manifest }), ...files }));
  if (typeof run === "string") throw new Error(run);
  return run;
}

/** `dist/web.js threw`: what was loaded alone, and how that ended. */
const listLoads = ({ laterLives = [] }: LifecycleRun): readonly string[] =>
  laterLives.flatMap(({ kind, entry = "", steps }) =>
    kind === "load" ? steps.map(({ name, outcome }) => `${entry} ${name} ${outcome.kind}`) : [],
  );

nightly("each entry point that no hook needs is loaded alone, the background in Node and `web` in a page", async () => {
  const run = await load(
    {
      "dist/background.js": 'import "node:fs"; if (typeof document !== "undefined") throw new Error("a page");',
      "dist/web.js": "document.title;",
    },
    { ...ALL, type: "hybrid" },
  );
  expect(listLoads(run)).toEqual(["dist/background.js load done", "dist/web.js load done"]);
  expect(outcomesOf(run)).toContain("onEnable done");
});

nightly("each entry point that cannot be loaded is an error at its own file", async () => {
  const cwd = makePlugin({
    ".git/": "",
    ...livingPlugin(HOOKS, { manifest: { ...ALL, type: "hybrid" } }),
    "dist/background.js": 'import "./none.js";',
    "dist/web.js": '\n\nthrow new Error("no page");',
  });
  const { status, said } = await judge(cwd);
  expect(said).toEqual([
    'error lifecycle-install/missing-file:1 The plugin cannot be loaded: it imports "dist/none.js", which is not there',
    'error lifecycle-install/not-loaded:3 The plugin cannot be loaded: an Error: "no page"',
  ]);
  expect(status).toBe(1);
});

nightly(
  "the module of a page that needs Node is an error, although its components can be mounted beside `main`",
  async () => {
    const widget = { type: "hybrid", dashboard_widget: { component: "TideWidget" }, permissions: [] };
    const web = (start: string): Files => ({
      ...livingPlugin(HOOKS, { manifest: { ...ALL, background: undefined, ...widget } }),
      "dist/web.js": `${start}\nexport function TideWidget(root) { root.textContent = "tide"; }`,
    });
    const { said } = await judge(makePlugin({ ".git/": "", ...web("process.cwd();") }));
    expect(said).toEqual([
      'error lifecycle-install/not-loaded:1 The plugin cannot be loaded: a ReferenceError: "process is not defined"',
    ]);
    const run = await liveIn(makePlugin(web("document.title;")));
    if (typeof run === "string") throw new Error(run);
    expect(listLoads(run)).toEqual(["dist/plugin.js load done", "dist/web.js load done"]);
  },
);

test("an entry point that fails in the life of the hooks is not loaded again", async () => {
  const run = await load(
    { "dist/background.js": "throw new Error();", "dist/plugin.js": "" },
    { ...ALL, web: undefined },
  );
  expect(run.entry).toBe("dist/background.js");
  expect(listLoads(run)).toEqual([]);
});

test("a plugin without hooks and components is loaded, and its `dist/plugin.js` wherever that works", async () => {
  const run = await load(
    { "dist/plugin.js": "document.title;", "dist/cli.js": "export const tides = () => {};" },
    { type: "cli-tool", main: "dist/cli.js", hooks: undefined, commands: [{ name: "tides", description: "Tides" }] },
  );
  expect(run).toMatchObject({ entry: "dist/cli.js", hasNoHooks: true, steps: [{ outcome: { kind: "done" } }] });
  expect(listLoads(run)).toEqual(["dist/plugin.js load done"]);
});

test.each([
  ["with hooks", "error", { onEnable: "onEnable" }],
  ["without hooks, whose work it may be,", "warning", undefined],
])("what a plugin %s does wrong while it is loaded is a finding: %s", async (_, severity, hooks) => {
  const code = `${hooks ? HOOKS : ""}\nPromise.reject(new Error("no tide"));`;
  const cwd = makePlugin({ ".git/": "", ...livingPlugin(code, { manifest: { hooks } }) });
  const { said } = await judge(cwd);
  expect(said).toEqual([expect.stringMatching(`^${severity} lifecycle-install/[a-z-]+:2 .*"no tide"`)]);
});

nightly("a component is looked for where `web` is, although `main` has one of that name", async () => {
  const widget = "export function TideWidget() {}";
  const files = (web: string): Files => ({
    ...livingPlugin(`${HOOKS} ${widget}`, {
      manifest: {
        type: "hybrid",
        main: "dist/plugin.js",
        web: "dist/web.js",
        dashboard_widget: { component: "TideWidget" },
      },
    }),
    "dist/web.js": web,
  });
  const run = await liveIn(makePlugin(files("export const tide = 1;")));
  expect(typeof run === "string" ? run : outcomesOf(run)).toContain("mount not-mounted");
  const there = await liveIn(makePlugin(files(widget)));
  expect(typeof there === "string" ? there : outcomesOf(there)).toContain("mount done");
});
