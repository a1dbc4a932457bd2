import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder, wholePlugin } from "../../support/folders.js";
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

const SECRET = "the secret of another folder";
/** A map that names a source, a file that is no source, and one outside of the repository. */
const MAP = JSON.stringify({
  version: 3,
  mappings: "AAAA",
  names: [],
  sources: ["../src/plugin.ts", "../.env", "../../secret.ts", "../linked.ts"],
});
const FILES = {
  ".git/": "",
  ".env": "TOKEN=abc",
  "src/plugin.ts": "export const plugin = 1;\n",
  "src/other.ts": "export const other = 2;\n",
  "dist/plugin.js":
    "export const WeatherWidget = (element) => { element.textContent = 'Sunny'; };\n//# sourceMappingURL=plugin.js.map\n",
  "dist/plugin.js.map": MAP,
  "dist/sun.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

describe.runIf(POSIX)("who may ask the preview", () => {
  let preview: RunningPreview;
  let opened: OpenedPreview;
  let address = "";

  beforeAll(async () => {
    const outer = makePlugin({ "secret.ts": SECRET });
    const cwd = wholePlugin(FILES, join(outer, "plugin"));
    symlinkSync(join(outer, "secret.ts"), join(cwd, "dist", "linked.js"));
    symlinkSync(join(outer, "secret.ts"), join(cwd, "linked.ts"));
    preview = await startPreview(cwd);
    address = preview.address();
    opened = await openPreview(address);
    await waitForState(opened, ({ build }) => build !== 0);
  });

  const askWorkbench = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    ask(`${opened.workbench}${path}`, { Cookie: opened.cookie, ...headers });
  const askFrame = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    ask(`${opened.frame}${path}`, headers);

  test("the address is exchanged once, and who comes late gets another one in the terminal", async () => {
    const again = await ask(address);
    expect(again.status).toBe(403);
    expect(again.headers["set-cookie"]).toBeUndefined();
    await preview.waitFor(/(?:Open http\S+\n[^]*?){2}/u);
    expect(preview.address()).not.toBe(address);
    expect((await ask(preview.address())).status).toBe(303);
    // Only the owner of the terminal has ever had a token: a guess prints nothing.
    const count = preview.printed().split("Open http").length;
    expect((await ask(address.replace(/token=.*/u, "token=guess"))).status).toBe(403);
    expect((await ask(address)).status).toBe(403);
    expect(preview.printed().split("Open http").length).toBe(count);
  });

  test("the cookies are for this path alone, and no script or other site has them", async () => {
    const { headers } = await ask(preview.address().replace(/\/open.*/u, "/open"));
    expect(headers["set-cookie"]).toBeUndefined();
    const fresh = await startPreview(wholePlugin({ ".git/": "" }));
    const { headers: given } = await ask(fresh.address());
    expect(given["set-cookie"]).toHaveLength(1);
    for (const cookie of given["set-cookie"] ?? [])
      expect(cookie).toMatch(/^preview=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/[\w-]{32}\/$/u);
    expect(given["referrer-policy"]).toBe("no-referrer");
    await fresh.stop();
  });

  test("nothing is answered without the cookie, or outside of the path that nobody can guess", async () => {
    for (const path of ["", "state", "events", "messages", "workbench.js", "place", "service", "log"])
      expect((await ask(`${opened.workbench}${path}`)).status, path).toBe(403);
    const base = new URL(opened.workbench).origin;
    expect((await ask(`${base}/`, { Cookie: opened.cookie })).status).toBe(403);
    // A page on another port may have set a cookie of the same name as well.
    expect((await askWorkbench("state", { Cookie: `preview=x; ${opened.cookie}` })).status).toBe(200);
    for (const address of [opened.frame, opened.nearFrame]) {
      const { origin, pathname } = new URL(address);
      for (const path of ["", "frame.js", "plugin/1/dist/plugin.js"]) {
        expect((await ask(`${origin}/${path}`)).status, path).toBe(403);
        expect((await ask(`${origin}/${"A".repeat(pathname.length - 2)}/${path}`)).status, path).toBe(403);
        expect((await ask(`${origin}${new URL(opened.workbench).pathname}${path}`)).status, path).toBe(403);
      }
      expect((await ask(`${address}frame.js`)).status).toBe(200);
    }
    // The workbench is not below the path of the frame, nor on its site.
    expect((await ask(`${base}${new URL(opened.frame).pathname}state`, { Cookie: opened.cookie })).status).toBe(403);
    expect((await ask(opened.workbench.replace("127.0.0.1", "localhost"), { Cookie: opened.cookie })).status).toBe(403);
  });

  test("anyone may learn that the site of the frame is reached, and nothing else", async () => {
    const { origin } = new URL(opened.frame);
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/u);
    const { status, headers, body } = await ask(`${origin}/reach`);
    expect({ status, body }).toEqual({ status: 204, body: "" });
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect((await ask(`${origin}/reach/`)).status).toBe(403);
  });

  test.each(["evil.example", "localhost", "127.0.0.1", "127.0.0.1:1"])("the Host %s is refused", async (host) => {
    expect([400, 403]).toContain((await askWorkbench("state", { Host: host })).status);
    expect([400, 403]).toContain((await askFrame("frame.js", { Host: host })).status);
    expect([400, 403]).toContain((await ask(preview.address(), { Host: host })).status);
  });

  test("another origin is refused, that of the plugin's frame too, and there is no header of CORS", async () => {
    const frame = new URL(opened.frame).origin;
    for (const origin of ["https://evil.example", "null", frame, "http://localhost"]) {
      const got = await askWorkbench("state", { Origin: origin });
      expect(got.status, origin).toBe(403);
      expect(Object.keys(got.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
    for (const site of ["cross-site", "same-site"])
      expect((await askWorkbench("state", { "Sec-Fetch-Site": site })).status, site).toBe(403);
    expect((await askWorkbench("state", { Origin: new URL(opened.workbench).origin })).status).toBe(200);
    const sent = await ask(`${opened.workbench}place`, { Cookie: opened.cookie }, { method: "POST", body: "x" });
    expect(sent.status).toBe(403);
    const deleted = await ask(`${opened.workbench}state`, { Cookie: opened.cookie }, { method: "DELETE" });
    expect(deleted.status).toBe(405);
    const headers = { Cookie: opened.cookie, Origin: new URL(opened.workbench).origin };
    for (const path of ["", "state", "events", "none"])
      expect((await ask(`${opened.workbench}${path}`, headers, { method: "POST", body: "{}" })).status, path).toBe(405);
  });

  test("no page but the workbench shows the frame, and no page shows the workbench", async () => {
    const top = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" };
    const inFrame = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-site" };
    expect((await askFrame("", top)).status).toBe(403);
    expect((await askWorkbench("", inFrame)).status).toBe(403);
    expect((await askFrame("", { ...inFrame, "Sec-Fetch-Site": "cross-site" })).status).toBe(200);
    expect((await askFrame("frame.js", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const frame = await askFrame("", inFrame);
    expect(frame.status).toBe(200);
    expect(frame.headers["content-security-policy"]).toContain(`frame-ancestors ${new URL(opened.workbench).origin}`);
    const workbench = await askWorkbench("", top);
    expect(workbench.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(workbench.headers["content-security-policy"]).not.toContain("unsafe");
    const reach = `${new URL(opened.frame).origin}/reach`;
    expect(workbench.headers["content-security-policy"]).toContain(`; connect-src 'self' ${reach};`);
    expect((await askFrame("frame.js", { "Service-Worker": "script" })).status).toBe(403);
  });

  test("every answer has a policy, and what the frame gets has that of its page", async () => {
    const inFrame = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-site" };
    const policy = (await askFrame("", inFrame)).headers["content-security-policy"];
    expect(policy).toContain("connect-src 'self' data: blob: http: https: ws: wss:;");
    const worker = { "Sec-Fetch-Mode": "same-origin", "Sec-Fetch-Dest": "worker", "Sec-Fetch-Site": "same-origin" };
    const picture = { ...inFrame, "Sec-Fetch-Site": "same-origin" };
    const framed = [
      await askFrame("plugin/1/dist/plugin.js", worker),
      await askFrame("plugin/1/dist/sun.svg", picture),
      ...(await Promise.all(
        ["frame.js", "frame.css", "host/sdk/sdk.mjs", "manifest.json", "none"].map((path) => askFrame(path)),
      )),
    ];
    for (const { headers } of framed) expect(headers["content-security-policy"]).toBe(policy);
    const others = [
      ...(await Promise.all(["", "state", "workbench.js", "icon.svg", "none"].map((path) => askWorkbench(path)))),
      await ask(address),
      await ask(preview.address(), { Origin: "https://evil.example" }),
      await ask(`${new URL(opened.workbench).origin}/`),
      await askFrame("frame.js", { Host: "evil.example" }),
    ];
    for (const { headers } of others) expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("only what is built, and the sources that a map lists, are served", async () => {
    const statuses: Record<string, number> = {};
    const paths = [
      ...["dist/plugin.js", "dist/plugin.js.map", "src/plugin.ts", "manifest.json"],
      ...[
        "src/other.ts",
        ".env",
        "linked.ts",
        "dist/linked.js",
        "package-lock.json",
        "dist/../.env",
        "..%2f.env",
        "../secret.ts",
      ],
      ...["%2e%2e/secret.ts", "dist%5c..%5c.env", "/etc/passwd", "dist/plugin.js/", "dist/plugin.js%00", "dist"],
    ];
    for (const path of paths) {
      const got = await askFrame(`plugin/1/${path}`);
      statuses[path] = got.status;
      expect(got.body, path).not.toContain(SECRET);
      expect(got.body, path).not.toContain("TOKEN=abc");
    }
    expect(statuses).toEqual({
      ...Object.fromEntries(paths.map((path) => [path, 404])),
      "dist/plugin.js": 200,
      "dist/plugin.js.map": 200,
      "src/plugin.ts": 200,
      "manifest.json": 200,
    });
    for (const path of ["sdk/../index.js", "sdk/sdk.d.mts", "peers/../../host/index.js", "../workbench.js", "state"])
      expect((await askFrame(path)).status, path).toBe(404);
    const sent = ["place", "life", "command", "open", "service", "log"];
    for (const path of [...sent, "frame.js", "plugin/1/dist/plugin.js", "../host/index.js"])
      expect((await askWorkbench(path)).status, path).toBe(404);
  });

  test("a stack leads to the line of the source, and to no file that is not served", async () => {
    const origin = { Origin: new URL(opened.workbench).origin, Cookie: opened.cookie };
    const place = (stack: string) => ask(`${opened.workbench}place`, origin, { method: "POST", body: stack });
    const at = `Error: no\n    at show (${opened.frame}plugin/1/dist/plugin.js:1:1)`;
    expect(JSON.parse((await place(at)).body)).toEqual({
      place: "src/plugin.ts:1:1",
      line: "export const plugin = 1;",
      at: { file: "src/plugin.ts", line: 1, column: 1 },
    });
    expect((await place(`    at ${opened.frame}plugin/1/.env:1:1`)).body).toBe("null");
    expect((await place(`    at ${opened.frame}plugin/1/../secret.ts:1:1`)).body).toBe("null");
    expect((await place("x".repeat(70_000))).status).toBe(413);
  });
});

describe.runIf(POSIX)("what dev says", () => {
  test("that a folder is none, that a port is none, and that nothing builds", async () => {
    const cwd = wholePlugin({ ".git/": "", "package.json": JSON.stringify({ name: "weather", version: "1.4.0" }) });
    const fails = async (args: readonly string[], env = {}) =>
      startPreview(cwd, args, env).then(
        () => "it has started",
        (error: unknown) => String(error),
      );
    expect(await fails(["nowhere", "--no-build"])).toContain("ended with 2");
    expect(await fails(["--port", "70000", "--no-build"])).toContain('--port is "70000"');
    expect(await fails([])).toContain('package.json has no script "dev"');
    expect(await fails([], { PLUGIN_PREFLIGHT_DEV: "1" })).toContain("was started by its own build");
  });

  test("its own build runs until Ctrl-C, and nothing of it is left", async () => {
    const folder = temporaryFolder();
    const builder = `import { writeFileSync } from "node:fs";
      writeFileSync("dist/plugin.js", "export const onEnable = () => undefined; export const WeatherWidget = () => undefined;");
      let beats = 0;
      const beat = () => writeFileSync(${JSON.stringify(join(folder, "beats"))}, String(++beats));
      beat(); setInterval(beat, 20);
      console.log("built \\u001b[31m::error::");`;
    const manifest = { name: "weather", version: "1.0.0", type: "module", scripts: { dev: "node builder.mjs" } };
    const cwd = wholePlugin({ ".git/": "", "builder.mjs": builder, "package.json": JSON.stringify(manifest) });
    const preview = await startPreview(cwd, []);
    await preview.waitFor(/built .*::error::/u);
    const opened = await openPreview(preview.address());
    const state = await waitForState(opened, ({ job }) => job !== undefined);
    expect(state["builder"]).toMatchObject({ line: "npm run dev" });
    expect(await preview.stop()).toBe(130);
    const beats = readFileSync(join(folder, "beats"), "utf8");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readFileSync(join(folder, "beats"), "utf8")).toBe(beats);
  });

  test("where dev is the preview, build:watch builds", async () => {
    const scripts = { dev: "plugin-preflight dev", "build:watch": "echo watched", build: "vite build" };
    const manifest = { name: "weather", version: "1.0.0", scripts };
    const cwd = wholePlugin({ ".git/": "", "package.json": JSON.stringify(manifest) });
    const preview = await startPreview(cwd, []);
    await preview.waitFor(/watched/u);
    expect(await preview.stop()).toBe(130);
  });

  nightly("a script that starts dev itself is not run", async () => {
    const scripts = { dev: "npx plugin-preflight dev .", build: "vite build" };
    const cwd = wholePlugin({
      ".git/": "",
      "package.json": JSON.stringify({ name: "weather", version: "1.0.0", scripts }),
    });
    const preview = await startPreview(cwd, []);
    await preview.waitFor(/npm run build -- --watch has ended|vite/u);
    expect(await preview.stop()).toBe(130);
  });
});
