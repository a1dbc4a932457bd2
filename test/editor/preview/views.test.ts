import { expect, test } from "vitest";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import type { Peers } from "../../../src/editor/preview/bundle-peers.js";
import { listMenu, listViews } from "../../../src/editor/preview/list-views.js";
import { hashBuild, makePluginState } from "../../../src/editor/preview/plugin-state.js";
import type { PreviewedPlugin } from "../../../src/editor/preview/read-preview.js";
import { showPlace } from "../../../src/editor/preview/show-place.js";
import type { Manifest } from "../../../src/plugin/manifest/manifest.js";
import { makePlugin } from "../../support/folders.js";

const viewsOf = (value: object) => listViews({ value } as unknown as Manifest);

test("the views are the widget and the pages, each with a name", () => {
  const pages = [
    { component: "Days", title: "Days", name: "days", path: "/days" },
    null,
    { title: "Nothing" },
    { component: "Hours", title: "", name: "hours" },
    { component: "Wind" },
  ];
  const dashboard_widget = { component: "Weather", size: "small", defaultSize: { width: 1, height: 4000 } };
  expect(viewsOf({ dashboard_widget, pages })).toEqual([
    {
      key: "widget",
      kind: "widget",
      label: "Widget",
      component: "Weather",
      size: "small",
      defaultSize: { width: 1, height: 4000 },
    },
    { key: "page-0", kind: "page", component: "Days", label: "Days", path: "/days" },
    { key: "page-3", kind: "page", component: "Hours", label: "hours" },
    { key: "page-4", kind: "page", component: "Wind", label: "Page 5" },
  ]);
  expect(viewsOf({ dashboard_widget: { size: "small" }, pages: {} })).toEqual([]);
  expect(viewsOf({ pages: Array.from({ length: 60 }, () => ({ component: "Day" })) })).toHaveLength(50);
});

test.each([[{ width: 0, height: 10 }], [{ width: 10, height: 4001 }], [{ width: "10", height: 10 }], [10]])(
  "%j is no size of a widget",
  (defaultSize) => {
    expect(viewsOf({ dashboard_widget: { component: "Weather", defaultSize } })[0]?.defaultSize).toBeUndefined();
  },
);

test("the menu is in its own order, and leads to the pages that are there", () => {
  const views = viewsOf({ pages: [{ component: "Wind" }, { component: "Days", path: "/days" }] });
  const items = [
    { label: "Last", order: 2, path: "/days", parent: "tools" },
    { label: "No path" },
    "no entry",
    { label: 7 },
    { label: "First", order: -1, path: "/none" },
  ];
  expect(listMenu(items, views)).toEqual([
    { label: "First", view: undefined, parent: undefined },
    { label: "No path", view: undefined, parent: undefined },
    { label: "Last", view: "page-1", parent: "tools" },
  ]);
  expect(listMenu({}, views)).toEqual([]);
  expect(
    listMenu(
      Array.from({ length: 60 }, () => ({ label: "Day" })),
      views,
    ),
  ).toHaveLength(50);
});

test("a place is shown with its line, without its margins and not endlessly", () => {
  const root = makePlugin({ "src/a.ts": `first();\r\n  \u001b${"x".repeat(300)}\n` });
  const show = (file: string, line?: number) => {
    const start = line === undefined ? undefined : { line, column: 3 };
    const range = start && { start, end: start };
    return showPlace({ file, ...(range && { range }) }, { workspace: diskWorkspace(root), root }, (_, path) => path);
  };
  const at = { file: "src/a.ts", line: 2, column: 3 };
  expect(show("src/a.ts", 2)).toEqual({ place: "src/a.ts:2:3", line: `\\x1b${"x".repeat(199)}`, at });
  expect(show("src/a.ts")).toMatchObject({ place: "src/a.ts:1:1", line: "first();" });
  expect(show("src/a.ts", 9)).toMatchObject({ place: "src/a.ts:9:3", line: "" });
  expect(show("src/none.ts", 1)).toMatchObject({ place: "src/none.ts:1:3", line: "" });
});

const SHOWN = { name: "Tides", version: "1.4.0", type: "page", menu: [], commands: [], properties: {}, required: [] };
const PLUGIN = {
  ...SHOWN,
  permissions: [],
  views: [{ component: "Days" }],
  folder: "plugins/a",
  id: "id",
  settings: { config: { place: "Faro" }, generated: ["place"] },
  entries: ["plugins/a/dist/a b.js", "plugins/a/dist/b.cjs"],
  hooks: [{ name: "onEnable", file: "plugins/a/dist/b.cjs" }, { name: "onDisable" }],
  library: { library: "react" },
  code: undefined,
  served: new Set(["dist/a.css", "dist/b.txt", "src/c.css"]),
};
const pluginWith = (changes: object): PreviewedPlugin => ({ ...PLUGIN, ...changes }) as unknown as PreviewedPlugin;

test("a plugin's state has what its page loads, by addresses, or why it does not", () => {
  const peers = { bundled: new Map([["plugins/a/dist/b.cjs", "peers/b.js"]]) } as unknown as Peers;
  const { problem, isPlayed, job, ...shown } = makePluginState(pluginWith({}), peers, 3);
  expect([problem, isPlayed, job]).toEqual([
    undefined,
    false,
    {
      id: "id",
      entries: ["plugin/3/dist/a%20b.js", "peers/b.js"],
      hooks: [{ name: "onEnable", file: "peers/b.js" }, { name: "onDisable" }],
      library: "react",
    },
  ]);
  expect(shown).toMatchObject({ ...SHOWN, settings: { place: "Faro" }, generated: ["place"] });
  expect(makePluginState(pluginWith({ views: [] }), peers, 3)).toMatchObject({ isPlayed: true, job: undefined });
  const unbuilt = makePluginState(pluginWith({ entries: [] }), peers, 3);
  expect([unbuilt.problem?.message, unbuilt.isPlayed, unbuilt.job]).toEqual([
    "There is no built code yet",
    false,
    undefined,
  ]);
});

test("a build is another one with its modules, assets and views, and not with a source", () => {
  const root = makePlugin({ "plugins/a/dist/a.css": "a", "plugins/a/dist/b.txt": "b", "plugins/a/src/c.css": "c" });
  const hash = (changes: object = {}) => hashBuild(pluginWith({ workspace: diskWorkspace(root), ...changes }));
  const before = hash();
  expect(hash()).toBe(before);
  makePlugin({ "plugins/a/dist/b.txt": "other", "plugins/a/src/c.css": "other" }, root);
  expect(hash()).toBe(before);
  const module = { path: "plugins/a/dist/x.js", latin1: "x" };
  const others = [
    { code: { modules: [module], others: [] } },
    { code: { modules: [], others: [{ ...module, latin1: "y" }] } },
    { views: [] },
    { entries: [] },
  ].map(hash);
  makePlugin({ "plugins/a/dist/a.css": "other" }, root);
  expect(new Set([before, hash(), ...others]).size).toBe(6);
});
