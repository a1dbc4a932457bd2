import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { UsageError } from "../../../src/core/errors.js";
import { findEditor } from "../../../src/editor/preview/editor.js";
import { openBrowser } from "../../../src/editor/preview/open-browser.js";
import { makePlugin, manifestWith, temporaryFolder, wholePlugin } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import {
  ask,
  openPreview,
  startPreview,
  waitForState,
  type OpenedPreview,
  type RunningPreview,
} from "../../support/preview.js";
import { POSIX } from "../../support/product.js";

const MAP = JSON.stringify({ version: 3, mappings: "AAAA", names: [], sources: ["../src/plugin.ts"] });
const FILES = {
  ".git/": "",
  ".env": "TOKEN=abc",
  "manifest.json": manifestWith({ tags: ["a", "a"] }),
  "src/plugin.ts": "export const plugin = 1;\n",
  "src/other.ts": "export const other = 2;\n",
  "dist/plugin.js": "export const WeatherWidget = 1;\n//# sourceMappingURL=plugin.js.map\n",
  "dist/plugin.js.map": MAP,
};

/** A program that records what it is called with, each argument as a line of JSON. */
function makeEditor(name: string): { readonly folder: string; readonly program: string; readonly record: string } {
  const folder = temporaryFolder();
  const [program, record] = [join(folder, name), join(folder, "record")];
  const code = `require("node:fs").appendFileSync(${JSON.stringify(record)}, JSON.stringify([process.argv.slice(2), Object.keys(process.env)]) + "\\n");`;
  writeFileSync(program, `#!${process.execPath}\n${code}\n`, { mode: 0o755 });
  return { folder, program, record };
}

const readRecord = async (record: string) => {
  while (!existsSync(record) || !readFileSync(record, "utf8").endsWith("\n"))
    await new Promise((resolve) => setTimeout(resolve, 20));
  return JSON.parse(readFileSync(record, "utf8").split("\n").at(-2) ?? "") as readonly [string[], string[]];
};

describe.runIf(POSIX)("opening a place in the editor", () => {
  let preview: RunningPreview | undefined;
  afterEach(async () => {
    await preview?.stop();
    preview = undefined;
  });

  const start = async (cwd: string, env: Readonly<Record<string, string>>, args: readonly string[] = []) => {
    preview = await startPreview(cwd, ["--no-build", ...args], env);
    const opened = await openPreview(preview.address());
    return { opened, state: await waitForState(opened, ({ findings }) => findings !== undefined) };
  };
  const open = async ({ workbench, cookie }: OpenedPreview, at: unknown) => {
    const headers = { Cookie: cookie, Origin: new URL(workbench).origin };
    const { status, body } = await ask(`${workbench}open`, headers, { method: "POST", body: JSON.stringify(at) });
    return status === 200 ? (JSON.parse(body) as { readonly refused: string }).refused : status;
  };

  test("only listed files are opened, with a fixed form and without tokens", async () => {
    const { folder, record } = makeEditor("code");
    const cwd = wholePlugin(FILES);
    symlinkSync("/etc/hostname", join(cwd, "dist", "linked.js"));
    const env = {
      EDITOR: "code --wait",
      PATH: `${folder}:${String(process.env["PATH"])}`,
      DISPLAY: ":7",
      NPM_TOKEN: "secret",
    };
    const { opened, state } = await start(cwd, env);
    expect(state["editor"]).toBe("code");
    const at = (file: unknown, line: unknown = 1, column: unknown = 1) => ({ file, line, column });
    for (const file of [
      ".env",
      "src/other.ts",
      "dist/linked.js",
      "/etc/hostname",
      "../x",
      "dist/../.env",
      "--version",
      "",
    ])
      expect(await open(opened, at(file)), file).toBe("This file is not part of the preview");
    for (const order of [
      at(1),
      at("src/plugin.ts", 0),
      at("src/plugin.ts", "1"),
      at("src/plugin.ts", 1.5),
      [],
      null,
      {},
    ])
      expect(await open(opened, order), JSON.stringify(order)).toBe(400);
    expect((await ask(`${opened.workbench}open`, { Cookie: opened.cookie }, { method: "POST" })).status).toBe(403);
    expect(existsSync(record)).toBe(false);
    expect(await open(opened, at("src/plugin.ts", 3, 7))).toBe("");
    const [argv, variables] = await readRecord(record);
    expect(argv).toEqual(["-r", "-g", `${cwd}/src/plugin.ts:3:7`]);
    expect(variables).toContain("DISPLAY");
    expect(variables).not.toContain("NPM_TOKEN");
    const findings = state["findings"] as readonly { readonly at?: { readonly file: string; readonly line: number } }[];
    const finding = findings.find((one) => one.at?.file === "manifest.json")?.at;
    expect(await open(opened, finding)).toBe("");
  });

  test("so is the place of a build that fails, though no map lists its file", async () => {
    const { folder, record } = makeEditor("code");
    const scripts = { dev: "echo \"src/other.ts(2,7): error TS2322: Type 'number' is wrong.\"; exit 1" };
    const cwd = wholePlugin({
      ...FILES,
      "package.json": JSON.stringify({ name: "weather", version: "1.4.0", scripts }),
    });
    preview = await startPreview(cwd, [], { EDITOR: "code", PATH: `${folder}:${String(process.env["PATH"])}` });
    const opened = await openPreview(preview.address());
    const { builder } = await waitForState(opened, (state) =>
      JSON.stringify(state["builder"] ?? "").includes("exited with"),
    );
    expect(JSON.stringify(builder)).toContain("npm run dev exited with code 1");
    expect(JSON.stringify(builder)).toContain("It is started again when you save a file");
    expect(await open(opened, { file: "src/other.ts", line: 2, column: 7 })).toBe("");
    const [argv] = await readRecord(record);
    expect(argv).toEqual(["-r", "-g", `${cwd}/src/other.ts:2:7`]);
  });

  nightly.each([
    ["webstorm", ["--line", "3", "--column", "7", "FILE"]],
    ["subl", ["FILE:3:7"]],
    ["emacsclient", ["--no-wait", "+3:7", "FILE"]],
    ["unheard-of", ["FILE"]],
  ])("--editor %s has a form of its own", async (name, form) => {
    const { program, record } = makeEditor(name);
    const cwd = wholePlugin(FILES);
    const { opened } = await start(cwd, {}, ["--editor", program]);
    expect(await open(opened, { file: "src/plugin.ts", line: 3, column: 7 })).toBe("");
    const [argv] = await readRecord(record);
    expect(argv).toEqual(form.map((text) => text.replace("FILE", `${cwd}/src/plugin.ts`)));
  });

  nightly("nothing of the repository is an editor, and none is found that needs a terminal", async () => {
    const cwd = wholePlugin(FILES);
    const bin = join(cwd, "node_modules", ".bin");
    mkdirSync(bin, { recursive: true });
    for (const path of [join(bin, "code"), join(cwd, "code")]) writeFileSync(path, "#!/bin/sh\n", { mode: 0o755 });
    const { folder: other } = makeEditor("vim");
    const PATH = `${bin}:${cwd}:${other}:/usr/bin:/bin`;
    const { opened, state } = await start(cwd, {
      LAUNCH_EDITOR: join(cwd, "code"),
      VISUAL: "code",
      EDITOR: "vim",
      PATH,
    });
    expect(state["editor"]).toBeUndefined();
    expect(await open(opened, { file: "src/plugin.ts", line: 1, column: 1 })).toContain("No editor is set");
  });
});

describe.runIf(POSIX)("the editor of a person", () => {
  const repository = wholePlugin({ code: "", "bin/subl": "" });
  for (const name of ["code", "bin/subl"]) chmodSync(join(repository, name), 0o755);
  const find = (named: string | undefined, env: Readonly<Record<string, string>>) => {
    try {
      return findEditor(named, { surroundings: { env, platform: "linux", execPath: "node" }, repository })?.name;
    } catch (error) {
      return error instanceof UsageError ? error.message : error;
    }
  };

  test("that an option names is outside of the repository, and has a window", () => {
    const { folder, program } = makeEditor("zed");
    const { program: vim } = makeEditor("vim");
    const PATH = [join(repository, "bin"), folder].join(":");
    expect([find("zed", { PATH }), find(program, {}), find("vim", { PATH: dirname(vim) })]).toEqual([
      ...["zed", "zed", '"vim" needs a terminal, and the preview has none'],
    ]);
    const missing = "was found in PATH, outside of the repository";
    for (const named of ["subl", "./code", "code --wait"])
      expect(find(named, { PATH })).toBe(`No editor "${named}" ${missing}`);
    const own = join(repository, "code");
    expect(find(own, { PATH })).toBe(`No editor "${own}" was found there, outside of the repository`);
  });

  test("is not their browser, which the program of the system opens", async () => {
    const { folder, record } = makeEditor("xdg-open");
    const open = (PATH: string) =>
      openBrowser("http://127.0.0.1/", {
        surroundings: { env: { PATH }, platform: "linux", execPath: "node" },
        repository,
      });
    expect(await open(folder)).toBe("");
    expect((await readRecord(record))[0]).toEqual(["http://127.0.0.1/"]);
    expect(await open(join(repository, "bin"))).toBe("No browser was opened, because xdg-open is not in PATH");
  });

  test("that variables name is the first one with a window", () => {
    const folder = temporaryFolder();
    const [spaced, other] = [join(folder, "My Apps"), join(folder, "bin")];
    makePlugin({ "My Apps/subl": "", "bin/vim": "", "bin/gvim": "", "bin/idea64": "", "bin/unheard-of": "" }, folder);
    for (const name of ["My Apps/subl", "bin/vim", "bin/gvim", "bin/idea64", "bin/unheard-of"])
      chmodSync(join(folder, name), 0o755);
    const among = (LAUNCH_EDITOR: string, VISUAL: string, EDITOR: string) =>
      find(undefined, { PATH: other, LAUNCH_EDITOR, VISUAL, EDITOR });
    expect(among("", "vim", "gvim -f")).toBe("gvim");
    expect(among("idea64", "gvim", "gvim")).toBe("idea");
    expect(among(" ", join(spaced, "subl"), "gvim")).toBe("subl");
    expect(among("unheard-of", "code", "./gvim")).toBeUndefined();
    expect(find(undefined, {})).toBeUndefined();
  });
});
