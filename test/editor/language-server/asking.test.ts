import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CodeActionRequest,
  CompletionItemKind,
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  type CodeAction,
  type CompletionItem,
  type Location,
  type TextDocumentEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { beforeAll, expect, test } from "vitest";
import { makePlugin, manifestWith, wholePlugin } from "../../support/folders.js";
import type { Editor } from "../../support/language-client.js";
import { startEditor } from "../../support/start-editor.js";

let editor: Editor;
let folder: string;
beforeAll(async () => {
  folder = wholePlugin({ ".git/": "" });
  editor = await startEditor(folder);
  await editor.open("manifest.json");
});

const MANIFEST = "manifest.json";

/** The place of words, `more` units after their beginning. */
function placeOf(words: string, more = 0, path = MANIFEST, of = editor) {
  const document = TextDocument.create("file:///a", "json", 1, of.text(path));
  return {
    textDocument: { uri: of.address(path) },
    position: document.positionAt(document.getText().indexOf(words) + more),
  };
}

async function listItems(words: string, more: number): Promise<readonly CompletionItem[]> {
  const answer = await editor.connection.sendRequest(CompletionRequest.type, placeOf(words, more));
  return Array.isArray(answer) ? answer : (answer?.items ?? []);
}

async function complete(words: string, more: number): Promise<readonly string[]> {
  return (await listItems(words, more)).map(({ label }) => label);
}

async function listActions(path: string, only?: readonly string[], of = editor): Promise<readonly CodeAction[]> {
  const end = TextDocument.create("file:///a", "json", 1, of.text(path)).positionAt(Infinity);
  const answer = await of.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: of.address(path) },
    range: { start: { line: 0, character: 0 }, end },
    context: { diagnostics: [...of.shown(path)], ...(only && { only: [...only] }) },
  });
  return (answer ?? []).filter((one): one is CodeAction => "edit" in one);
}

/** A text after the edits of an action. */
function apply(action: CodeAction | undefined, path: string): string {
  const text = path === MANIFEST ? editor.text(path) : readFileSync(join(folder, path), "utf8");
  const changes = (action?.edit?.documentChanges ?? []) as readonly TextDocumentEdit[];
  const change = changes.find(({ textDocument }) => textDocument.uri === editor.address(path));
  if (!change) throw new Error(`${String(action?.title)} does not change ${path}`);
  return TextDocument.applyEdits(TextDocument.create("file:///a", "json", 1, text), change.edits as never);
}

test("a quick fix does what the finding advises", async () => {
  const before = editor.text(MANIFEST);
  await editor.type(MANIFEST, '"utilities"', '"utilitys"');
  const [fix] = (await listActions(MANIFEST, ["quickfix"])).filter(({ isPreferred }) => isPreferred === true);
  expect(fix?.diagnostics?.map(({ code }) => code)).toEqual(["manifest-category"]);
  expect(apply(fix, MANIFEST)).toBe(before);
  expect(await editor.write(MANIFEST, apply(fix, MANIFEST))).toEqual([]);
});

test("fix all mends one thing behind the other, and touches only this text", async () => {
  const before = editor.text(MANIFEST);
  await editor.write(
    MANIFEST,
    before.replace('"manifest_version": 1', '"manifest_version": "1"').replace('"dashboard"\n', '"dashboard",\n'),
  );
  const actions = await listActions(MANIFEST, ["source.fixAll"]);
  expect(actions.map(({ kind }) => kind)).toEqual(["source.fixAll.plugin-preflight"]);
  // A kind stands for all that are below it, and for no other that begins with the same letters.
  expect((await listActions(MANIFEST, ["source"])).map(({ title }) => title)).toEqual([actions[0]?.title]);
  expect(await listActions(MANIFEST, ["source.fix"])).toEqual([]);
  expect(await editor.write(MANIFEST, apply(actions[0], MANIFEST))).toEqual([]);
  expect(editor.text(MANIFEST)).toBe(before);
});

test("a finding is switched off with a reason, and is told apart from then on", async () => {
  const before = editor.text(MANIFEST);
  await editor.type(MANIFEST, '"MIT"', '"GPLv3"');
  const off = (await listActions(MANIFEST)).find(({ title }) => title.startsWith("Suppress manifest-license here"));
  const entry = apply(off, "package.json");
  expect(JSON.parse(entry)).toMatchObject({
    "plugin-preflight": { off: [{ check: "manifest-license", file: MANIFEST, pointer: "/license", reason: "" }] },
  });
  const asked = await editor.open("package.json", entry);
  expect(asked.map(({ code }) => code)).toContain("configuration-valid");
  // What says that an entry is wrong cannot be switched off by one.
  const titles = (await listActions("package.json")).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith("Suppress configuration-valid"))).toEqual([]);
  await editor.type("package.json", '"reason": ""', '"reason": "our lawyers are on it"');
  const faded = editor.shown(MANIFEST).filter(({ code }) => code === "manifest-license");
  expect(faded).toMatchObject([{ severity: 4, tags: [1] }]);
  expect(faded[0]?.message).toContain("our lawyers are on it");
  await editor.close("package.json");
  await editor.write(MANIFEST, before);
});

test("each way of a help is a quick fix", async () => {
  const before = editor.text(MANIFEST);
  await editor.type(MANIFEST, '"type": "dashboard-widget"', '"type": "thing"');
  const actions = await listActions(MANIFEST, ["quickfix"]);
  const titles = actions.map(({ title }) => title).filter((title) => title.startsWith("Write"));
  const types = ["dashboard-widget", "cli-tool", "service", "page", "hybrid"];
  expect(titles).toEqual(types.map((type) => `Write "${type}"`));
  const page = actions.find(({ title }) => title === 'Write "page"');
  expect(apply(page, MANIFEST)).toBe(before.replace('"dashboard-widget"', '"page"'));
  await editor.write(MANIFEST, before);
});

test("a way that changes several places changes all of them", async () => {
  const before = editor.text(MANIFEST);
  const empty = '"type": "hybrid",\n  "commands": [],\n  "pages": [],\n  ';
  await editor.write(MANIFEST, before.replace('"type": "dashboard-widget",\n  ', empty));
  const actions = await listActions(MANIFEST, ["quickfix"]);
  const way = actions.find(({ title }) => title.endsWith('as the type and remove "commands" and "pages"'));
  expect(apply(way, MANIFEST)).toBe(before);
  await editor.write(MANIFEST, before);
});

test.each(["", "\uFEFF"])("an entry is written into a package.json of one line that begins with %j", async (mark) => {
  const text = JSON.stringify(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const own = await startEditor(wholePlugin({ ".git/": "", "package.json": mark + text }));
  await own.open(MANIFEST, editor.text(MANIFEST).replace('"MIT"', '"GPLv3"'));
  const actions = await listActions(MANIFEST, ["quickfix"], own);
  const off = actions.find(({ title }) => title.startsWith("Suppress manifest-license here"));
  const [change] = (off?.edit?.documentChanges ?? []) as readonly TextDocumentEdit[];
  // No editor shows the mark.
  const shown = TextDocument.create("file:///a", "json", 1, text);
  expect(JSON.parse(TextDocument.applyEdits(shown, (change?.edits ?? []) as never))).toMatchObject({
    "plugin-preflight": { off: [{ check: "manifest-license" }] },
  });
});

test("completion says what it offers", async () => {
  const detail = "exported by the built code";
  const find = async (words: string) =>
    (await listItems(words, 3)).filter(({ label, detail: own }) => own === detail && words.startsWith(label));
  expect(await find('"WeatherWidget"')).toMatchObject([{ kind: CompletionItemKind.Class }]);
  expect(await find('"onEnable",')).toMatchObject([{ kind: CompletionItemKind.Function }]);
});

test("completion offers what the repository has", async () => {
  expect(await complete('"dist/plugin.js"', 3)).toEqual(['"dist/plugin.js"']);
  expect(await complete('"WeatherWidget"', 3)).toContain('"WeatherWidget"');
  const hooks = await complete('"onEnable",', 3);
  expect(hooks).toEqual(expect.arrayContaining(['"onInstall"', '"onUpdate"']));
  expect(await complete('"1.4.0"', 2)).toEqual(['"1.4.0"']);
  expect(await complete('"utilities"', 2)).toContain('"productivity"');
});

test("completion offers the version of package.json and the newest of the changelog, not what is unreleased", async () => {
  const packageJson = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as object;
  await editor.open("package.json", JSON.stringify({ ...packageJson, version: "1.5.0" }));
  const changelog = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
  await editor.open("CHANGELOG.md", changelog.replace("\n## ", "\n## Unreleased\n\n- Tides\n\n## "));
  expect(await complete('"1.4.0"', 2)).toEqual(['"1.5.0"', '"1.4.0"']);
  await editor.close("package.json");
  await editor.close("CHANGELOG.md");
});

test("completion never offers what the host refuses", async () => {
  const permissions = await complete('"storage-read"', 1);
  expect(permissions).toEqual(expect.arrayContaining(['"storage-write"', '"network-access"', '"camera"']));
  expect(permissions).not.toContain('"storage"');
  expect(permissions).not.toContain('"network"');
});

test("what is proposed while the manifest cannot be read comes from the built code", async () => {
  const before = editor.text(MANIFEST);
  await editor.type(MANIFEST, '"component": "WeatherWidget",', '"component": "",\n}');
  expect(await complete('"component": ""', 14)).toContain('"WeatherWidget"');
  await editor.write(MANIFEST, before);
});

test("a permission is explained", async () => {
  const hover = await editor.connection.sendRequest(HoverRequest.type, placeOf('"network-access"', 3));
  expect(JSON.stringify(hover?.contents)).toContain("fetch");
});

test.each([
  ['"onEnable",', 3, "src/hooks.ts", /onEnable/u],
  ['"WeatherWidget"', 3, "src/widget.ts", /WeatherWidget/u],
])("the definition of %s is in its source", async (words, more, file, line) => {
  const answer = await editor.connection.sendRequest(DefinitionRequest.type, placeOf(words, more));
  const { uri, range } = answer as Location;
  const text = readFileSync(new URL(uri), "utf8").split("\n");
  expect([uri, text[range.start.line]]).toEqual([editor.address(file), expect.stringMatching(line)]);
});

test("the definition of a name in an object is its last word", async () => {
  const source = "export const lifecycle = { onEnable() {}, onDisable() {} };\n";
  const own = await startEditor(
    wholePlugin({
      ".git/": "",
      "manifest.json": manifestWith({ hooks: { onEnable: "lifecycle.onDisable" }, main: "dist/own.js" }),
      "src/own.ts": source,
      "dist/own.js": `${source}//# sourceMappingURL=own.js.map\n`,
      "dist/own.js.map": JSON.stringify({ version: 3, names: [], sources: ["../src/own.ts"], mappings: "AAAA" }),
    }),
  );
  await own.open(MANIFEST);
  const answer = await own.connection.sendRequest(
    DefinitionRequest.type,
    placeOf("lifecycle.onDisable", 2, MANIFEST, own),
  );
  const start = source.indexOf("onDisable");
  expect(answer).toEqual({
    uri: own.address("src/own.ts"),
    range: { start: { line: 0, character: start }, end: { line: 0, character: start + "onDisable".length } },
  });
});

test("the definition of a path is its file", async () => {
  const answer = await editor.connection.sendRequest(DefinitionRequest.type, placeOf('"dist/plugin.js"', 3));
  expect(answer).toMatchObject({ uri: editor.address("dist/plugin.js") });
});

test("a manifest of several plugins in one repository is checked by itself", async () => {
  const root = wholePlugin(
    { ".git/": "" },
    join(folder, "..", `${folder.split("/").at(-1) ?? ""}-two`, "plugins", "one"),
  );
  wholePlugin({ "manifest.json": manifestWith({ category: "utility" }) }, join(root, "..", "two"));
  const both = await startEditor(join(root, "..", ".."));
  expect(await both.open("plugins/one/manifest.json")).toEqual([]);
  expect((await both.open("plugins/two/manifest.json")).map(({ code }) => code)).toEqual(["manifest-category"]);
});

test("findings about the repository are shown with one plugin: that at the root, or else the first by path", async () => {
  const workflow = ".github/workflows/plugin.yml";
  const step = "      - uses: OWNER/plugin-preflight@5f0c8d1e3b7a9246d8e1c0f4a7b3925e6d8c1f04";
  const lines = ["on: pull_request", "jobs:", "  plugin:", "    runs-on: ubuntu-latest", "    steps:", step, ""];
  const shownWith = async (root: string, plugin: string): Promise<readonly unknown[]> => {
    const own = await startEditor(root);
    await own.open(`${plugin}manifest.json`);
    return own.shown(workflow).map(({ code }) => code);
  };
  const files = { ".git/": "", [workflow]: lines.join("\n") };
  const two = makePlugin(files);
  for (const name of ["b", "a"]) wholePlugin({}, join(two, "plugins", name));
  expect(await shownWith(two, "plugins/b/")).toEqual([]);
  expect(await shownWith(two, "plugins/a/")).toContain("workflow-owner");
  const nested = wholePlugin(files);
  wholePlugin({}, join(nested, "a"));
  expect(await shownWith(nested, "a/")).toEqual([]);
  expect(await shownWith(nested, "")).toContain("workflow-owner");
});
