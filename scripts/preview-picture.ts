import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openBrowser } from "./chromium.js";

/**
 * Takes the picture of the preview: a template of `create` in the page of `dev`, with the text that is in it. With
 * --check it writes nothing, and fails if the page shows another text. It needs Chromium, and `dist/`.
 */

const ROOT = resolve(import.meta.dirname, "..", "..");
const CLI = join(ROOT, "dist", "cli", "index.js");
const IMAGES = join(ROOT, "docs", "images");
const NOTES = ["Call Ada about the boat", "Read the chapter about tides", "Water the plants"];
const POLL = 50;

const folder = mkdtempSync(join(tmpdir(), "preview-"));
const plugin = join(folder, "notes");
const answers = ["--template", "hybrid", "--yes", "--author", "Ada Byron <ada@example.com>"];
execFileSync(process.execPath, [CLI, "create", "notes", ...answers], { cwd: folder, stdio: "ignore" });
symlinkSync(join(ROOT, "node_modules"), join(plugin, "node_modules"));
const { scripts } = JSON.parse(readFileSync(join(plugin, "package.json"), "utf8")) as {
  readonly scripts: { readonly build: string };
};
execFileSync("npx", scripts.build.split(" "), { cwd: plugin, stdio: "ignore" });
// What a person has done in an hour: named the owner of plugin-preflight.
const workflows = join(plugin, ".github", "workflows");
for (const name of readdirSync(workflows)) {
  const path = join(workflows, name);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("OWNER/", "lumen-labs/"));
}
// What a person has not done yet: something to find.
const manifest = join(plugin, "manifest.json");
writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"keywords": [', '"keywords": ["tides", "tides", '));

const dev = spawn(process.execPath, [CLI, "dev", "--no-build"], { cwd: plugin, stdio: ["ignore", "pipe", "ignore"] });
const browser = await openBrowser();
try {
  await browser.show({ width: 1280, height: 900, scheme: "light" });
  await browser.open(await readAddress());
  await waitFor("mount NotesWidget took", "#log");
  for (const note of NOTES) {
    await browser.click('button:text-is("Clear")');
    await browser.evaluate('document.querySelector("#command-0-words").select()');
    await browser.type(note);
    await browser.press("Enter", true);
    await waitFor(`Noted: ${note}`, "#commands");
    await waitFor("mount NotesWidget took", "#log");
  }
  await waitFor("keywords", "#findings");
  // Times differ.
  const text = String(await browser.evaluate('document.querySelector("main").innerText'))
    .replaceAll(/\d+:\d+:\d+/gu, "09:00:00")
    .replaceAll(/\d+ ms/gu, "2 ms");
  const file = join(IMAGES, "preview.txt");
  if (!process.argv.includes("--check")) {
    writeFileSync(file, `${text.trim()}\n`);
    // What stays at the top of a window is drawn where the window is.
    await browser.evaluate("window.scrollTo(0, 0)");
    writeFileSync(join(IMAGES, "preview.png"), await browser.takePicture(true));
  } else if (readFileSync(file, "utf8") !== `${text.trim()}\n`) {
    process.stderr.write(`docs/images/preview.png is stale: run npm run pictures\n${text}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  dev.kill("SIGINT");
  await new Promise((done) => dev.once("close", done));
  rmSync(folder, { recursive: true, force: true });
}

async function readAddress(): Promise<string> {
  let printed = "";
  for await (const bytes of dev.stdout) {
    printed += String(bytes);
    const address = /Open (http:\S+)\n/u.exec(printed)?.[1];
    if (address !== undefined) {
      dev.stdout.resume();
      return address;
    }
  }
  throw new Error(`dev has ended: ${printed}`);
}

async function waitFor(text: string, selector: string): Promise<void> {
  const read = `document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`;
  while (!String(await browser.evaluate(read)).includes(text)) await new Promise((done) => setTimeout(done, POLL));
}
