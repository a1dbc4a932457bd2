import { expect, test } from "vitest";
import { plainBundle } from "../../src/plain/bundle.js";
import { inspectionFor } from "../../src/preflight/inspection.js";
import { inMemory } from "../../src/workspace/workspace.js";
import { textOf, WIDGET } from "../support/healthy.js";
import { random } from "../support/random.js";

const CHECKS = ["bundle-size", "bundle-peers", "bundle-fresh", "package-peers"];
const inspect = inspectionFor({ only: CHECKS, occasion: "release", strict: true });

const NAMES = ["react", "react-dom", "preact", "vue", "@vue/reactivity", "svelte", "solid-js", "plugin-preflight", "x"];
const LINES = [
  'import { h } from "NAME";',
  'export * from "NAME/jsx-runtime";',
  'const a = require("NAME");',
  'import"NAME";',
  '// import { h } from "NAME";',
  "const b = \"import x from 'NAME'\";",
  "// node_modules/NAME/index.js",
  '"./node_modules/NAME/index.js": (module) => {},',
  "const c = class {}; c.prototype.isReactComponent = {};",
  'throw Error("React.Children.only expected to receive a single React element child.");',
  "x({ __v_isVNode: true, __v_skip: true });",
  "x({ rendererPackageName: `react-dom` });",
  "export const onEnable = () => 1;",
  "//# sourceMappingURL=plugin.js.map",
  "//# sourceMappingURL=https://example.com/plugin.js.map",
];
const TEXTS = ["export const high = 12;\n", "export const high = 25;\n", "export const low = 12;\r\n", ""];

test("no built code that is taken for plain has a finding, in 20,000 put together by chance", async () => {
  const next = random(29);
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  let plain = 0;
  let compared = 0;
  for (let round = 0; round < 20_000; round++) {
    const lines = Array.from({ length: next(4) }, () => one(LINES).replace("NAME", one(NAMES)));
    const entries = (): object => Object.fromEntries(Array.from({ length: next(2) }, () => [one(NAMES), "^1.0.0"]));
    const packageJson = {
      ...(JSON.parse(textOf(WIDGET["package.json"])) as object),
      ...(next(3) === 0 && {
        peerDependencies: Object.fromEntries(NAMES.slice(0, next(9)).map((name) => [name, "*"])),
      }),
      ...(next(4) === 0 && { [one(["dependencies", "optionalDependencies", "devDependencies"])]: entries() }),
    };
    const map = {
      version: next(9) === 0 ? 2 : 3,
      sources: ["../src/a.ts", one(["../src/b.ts", `../node_modules/${one(NAMES)}/index.js`, "../.env.js"])],
      sourcesContent: next(5) === 0 ? undefined : [one(TEXTS), one(TEXTS)],
      names: [],
      mappings: one(["AAAA,C", "AAAA"]),
    };
    const files = {
      "manifest.json": textOf(WIDGET["manifest.json"]),
      "package.json": JSON.stringify(packageJson),
      "dist/plugin.js": `${lines.join("\n")}\n${next(40) === 0 ? "x".repeat(460_000 + next(2000)) : ""}`,
      ...(next(2) === 0 && { "dist/plugin.js.map": JSON.stringify(map) }),
      "src/a.ts": one(TEXTS),
      "src/b.ts": one(TEXTS),
    };
    const found = plainBundle(inMemory(files), "", packageJson);
    if (!found) continue;
    plain++;
    if (found.notCompared === undefined) compared++;
    const { outcomes } = await inspect(inMemory(files), "");
    for (const outcome of outcomes) {
      const reason = outcome.check === "bundle-fresh" ? found.notCompared : undefined;
      const said = outcome.status === "skipped" ? outcome.reason : outcome.status;
      if (said !== (reason ?? "met")) throw new Error(`${outcome.check} ${said}: ${JSON.stringify(files)}`);
    }
  }
  expect(plain).toBeGreaterThan(4000);
  expect(compared).toBeGreaterThan(500);
}, 60_000);
