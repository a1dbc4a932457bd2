import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin } from "../support/folders.js";
import { live, liveIn, livingPlugin, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { ROOT } from "../support/project.js";

/** What Node's own permissions refuse, as authors use it, and what a finding says of it. */
const DENIED: readonly (readonly [name: string, start: string, body: string, says: string])[] = [
  [
    "hooks of modules",
    'import { register } from "node:module";',
    'register("data:text/javascript,");',
    "module.register",
  ],
  ["WASI", "", 'const { WASI } = await import("node:wasi"); new WASI({ version: "preview1" });', "node:wasi"],
  ["the inspector", 'import { Session } from "node:inspector";', "new Session().connect();", "node:inspector"],
  ["an inner module of Node", "", 'process.binding("fs");', "process.binding"],
  [
    "a file, by a function without a guard",
    'import { statSync } from "node:fs";',
    'statSync("/etc/passwd");',
    "/etc/passwd",
  ],
];

describe("what Node's permissions refuse is a warning, and no error", () => {
  nightly.each(DENIED)("%s", async (_, start, body, says) => {
    const code = `${start}\nexport async function onEnable() {\n  ${body}\n}`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
    const { status, stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toMatch(/ 3:\d+ {2}warning {2}onEnable (?:uses|reads) "/u);
    expect(stdout).toContain(`"${says}", which the test host blocks`);
    expect(stdout).not.toContain("  error  ");
    expect(status).toBe(0);
  });

  nightly("also where it is the cause of another error, is not awaited, or fails a later hook", async () => {
    const code = `let fs;
      export async function onInstall() { try { fs = process.binding("fs"); } catch { fs = undefined; } }
      export function onEnable() { fs.open("x"); }
      export function onDisable() {}`;
    const late = `export async function onEnable() { const { WASI } = await import("node:wasi");
      Promise.reject(new Error("no wasm", { cause: (() => { try { new WASI({ version: "preview1" }); } catch (e) { return e; } })() })); }`;
    for (const built of [code, late]) {
      const { status, stdout } = await runCliHere(["test"], {
        cwd: makePlugin({ ".git/": "", ...livingPlugin(built) }),
      });
      expect(stdout).toContain("which the test host blocks");
      expect(stdout).not.toContain("  error  ");
      expect(status).toBe(0);
    }
  });
});

describe("a native add-on", () => {
  const SCOPE = join(ROOT, "node_modules", "@oxc-parser");
  const [binding = ""] = readdirSync(SCOPE).filter((name) => name.startsWith("binding-"));
  const name = `@oxc-parser/${binding}`;
  const CODE = `import { createRequire } from "node:module";
export function onEnable(c) { c.logger.info(typeof createRequire(import.meta.url)("${name}").parseSync); }`;
  const makeNative = (packageJson: object): string => {
    const folder = makePlugin({ ".git/": "", ...livingPlugin(CODE, { packageJson: { ...packageJson } }) });
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(SCOPE, binding), link);
    return folder;
  };
  const DECLARED = { dependencies: { [name]: "*" } };

  nightly("that is declared is loaded where scripts may run, and the life is marked", async () => {
    const { status, stdout } = await runCliHere(["test"], { cwd: makeNative(DECLARED) });
    expect(stdout).toContain(`unguarded: ${name}/`);
    expect(stdout).toContain("info  function");
    expect(stdout).not.toContain("SecurityWarning");
    expect(status).toBe(0);
  });

  test("is found by what it reads of the system, which needs no permission", async () => {
    const folder = makeNative(DECLARED);
    const code =
      'import fs from "node:fs"; export function onEnable() { for (const path of ["/usr/bin/ldd", "/proc/self/maps"]) if (fs.existsSync(path)) fs.readFileSync(path); }';
    writeFileSync(join(folder, "dist/plugin.js"), code);
    const run = await liveIn(folder);
    if (typeof run === "string") throw new Error(run);
    expect([stepOf(run, "onEnable").refused, run.uses]).toEqual([[], []]);
  });

  test.each([
    ["scripts may not run", ["check", "--no-scripts", "--lifecycle", "true", "--only", "lifecycle-enable"], {}],
    ["a credential is beside it", ["test"], { NPM_TOKEN: "npm_abcdefghijklmnop" }],
  ])("is not loaded where %s: a warning", async (_, args, env) => {
    const { stdout } = await runCliHere(args, { cwd: makeNative(DECLARED), env });
    expect(stdout).toContain(`warning  onEnable loads the native add-on "${name}/`);
    expect(stdout).not.toMatch(/ {2}error {2}onEnable|unguarded/u);
  });

  test("that is no dependency of package.json is not loaded", async () => {
    const run = await liveIn(makeNative({ peerDependencies: DECLARED.dependencies }));
    if (typeof run === "string") throw new Error(run);
    expect(stepOf(run, "onEnable").refused).toMatchObject([{ act: "load" }]);
    expect(run.unguarded).toBeUndefined();
  });

  test("of the plugin's own folder is not loaded", async () => {
    const code = `import { createRequire } from "node:module"; export function onEnable() { createRequire(import.meta.url)("./own.node"); }`;
    const run = await live(code, { packageJson: DECLARED }, { "dist/own.node": "x" });
    expect(stepOf(run, "onEnable").refused).toMatchObject([{ act: "load", object: "dist/own.node" }]);
  });
});

describe("what a plugin may do without a permission", () => {
  nightly("printing by a descriptor is no use of files, and a flood of it is cut", async () => {
    const code = `import { writeSync } from "node:fs";
      export function onEnable() {
        writeSync(1, "high water\\n");
        const block = Buffer.alloc(10 * 1024 * 1024, "x");
        for (let at = 0; at < 30; at++) writeSync(1, block);
      }`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
    const { status, stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toContain("> high water");
    expect(stdout).not.toMatch(/filesystem-access| {2}error {2}/u);
    expect(status).toBe(0);
  });

  nightly.each([
    ["files", "fs.writeFileSync(1, text); await new Promise((resolve) => fs.appendFile(2, text, resolve));"],
    ["lists", "fs.writevSync(1, [Buffer.from(text), Buffer.from(text)]);"],
    [
      "streams",
      'await new Promise((resolve) => fs.createWriteStream("", { fd: 1, autoClose: false }).end(text, resolve));',
    ],
    ["a line without an end", "process.stdout.write(text);"],
  ])("300 MB are cut and no error, by the functions for %s", async (_, body) => {
    const code = `import fs from "node:fs";
      const text = "high water ".repeat(1_000_000);
      export async function onEnable() { for (let at = 0; at < 30; at++) { ${body} } }`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
    const { status, stdout } = await runCliHere(["test"], { cwd });
    expect(stdout).toContain("> high water");
    expect(stdout).not.toContain("  error  ");
    expect(status).toBe(0);
  });

  test("of what is printed by a descriptor, the named part is printed and counted", async () => {
    const code = `import { write, writeSync } from "node:fs";
      const bytes = Buffer.from("-part-\\n");
      export async function onEnable() {
        const counts = [writeSync(1, bytes, 1, 4), writeSync(1, bytes, { offset: 5 }), writeSync(2, new DataView(Buffer.from("view\\n").buffer.slice(0, 0)))];
        counts.push(await new Promise((resolve) => write(2, "text\\n", (error, count) => resolve(count))));
        try { writeSync(1, 5); } catch (error) { counts.push(error.code); }
        writeSync(1, counts.join(" ") + "\\n");
      }`;
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(code) });
    const { stdout } = await runCliHere(["test"], { cwd });
    for (const line of ["part-", "text", "4 2 0 5 ERR_INVALID_ARG_TYPE"]) expect(stdout).toContain(`> ${line}\n`);
  });

  test("looking up the C library, as loaders of native add-ons do", async () => {
    const code = `import { closeSync, openSync, readFileSync } from "node:fs";
      export function onEnable() {
        for (const read of [() => readFileSync("/usr/bin/ldd"), () => closeSync(openSync("/proc/self/exe", "r"))]) {
          try { read(); } catch (error) { if (error.code !== "ENOENT") throw error; }
        }
      }`;
    const run = await live(code);
    expect(stepOf(run, "onEnable")).toMatchObject({ outcome: { kind: "done" }, refused: [] });
    expect(run.uses).toEqual([]);
  });

  test("a link in its own folder is refused by Node, by the name of the function", async () => {
    const code = `import { symlinkSync } from "node:fs"; export function onInstall() { symlinkSync("a", "b"); }`;
    const run = await live(code, { manifest: { permissions: ["filesystem-access"] } });
    expect(stepOf(run, "onInstall").refused).toMatchObject([{ act: "use", object: "fs.symlink" }]);
  });

  test("a file that it writes with care is on the disk before the next step", async () => {
    const code = `import { openSync, writeSync, fsyncSync, fchmodSync, fdatasync, futimes, closeSync } from "node:fs";
      import { open } from "node:fs/promises";
      import { promisify } from "node:util";
      export async function onInstall() {
        const file = openSync("careful.txt", "w");
        writeSync(file, "x");
        fsyncSync(file);
        fchmodSync(file, 0o600);
        await promisify(fdatasync)(file);
        await promisify(futimes)(file, 1, 1);
        closeSync(file);
        const handle = await open("careful.txt", "r+");
        await handle.sync();
        await handle.datasync();
        await handle.chmod(0o600);
        await handle.close();
      }`;
    const run = await live(code, { manifest: { permissions: ["filesystem-access"] } });
    expect(stepOf(run, "onInstall")).toMatchObject({ outcome: { kind: "done" }, refused: [] });
  });

  test("a connection by TLS that the host refuses is not left open", async () => {
    const code = `import tls from "node:tls";
      export function onEnable() { tls.connect({ host: "192.0.2.1", port: 443 }).on("error", () => undefined); }
      export function onDisable() {}`;
    const run = await live(code);
    expect(run.steps.flatMap(({ open }) => open)).toEqual([]);
  });

  test("it reads what is packed, names with a leading dot too, and no other such file", async () => {
    const code = `import { readFileSync } from "node:fs";
      export function onEnable(c) {
        const read = (path) => { try { return readFileSync(new URL(path, import.meta.url), "utf8"); } catch (e) { return e.code; } };
        c.logger.info(read("./.vite/manifest.json") + " " + read("../.env"));
      }`;
    const files = { "dist/.vite/manifest.json": "{}", ".env": "TOKEN=x" };
    const run = await live(code, { packageJson: { files: ["dist"] } }, files);
    expect(stepOf(run, "onEnable").logged[0]?.message).toBe("{} ENOENT");
  });
});
