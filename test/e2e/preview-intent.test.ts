import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, type BrowserPage } from "../../scripts/chromium.js";
import { manifestWith } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";
import { makeTemplate, makeWidget, openWorkbench, type Workbench } from "../support/workbench.js";

const LOG = "#log";
const FAILED = ".problems";
const STATE = ".state";
const WORKS = 'export const WeatherWidget = (element) => { element.textContent = "Sunny"; };\n';
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"1".repeat(64)}\nsize 48213\n`;
const enableWith = (code: string): string =>
  `export const onEnable = async ({ configService }) => { ${code} };\n${WORKS}`;
/** Whether each button of the lifecycle can be pressed, and what describes it to a screen reader. */
const READ_BUTTONS = `[...document.querySelectorAll(".life button")].map((one) => {
  const described = document.getElementById(one.getAttribute("aria-describedby"));
  return (one.disabled ? "disabled: " : "enabled: ") + (described?.innerText ?? "");
})`;

describe.skipIf(!existsSync(CHROMIUM))("dev keeps what is wanted (needs PREFLIGHT_CHROMIUM)", () => {
  let page: Workbench;
  let browser: BrowserPage;

  beforeAll(async () => {
    page = await openWorkbench();
    ({ browser } = page);
  });
  afterAll(async () => {
    await page.close();
  });
  const waitUntilMended = (): Promise<unknown> =>
    browser.evaluate(`new Promise((resolve) => {
      const look = () => document.querySelector(".problems").hidden ? resolve() : setTimeout(look, 50);
      look();
    })`);
  const save = (folder: string, code: string): void => {
    writeFileSync(join(folder, "dist", "plugin.js"), code);
  };

  nightly.each<[string, string, string]>([
    ["a hook", enableWith('throw new Error("no battery")'), "Error: no battery"],
    ["a component", 'export const WeatherWidget = () => { throw new Error("no weather"); };\n', "Error: no weather"],
    ["the loading", `throw new Error("no module");\n${WORKS}`, "Error: no module"],
    ["the code", `export const x = ;\n${WORKS}`, "SyntaxError"],
    ["a timer", `setTimeout(() => { throw new Error("too late"); });\n${WORKS}`, "Error: too late"],
    ["a promise", `Promise.reject(new Error("not kept"));\n${WORKS}`, "Error: not kept"],
  ])(
    "what fails in %s covers the plugin with its line, and is gone with the next build",
    async (name, broken, words) => {
      const folder = makeWidget(WORKS);
      await page.open(folder);
      await page.waitForPlugin("Sunny");
      save(folder, broken);
      await page.waitFor(words, FAILED);
      await page.waitFor("dist/plugin.js:1:", FAILED);
      await page.waitFor(words, STATE);
      const width = await browser.evaluate('document.querySelector("#log .error span").clientWidth');
      expect(width, "the words of an error in the log").toBeGreaterThan(100);
      const scene = { "a hook": "hook", "a component": "component" }[name];
      if (scene !== undefined) await page.expectFit(`${scene}-broken`);
      save(folder, WORKS);
      await waitUntilMended();
      await page.waitForPlugin("Sunny");
      if (scene !== undefined) await page.expectFit(`${scene}-mended`);
      await page.waitFor("Wanted enabled, showing WeatherWidget", STATE);
      await expect(page.waitFor("Enabled", ".status")).resolves.not.toThrow();
    },
  );

  nightly(
    "a hook that has failed is called again with each setting, and an error of a half-typed value goes",
    async () => {
      const check = `if (configService.get("place") !== "Lisbon") throw new Error("no place " + configService.get("place"))`;
      const config_schema = { type: "object", properties: { place: { type: "string", default: "Lisbon" } } };
      const manifest = manifestWith({ hooks: undefined, config_schema, default_config: undefined });
      await page.open(makeWidget(enableWith(check), { "manifest.json": manifest }));
      await page.waitForPlugin("Sunny");
      await page.write("#setting-place", "Lis");
      await page.waitFor("no place Lis", FAILED);
      await page.write("#setting-place", "Lisbo");
      await page.waitFor("no place Lisbo", FAILED);
      await page.write("#setting-place", "Lisbon");
      await waitUntilMended();
      await page.waitForPlugin("Sunny");
      await expect(page.waitFor("✔ (failed at ", STATE)).resolves.not.toThrow();
    },
  );

  test("what a listener of settings throws is gone with the next setting, and the component is there", async () => {
    const code = `export const onEnable = ({ configService }) => configService.onChange(() => {
      if (configService.get("place") === "Lis") throw new Error("half a place");
    });\n${WORKS}`;
    const config_schema = { type: "object", properties: { place: { type: "string", default: "Lisbon" } } };
    const manifest = manifestWith({ hooks: undefined, config_schema, default_config: undefined });
    await page.open(makeWidget(code, { "manifest.json": manifest }));
    await page.waitForPlugin("Sunny");
    await page.write("#setting-place", "Lis");
    await page.waitFor("half a place", FAILED);
    await page.write("#setting-place", "Faro");
    await waitUntilMended();
    await expect(page.waitForPlugin("Sunny")).resolves.not.toThrow();
  });

  nightly.each<[string, string]>([
    ["a component", "export const WeatherWidget = () => { for (;;); };\n"],
    ["a hook", enableWith("for (;;);")],
    ["a timer", `${WORKS}setTimeout(() => { for (;;); }, 100);\n`],
    ["the loading", `for (;;);\n${WORKS}`],
  ])("a loop without an end in %s leaves the page alive, which starts the plugin again", async (name, broken) => {
    const folder = makeWidget(WORKS);
    await page.open(folder);
    await page.waitForPlugin("Sunny");
    save(folder, broken);
    await page.waitFor("has not answered for 5 seconds", FAILED);
    expect(await browser.evaluate('document.querySelector(".status").dataset.state')).toBe("off");
    if (name === "a component") {
      await page.click("Start again");
      await waitUntilMended();
      await page.waitFor("has not answered for 5 seconds", FAILED);
    }
    save(folder, WORKS);
    await waitUntilMended();
    await expect(page.waitForPlugin("Sunny")).resolves.not.toThrow();
    if (name === "a component") await page.expectFit("loop-mended");
  });

  nightly("a promise that never settles is named after the host's limit, and the next build is tried", async () => {
    const folder = makeWidget(enableWith("await new Promise(() => undefined)"));
    await page.open(folder, ["--no-build", "--time-limit", "2"]);
    await page.waitFor("onEnable has not finished after 2 seconds, the time limit of the host", FAILED);
    save(folder, WORKS);
    await waitUntilMended();
    await expect(page.waitForPlugin("Sunny")).resolves.not.toThrow();
  });

  nightly(
    "a button that is pressed keeps the focus while its hook runs, and the next one is done after it",
    async () => {
      const code = `export const onUpdate = () => new Promise((resolve) => setTimeout(resolve, 2000));\n${WORKS}`;
      await page.open(makeWidget(code));
      await page.waitForPlugin("Sunny");
      await browser.evaluate("for (const one of document.querySelectorAll('.life button')) one.name = one.innerText");
      await browser.evaluate("document.querySelector('[name=Update]').focus()");
      await browser.evaluate("document.activeElement.click()");
      await page.waitFor("onUpdate is running", ".status");
      expect(await browser.evaluate("document.activeElement.innerText")).toBe("Update");
      await browser.evaluate("document.querySelector('[name=Disable]').click()");
      await expect(page.waitFor("Installed, not enabled", ".status")).resolves.not.toThrow();
    },
  );

  nightly("a build that fails is at the top, covers the old plugin with the line, and opens the editor", async () => {
    const folder = await makeTemplate("dashboard-widget");
    const record = join(folder, "record");
    const program = join(folder, "..", "code");
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > ${record}\n`, { mode: 0o755 });
    const source = join(folder, "src", "plugin.ts");
    const text = readFileSync(source, "utf8");
    await page.open(folder, ["--editor", program]);
    await page.waitFor("mount ClockWidget took", LOG);
    writeFileSync(source, `export const x = ;\n${text}`);
    await page.waitFor("Unexpected token", FAILED);
    await page.waitFor("Build failed at ", STATE);
    await page.waitFor("Enabled, from an earlier build", ".status");
    await page.expectFit("build-broken");
    await page.click("src/plugin.ts:1:18");
    await page.waitFor("Opened src/plugin.ts:1 in code", LOG);
    expect(readFileSync(record, "utf8")).toContain("src/plugin.ts:1:18");
    writeFileSync(source, `import confetti from "no-such-confetti";\nconsole.log(confetti);\n${text}`);
    await page.waitFor("no-such-confetti is imported, but not installed", FAILED);
    await page.waitFor("npm install --save-dev no-such-confetti", FAILED);
    await page.waitFor("src/plugin.ts:1:", FAILED);
    await page.waitFor("Enabled, from an earlier build", ".status");
    const isAtEnd = "((one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 1)";
    expect(await browser.evaluate(`${isAtEnd}(document.querySelector("#build pre"))`)).toBe(true);
    await page.expectFit("package-missing");
    writeFileSync(source, text);
    await waitUntilMended();
    await page.waitFor("Enabled", ".status");
    await page.expectFit("package-mended");
  });

  nightly("without a manifest and without packages, dev waits for them and says so", async () => {
    const folder = await makeTemplate("dashboard-widget");
    const [manifest, modules] = [join(folder, "manifest.json"), join(folder, "node_modules")];
    renameSync(manifest, `${manifest}.away`);
    rmSync(modules);
    const preview = await page.open(folder, []);
    await page.waitFor("There is no manifest.json in this folder", FAILED);
    expect(preview.printed()).toContain("There is no manifest.json in this folder");
    await page.waitFor("Add the manifest of your plugin, or start dev in the folder that has it", "#build");
    await page.waitFor("has not started", STATE);
    await page.expectFit("manifest-missing");
    renameSync(`${manifest}.away`, manifest);
    await page.waitFor("The packages of package.json are not installed", FAILED);
    await page.waitFor("Run npm install", FAILED);
    await page.expectFit("packages-missing");
    symlinkSync(join(ROOT, "node_modules"), modules);
    await waitUntilMended();
    await page.waitFor("mount ClockWidget took", LOG);
    await page.expectFit("manifest-mended");
  });

  nightly.each<[string, (path: string) => void, string]>([
    ["missing", () => undefined, "There is no manifest.json in this folder"],
    [
      "broken",
      (path) => {
        writeFileSync(path, '{\n  "name": "Half\n');
      },
      "manifest.json is not a JSON object",
    ],
    [
      "empty",
      (path) => {
        writeFileSync(path, "");
      },
      "manifest.json is not a JSON object",
    ],
    [
      "a folder",
      (path) => {
        mkdirSync(path);
      },
      "manifest.json cannot be read",
    ],
    [
      "a pointer",
      (path) => {
        writeFileSync(path, POINTER);
      },
      "manifest.json is a Git LFS pointer, so fetch it with git lfs pull",
    ],
  ])("a manifest that is %s gives no buttons and no settings, and all is back with it", async (name, spoil, words) => {
    const folder = makeWidget(WORKS, { "package.json": '{ "private": true }\n' });
    const path = join(folder, "manifest.json");
    const text = readFileSync(path, "utf8");
    const replace = (write: (path: string) => void): void => {
      rmSync(path, { recursive: true, force: true });
      write(path);
    };
    const expectNothing = async (): Promise<void> => {
      await page.waitFor(words, FAILED);
      await page.waitFor(words, "#settings");
      await page.waitFor(words, "#permissions");
      await page.waitFor(words, "#unready");
      expect(await browser.evaluate(READ_BUTTONS)).toEqual(["", "", "", "", ""].map(() => `disabled: ${words}`));
    };
    const waitUntilEnabled = async (): Promise<void> => {
      await waitUntilMended();
      await page.waitForPlugin("Sunny");
      await page.waitFor("Enabled", ".status");
    };
    replace(spoil);
    await page.open(folder);
    await expectNothing();
    await page.expectFit(`manifest-is-${name.replace(" ", "-")}`);
    replace(() => {
      writeFileSync(path, text);
    });
    await waitUntilEnabled();
    await page.click("Disable");
    await page.waitFor("Installed, not enabled", ".status");
    await page.write("#setting-location", "Faro");
    await page.waitFor("1 setting changed", STATE);
    replace(spoil);
    await expectNothing();
    replace(() => {
      writeFileSync(path, text);
    });
    await waitUntilMended();
    await page.waitFor("Installed, not enabled", ".status");
    expect(await browser.evaluate('document.querySelector("#setting-location").value')).toBe("Faro");
    await page.click("Enable");
    await expect(waitUntilEnabled()).resolves.not.toThrow();
  });

  test("a browser that does not reach localhost has the plugin on the site of the page, which says so", async () => {
    const other = await openWorkbench(["--host-resolver-rules=MAP localhost ~NOTFOUND"]);
    try {
      await other.open(makeWidget(WORKS));
      await other.waitForPlugin("Sunny");
      await other.waitFor("This browser does not reach localhost", ".stage");
      await other.expectFit("near");
    } finally {
      await other.close();
    }
    await page.open(makeWidget(WORKS));
    await page.waitForPlugin("Sunny");
    expect(await browser.evaluateInFrame("location.hostname")).toBe("localhost");
    expect(await browser.evaluate('document.querySelector(".stage").innerText')).not.toContain("does not reach");
  });
});
