import { describe, expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";

/** Ways out of a repository, or to another machine, on any system. */
const OUT = [
  ...["../secret", "./../secret", "a/../../secret", "../".repeat(40) + "etc/passwd", "dist/../../secret", "..", "../"],
  ...["..\\..\\secret", "dist\\..\\..\\secret", "/etc/passwd", "//server/share/a.js", "\\\\server\\share\\a.js"],
  ...["C:\\a.js", "C:a.js", "c:/a.js", "\\\\?\\C:\\a.js", "\\\\.\\COM1", "file:///etc/passwd", "~/.ssh/id_rsa"],
  ...[
    "%2e%2e/secret",
    "foo/..%2fsecret",
    "..%5csecret",
    "..\0/secret",
    "data:text/javascript,1",
    "https://a.example/b.js",
  ],
  ...[
    "．．/secret",
    "..\u2215secret",
    ".. /secret",
    "...//secret",
    " ../secret",
    "/proc/self/environ",
    "a/./../../secret",
  ],
];

/** Every key of a manifest that names a file. */
const FIELDS: Readonly<Record<string, (path: string) => object>> = {
  main: (path) => ({ main: path }),
  web: (path) => ({ main: "dist/plugin.js", web: path }),
  hooks: (path) => ({ main: "dist/plugin.js", hooks: { onEnable: `${path}#start` } }),
  screenshots: (path) => ({ main: "dist/plugin.js", screenshots: [path] }),
  license: (path) => ({ main: "dist/plugin.js", license: `SEE LICENSE IN ${path}` }),
};
const ALL = checks.flatMap(({ needs, wants = [] }) => [...needs, ...wants]);

/** A workspace that writes down which paths it is asked for. */
function watched(files: Workspace): { readonly workspace: Workspace; readonly asked: Set<string> } {
  const asked = new Set<string>();
  const note = <Rest extends readonly unknown[], Value>(ask: (path: string, ...rest: Rest) => Value) => {
    return (path: string, ...rest: Rest): Value => {
      asked.add(path);
      return ask(path, ...rest);
    };
  };
  const { entry, bytes, head, list } = files;
  return { workspace: { ...files, entry: note(entry), bytes: note(bytes), head: note(head), list: note(list) }, asked };
}

async function judge(field: string, path: string) {
  const manifest = { manifest_version: 1, name: "Tides", version: "1.0.0", type: "service", ...FIELDS[field]?.(path) };
  const files = { "dist/plugin.js": "export function start() {}", "manifest.json": JSON.stringify(manifest) };
  const { workspace, asked } = watched(inMemory(files));
  const plugin = await readPlugin(workspace, { needs: ALL });
  const { findings, outcomes } = inspect(plugin, checks, { occasion: "push", strict: false });
  expect(outcomes.filter(({ status }) => status === "crashed")).toEqual([]);
  const found = findings.filter(
    ({ location }) => location.file === "manifest.json" && (location.pointer ?? "").split("/")[1] === field,
  );
  return { found, asked };
}

test("a key that leads to a file of the plugin has no finding", async () => {
  for (const field of ["main", "hooks"]) expect((await judge(field, "dist/plugin.js")).found).toEqual([]);
});

describe.each(Object.keys(FIELDS))("the key %s", (field) => {
  test.each(OUT)("does not lead out by %j, and nothing there is asked for", async (path) => {
    const { found, asked } = await judge(field, path);
    expect(found).not.toEqual([]);
    const outside = [...asked].filter((one) => /(?:^|\/)\.\.(?:\/|$)|^[/\\~]|^[a-z]:|\0/iu.test(one));
    expect(outside).toEqual([]);
  });
});
