import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { TOOL } from "../../src/core/tool.js";
import { makeDraftName } from "../../src/base/files/draft-names.js";
import { TEMPLATE_NAMES } from "../../src/create/templates.js";
import { validateManifest } from "../../src/manifest.js";
import { temporaryFolder } from "../support/folders.js";
import { git } from "../support/git.js";
import { filesOf, textOf } from "../support/healthy.js";
import { nightly } from "../support/nightly.js";
import { POSIX, runCliHere } from "../support/product.js";

/** A home in which Git knows who the author is. */
function homeOf(name: string, email: string): Readonly<Record<string, string>> {
  const home = temporaryFolder();
  writeFileSync(join(home, ".gitconfig"), `[user]\n\tname = ${name}\n\temail = ${email}\n`);
  return { HOME: home, GIT_CONFIG_GLOBAL: join(home, ".gitconfig") };
}

const ADA = homeOf("Ada Byron", "ada@example.com");

async function create(args: readonly string[], cwd = temporaryFolder(), env = ADA) {
  const ended = await runCliHere(["create", ...args], { cwd, env });
  return { ...ended, cwd };
}

describe("create --yes", () => {
  test("makes a plugin with the author of Git, in a repository, and says what to type next", async () => {
    const { status, stdout, stderr, cwd } = await create(["my-clock", "--yes"]);
    expect([status, stderr]).toEqual([0, ""]);
    const folder = join(cwd, "my-clock");
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as object;
    expect(manifest).toMatchObject({
      name: "My Clock",
      type: "dashboard-widget",
      author: { name: "Ada Byron", email: "ada@example.com" },
    });
    expect(validateManifest(manifest)).toMatchObject({ valid: true, errors: [], warnings: [] });
    expect(readFileSync(join(folder, "LICENSE"), "utf8")).toContain("Ada Byron");
    expect(readFileSync(join(folder, ".git", "HEAD"), "utf8")).toBe("ref: refs/heads/main\n");
    expect(readdirSync(cwd)).toEqual(["my-clock"]);
    expect(stdout).toContain("\n  cd my-clock\n  npm install\n  npm test\n  npm run check\n");
    expect(stdout).toContain("until Ctrl-C:\n  npm run dev\n");
    const { name, scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, object>;
    expect(name).toBe("my-clock");
    expect(scripts).toMatchObject({ dev: "plugin-preflight dev", "build:watch": "npm run --silent build -- --watch" });
    expect(existsSync(join(folder, ".githooks"))).toBe(false);
    if (POSIX) expect(statSync(join(folder, "package.json")).mode & 0o111).toBe(0);
    // What a killed run leaves behind is no file of the project.
    writeFileSync(join(folder, makeDraftName("manifest.json")), "{");
    expect(git(folder, "status", "--porcelain", "--untracked-files=all")).not.toContain(".draft");
  });

  nightly.each(TEMPLATE_NAMES)(
    "makes a valid %s: no placeholder is left, and every declared file is there",
    async (template) => {
      const { cwd, status, stdout, stderr } = await create(["my-clock", "--yes", "--template", template]);
      expect([status, stderr, stdout]).toEqual([0, "", expect.stringContaining(`from the template ${template}.`)]);
      const files = filesOf(join(cwd, "my-clock"));
      const texts = Object.entries(files).filter(([path]) => !/^\.git\/|\.(?:png|tgz)$/u.test(path));
      const { valid, errors, warnings } = validateManifest(textOf(files["manifest.json"]));
      expect({ valid, errors, warnings }).toEqual({ valid: true, errors: [], warnings: [] });
      for (const [path, content] of texts) expect.soft(textOf(content), path).not.toMatch(/(?<!\$)\{\{/u);
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([".gitignore", ".env.example", ".github/workflows/check.yml"]),
      );
    },
  );

  test("a template without a picture asks for nothing that takes one", async () => {
    const { cwd } = await create(["my-clock", "--yes", "--template", "cli-tool"]);
    const texts = Object.entries(filesOf(join(cwd, "my-clock"))).filter(([path]) => /^(?:README|package)/u.test(path));
    expect(texts).toHaveLength(2);
    for (const [path, text] of texts) expect(textOf(text), path).not.toMatch(/happy-dom|screenshots|!\[/u);
  });

  nightly("names this copy: its own package, and the Action with a commit", async () => {
    const { cwd, stdout } = await create(["my-clock", "--yes"]);
    const folder = join(cwd, "my-clock");
    const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const sdk = devDependencies["plugin-preflight"] ?? "";
    expect(sdk).toBe(`file:vendor/plugin-preflight-${TOOL.version}.tgz`);
    const packed = gunzipSync(readFileSync(join(folder, sdk.slice("file:".length)))).toString("latin1");
    for (const file of [
      "lib/index.cjs",
      "lib/manifest.mjs",
      "lib/index.d.ts",
      "host/sdk/node.mjs",
      "shared/library.js",
    ])
      expect(packed).toContain(`package/dist/${file}\0`);
    const workflow = readFileSync(join(folder, ".github", "workflows", "release.yml"), "utf8");
    expect(workflow.match(/OWNER\/plugin-preflight@[0-9a-f]{40}$/gmu)).toHaveLength(2);
    expect(stdout).toContain("instead of OWNER in .github/workflows");
  });

  nightly("takes what options say", async () => {
    const options = [
      "--description",
      "Shows the time in Porto",
      "--author",
      "Lumen Labs <x@lumen.example>",
      "--category",
      "other",
    ];
    const { cwd, status } = await create(["Porto Clock", "--yes", ...options]);
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, "porto-clock", "manifest.json"), "utf8"))).toMatchObject({
      name: "Porto Clock",
      description: "Shows the time in Porto",
      author: { name: "Lumen Labs", email: "x@lumen.example" },
      category: "other",
    });
  });

  nightly("asks nothing without a terminal, and offers no commit where Git knows no name", async () => {
    const args = ["my-clock", "--author", "Ada Byron <ada@example.com>"];
    const { status, stdout } = await create(args, temporaryFolder(), { HOME: temporaryFolder() });
    expect(status).toBe(0);
    expect(stdout).not.toContain("git commit");
  });

  test.each([
    ["nobody", {}],
    ["a name alone", { GIT_AUTHOR_NAME: "Ada Byron" }],
    ["the example of its own manual", homeOf("Your Name", "you@example.com")],
    ["an address that no manifest may have", homeOf("Ada Byron", "ada")],
  ])("makes nothing with a placeholder for the author where Git names %s", async (_, env) => {
    const cwd = temporaryFolder();
    const ended = await create(["my-clock", "--yes"], cwd, { HOME: temporaryFolder(), ...env });
    expect([ended.status, ended.stderr]).toEqual([
      2,
      expect.stringMatching(
        /needs the name and the address of its author\nAdd --author "Ada Byron <ada@example\.com>"/u,
      ),
    ]);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test("knows the author of Git's own variables", async () => {
    const env = { HOME: temporaryFolder(), GIT_AUTHOR_NAME: "Ada", EMAIL: "ada@example.com" };
    const { cwd, stdout } = await create(["my-clock", "--yes"], temporaryFolder(), env);
    expect(stdout).toContain("\n  git commit --message");
    expect(readFileSync(join(cwd, "my-clock", "package.json"), "utf8")).toContain('"Ada <ada@example.com>"');
  });

  nightly("makes no repository in a repository, and says where workflows must be", async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, ".git"));
    const { status, stdout } = await create(["my-clock", "--yes"], cwd);
    expect(status).toBe(0);
    expect(existsSync(join(cwd, "my-clock", ".git"))).toBe(false);
    expect(stdout).toContain("move .github/workflows to ");
  });

  nightly("makes a package with a scope in a folder without it", async () => {
    const { status, stdout, cwd } = await create(["@lumen-labs/my-clock", "--yes"]);
    expect([status, readdirSync(cwd)]).toEqual([0, ["my-clock"]]);
    const read = (file: string): unknown => JSON.parse(readFileSync(join(cwd, "my-clock", file), "utf8"));
    expect(read("package.json")).toMatchObject({ name: "@lumen-labs/my-clock" });
    expect(read("manifest.json")).toMatchObject({ name: "My Clock" });
    expect(stdout).toContain("\n  cd my-clock\n");
  });

  nightly.each([
    [".", false],
    ["./", true],
  ])("fills the current folder for %s, with a repository before it: %j", async (name, hasGit) => {
    const cwd = join(temporaryFolder(), "my-clock");
    mkdirSync(hasGit ? join(cwd, ".git") : cwd, { recursive: true });
    const before = statSync(cwd).ino;
    const { status, stdout, stderr } = await create([name, "--yes"], cwd);
    expect([status, stderr, statSync(cwd).ino]).toEqual([0, "", before]);
    const made = filesOf((await create(["my-clock", "--yes"])).cwd);
    const files = Object.keys(filesOf(cwd)).filter((path) => !path.startsWith(".git/"));
    expect(files.map((path) => `my-clock/${path}`)).toEqual(
      Object.keys(made).filter((path) => !path.includes("/.git/")),
    );
    expect(JSON.parse(readFileSync(join(cwd, "manifest.json"), "utf8"))).toMatchObject({ name: "My Clock" });
    expect(existsSync(join(cwd, ".git", "HEAD"))).toBe(!hasGit);
    expect(stdout).toMatch(/^Created My Clock in this folder: [^]*Next:\n {2}npm install\n[^]*git commit/u);
    expect(stdout).not.toContain("move .github/workflows");
  });

  test("refuses the current folder if it has a file, or a name that no plugin can have", async () => {
    const [full, named] = ["my-clock", "x!"].map((name) => join(temporaryFolder(), name)) as [string, string];
    for (const folder of [full, named]) mkdirSync(folder);
    writeFileSync(join(full, "notes.txt"), "mine");
    expect(await create([".", "--yes"], full)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The folder "my-clock" is not empty') as string,
    });
    expect(await create([".", "--yes"], named)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/The name "x!" [^]*rename it, or write create my-plugin/u) as string,
    });
    expect([readdirSync(full), readdirSync(named)]).toEqual([["notes.txt"], []]);
  });

  nightly("fills an empty folder", async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "my-clock"));
    expect((await create(["my-clock", "--yes"], cwd)).status).toBe(0);
    expect(existsSync(join(cwd, "my-clock", "manifest.json"))).toBe(true);
  });
});

const REFUSED: readonly (readonly [args: readonly string[], message: RegExp, help: RegExp])[] = [
  [[], /needs a name/u, /create my-plugin/u],
  [["ab"], /The name "ab" has 2 characters, but must have 3 to 50/u, /^/u],
  [["../evil"], /The name ".*" (?:holds|contains) /u, /^/u],
  [["/tmp/evil"], /The name ".*" (?:holds|contains) /u, /^/u],
  [["a".repeat(51)], /has 51 characters, but must have 3 to 50/u, /^/u],
  [["a\u001b[2Jb"], /The name ".*" (?:holds|contains) /u, /^/u],
  [["-x"], /Unknown option "-x"/u, /^/u],
  [["___"], /no letter and no digit/u, /my-plugin/u],
  [["CON"], /device on Windows/u, /my-plugin/u],
  [["vitest"], /installs a package of that name/u, /my-plugin/u],
  [["Plugin Preflight"], /installs a package of that name/u, /my-plugin/u],
  [["my-clock", "--template", "widget"], /--template is "widget", but must be one of/u, /mean dashboard-widget\?/u],
  [["@Lumen/clock"], /"@Lumen" is not a package scope/u, /@lumen-labs\/my-plugin/u],
  [["@/clock"], /"@" is not a package scope/u, /@lumen-labs\/my-plugin/u],
  [["@lumen/../clock"], /The name ".*" (?:holds|contains) /u, /^/u],
  [["my-clock", "--description", "short"], /--description: .*5 characters, but/u, /^/u],
  [["my-clock", "--author", "Ada"], /--author: The author has no name and address/u, /Ada Byron/u],
  [["my-clock", "--author", "Ada <ada>"], /--author: /u, /Ada Byron/u],
  [["my-clock", "--author", "Your Name <a@b.example>"], /--author: .* is a placeholder/u, /Ada Byron/u],
  [["my-clock", "--template", "page", "--framework", "raect"], /--framework is "raect"/u, /Did you mean react\?/u],
  [["my-clock", "--category", "game"], /--category: "category" is "game"/u, /^/u],
];

describe("create refuses", () => {
  test.each(REFUSED)("%j, and writes nothing", async (args, message, help) => {
    const { status, stdout, stderr, cwd } = await create([...args, "--yes"]);
    expect([status, stdout]).toEqual([2, ""]);
    const [first = "", ...others] = stderr.trimEnd().split("\n");
    expect(first).toMatch(message);
    expect(others.join("\n")).toMatch(help);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test("a folder that is not empty, also the one that it has made itself", async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, "my-clock"));
    writeFileSync(join(cwd, "my-clock", "notes.txt"), "mine");
    const { status, stderr } = await create(["my-clock", "--yes"], cwd);
    expect([status, stderr]).toEqual([2, expect.stringContaining('The folder "my-clock" is not empty')]);
    expect(filesOf(cwd)).toEqual({ "my-clock/notes.txt": Buffer.from("mine") });
  });

  test("a file in the way", async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "my-clock"), "mine");
    const { status, stderr } = await create(["my-clock", "--yes"], cwd);
    expect([status, stderr]).toEqual([2, expect.stringContaining('"my-clock" is a file')]);
    expect(filesOf(cwd)).toEqual({ "my-clock": Buffer.from("mine") });
  });

  test.runIf(POSIX).each(["", "nowhere"])("a link in the way that leads to %j", async (target) => {
    const [cwd, other] = [temporaryFolder(), temporaryFolder()];
    symlinkSync(join(other, target), join(cwd, "my-clock"));
    const { status, stderr } = await create(["my-clock", "--yes"], cwd);
    expect([status, stderr]).toEqual([5, expect.stringContaining('"my-clock" is a link')]);
    expect([readdirSync(cwd), readdirSync(other)]).toEqual([["my-clock"], []]);
  });
});
