import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";
import { openBrowser } from "./chromium.js";

/** Takes the screenshots of the templates of `create`: what their code shows. It needs Chromium. */

const ROOT = resolve(import.meta.dirname, "..", "..");
const TEMPLATES = join(ROOT, "src", "create", "templates");

const NOTES = {
  config: { order: "newest" },
  stored: { notes: ["Water the plants", "Read the chapter about tides", "Call Ada about the boat"] },
} as const;

/** What a host does with each, in a card of this size. */
const SHOWN = [
  {
    template: "dashboard-widget",
    width: 280,
    height: 160,
    config: { timeZone: "Europe/Lisbon", hourCycle: "h23", showSeconds: true },
    stored: {},
    mount: "plugin.ClockWidget(root)",
  },
  { template: "page", width: 640, height: 360, ...NOTES, mount: "plugin.NotesPage(root)" },
  { template: "hybrid", width: 320, height: 200, ...NOTES, mount: "plugin.NotesWidget(root)" },
] as const;

const folder = mkdtempSync(join(tmpdir(), "templates-"));
const browser = await openBrowser();
try {
  for (const { template, width, height, config, stored, mount } of SHOWN) {
    const script = join(folder, `${template}.js`);
    writeFileSync(script, await bundleTemplate(template));
    const page = join(folder, `${template}.html`);
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><title>${template}</title>
      <style>
        body { display: grid; place-content: center; height: 100vh; margin: 0; background: #e8ecf4; color: #1c2333 }
        main { width: ${String(width)}px; height: ${String(height)}px; border-radius: 16px; background: #fff; box-shadow: 0 8px 32px #1c233322 }
      </style><main></main>
      <script>
        const Clock = Date, now = Date.parse("2026-03-01T09:41:20Z");
        Date = class extends Clock { constructor(...given) { super(...(given.length > 0 ? given : [now])); } };
      </script>
      <script src="${script}"></script>
      <script>
        const root = document.querySelector("main");
        const context = sdk.createTestContext({ config: ${JSON.stringify(config)}, stored: ${JSON.stringify(stored)} });
        new plugin.default().onEnable(context).then(() => ${mount});
      </script>`,
    );
    await browser.show({ width: width + 80, height: height + 80, scheme: "light" });
    await browser.open(pathToFileURL(page).href);
    const pictures = join(TEMPLATES, template, "screenshots");
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${template}.png`), await browser.takePicture());
  }
  if (browser.problems.length > 0) throw new Error(browser.problems.join("\n"));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The template with its SDK as a classic script, which needs no server. */
async function bundleTemplate(template: string): Promise<string> {
  const borrowed = join(TEMPLATES, "page", "src");
  const entry = join(folder, `${template}-entry.js`);
  const sdk = join(ROOT, "build", "src", "sdk", "index.js");
  const code = { sdk, plugin: join(TEMPLATES, template, "src", "plugin.ts") };
  writeFileSync(
    entry,
    Object.entries(code)
      .map(([name, path]) => `import * as ${name} from ${JSON.stringify(path)}; globalThis.${name} = ${name};\n`)
      .join(""),
  );
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    resolve: {
      alias: [
        { find: "plugin-preflight/sdk", replacement: sdk },
        { find: /^\.\/(notes|page)\.js$/u, replacement: join(borrowed, "$1.ts") },
      ],
    },
    build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "template" } },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : [])))
    .join("\n");
}
