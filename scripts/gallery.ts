import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { FRAMEWORKS, listTemplates, type Framework, type TemplateName } from "../src/create/templates.js";
import { openBrowser } from "./chromium.js";

/**
 * Draws the gallery of the documents: each template of `create`, without a library and with each, in the page of `dev`,
 * with the text that is in it. With --check it writes nothing, and fails if the page of a template without a library
 * shows another text. It needs Chromium, `dist/`, and npm's registry for the libraries.
 */

const ROOT = resolve(import.meta.dirname, "..", "..");
const CLI = join(ROOT, "dist", "cli", "index.js");
const IMAGES = join(ROOT, "docs", "images", "templates");
const AUTHOR = "Ada Byron <ada@example.com>";
const SIZE = { width: 1000, height: 640, scheme: "light" } as const;
/** What a command prints is below its field. */
const TALL = { ...SIZE, height: 900 } as const;
/** All, if none is named. */
const wanted = new Set(process.argv.slice(2).filter((word) => word !== "--check"));
const isCheck = process.argv.includes("--check");
const NOTES = ["Water the plants", "Read the chapter about tides", "Call Ada about the boat"];
const POLL_MS = 50;
const MAX_POLLS = 1200;

/** What the page shows once it is to be drawn. */
const SHOWN: Readonly<Record<TemplateName, string>> = {
  "dashboard-widget": "mount ClockWidget took",
  page: "mount NotesPage took",
  hybrid: "mount NotesWidget took",
  "cli-tool": "onEnable",
  service: "onEnable",
};

/** The folders of packages that are installed, by library; without one, those of this repository do. */
const installed = new Map<Framework | undefined, string>([[undefined, join(ROOT, "node_modules")]]);

const folder = mkdtempSync(join(tmpdir(), "gallery-"));
const browser = await openBrowser();
mkdirSync(IMAGES, { recursive: true });
try {
  for (const framework of isCheck ? [undefined] : [undefined, ...FRAMEWORKS]) {
    for (const template of listTemplates(framework)) {
      const name = framework ? `${template}-${framework}` : template;
      if (wanted.size > 0 && !wanted.has(name)) continue;
      await draw(makeProject(name, template, framework), template, join(IMAGES, name));
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

function makeProject(name: string, template: TemplateName, framework: Framework | undefined): string {
  const words = framework ? ["--framework", framework] : [];
  const args = ["create", name, "--template", template, ...words, "--yes", "--author", AUTHOR];
  execFileSync(process.execPath, [CLI, ...args], { cwd: folder, stdio: "ignore" });
  const cwd = join(folder, name);
  const packages = installed.get(framework);
  if (packages === undefined) {
    execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd, stdio: "ignore" });
    installed.set(framework, join(cwd, "node_modules"));
  } else symlinkSync(packages, join(cwd, "node_modules"));
  execFileSync("npm", ["run", "build"], { cwd, stdio: "ignore" });
  // What a person has done in an hour: named the owner of plugin-preflight.
  for (const file of ["check.yml", "release.yml"]) {
    const path = join(cwd, ".github", "workflows", file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("OWNER/", "lumen-labs/"));
  }
  return cwd;
}

async function draw(cwd: string, template: TemplateName, file: string): Promise<void> {
  const dev = spawn(process.execPath, [CLI, "dev", "--no-build"], { cwd, stdio: ["ignore", "pipe", "inherit"] });
  try {
    let address: string | undefined;
    for await (const line of createInterface({ input: dev.stdout })) {
      address = /^Open (http:\S+)$/u.exec(line)?.[1];
      if (address !== undefined) break;
    }
    if (address === undefined) throw new Error(`dev has ended in ${cwd}`);
    dev.stdout.resume();
    await browser.show(template === "cli-tool" ? TALL : SIZE);
    await browser.open(address);
    await waitFor(SHOWN[template], "#log");
    if (template === "page") await writeNotes();
    if (template === "cli-tool") await runCommand();
    await browser.evaluate("window.scrollTo(0, 0)");
    // Times differ.
    const text = String(await browser.evaluate('document.querySelector("main").innerText'))
      .replaceAll(/\d+:\d+:\d+/gu, "09:00:00")
      .replaceAll(/\d+(?:\.\d)? ms/gu, "2 ms");
    if (!isCheck) {
      writeFileSync(`${file}.txt`, `${text.trim()}\n`);
      writeFileSync(`${file}.png`, await browser.takePicture());
    } else if (readFileSync(`${file}.txt`, "utf8") !== `${text.trim()}\n`) {
      process.stderr.write(`${file}.png is stale: run npm run pictures\n${text}\n`);
      process.exitCode = 1;
    }
  } finally {
    dev.kill("SIGINT");
    await new Promise((done) => dev.once("close", done));
  }
}

/** As a person types: each library hears the event, and not the value. */
async function writeNotes(): Promise<void> {
  for (const note of NOTES) {
    await browser.evaluateInFrame(`(() => {
      const field = document.querySelector("input");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, ${JSON.stringify(note)});
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
    await browser.evaluateInFrame('document.querySelector("button").click()');
    await poll(async () => String(await browser.evaluateInFrame("document.body.innerText")).includes(note), note);
  }
}

async function runCommand(): Promise<void> {
  await browser.evaluate('document.querySelector("#command-0-words").select()');
  await browser.type("Tides of the North Sea");
  await browser.press("Enter", true);
  await waitFor("tides", "#commands");
}

function waitFor(text: string, selector: string): Promise<void> {
  const read = `document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`;
  return poll(async () => String(await browser.evaluate(read)).includes(text), text);
}

async function poll(isThere: () => Promise<boolean>, what: string): Promise<void> {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    if (await isThere()) return;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error(`${what} is never shown`);
}
