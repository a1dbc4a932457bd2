import { expect, test } from "vitest";
import { describeError } from "../../src/host/loading/describe-value.js";
import { parseError } from "../../src/host/message-values.js";
import type { LifecycleStep } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { live, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";

const CODE =
  "async function a(n){n.logger.info((void 0).b)}export{a as onEnable};\n//# sourceMappingURL=plugin.js.map\n";
const SOURCE =
  "// one\n// two\n// three\nexport async function onEnable(ctx: any) {\n  const a: any = undefined;\n  ctx.logger.info(a.b);\n}\n";
const MAP = {
  version: 3,
  sources: ["../src/plugin.ts"],
  sourcesContent: [SOURCE],
  mappings: "AAGA,eAAsBA,EAASC,EAAU,CAEvCA,EAAI,OAAO,KAAK,SAAE,CAAC,CACrB",
  names: ["onEnable", "ctx"],
};
const OTHER = {
  ...MAP,
  sourcesContent: ['export const z = 1;\nconsole.log("a much longer line than the other has", z);\n'],
  mappings: "AAAO,IAAMA,EAAI,EACjB,QAAQ,IAAI,+DAAgE,CAAC",
};

const readPlace = ({ outcome }: LifecycleStep) => ("error" in outcome ? outcome.error.at : undefined);

test.each([
  ["has moved", MAP, `// a header\n\n${SOURCE}`, { file: "src/plugin.ts", range: { start: { line: 8 } } }],
  ["has gone", MAP, "export const other = 1;\n", { file: "dist/plugin.js", range: { start: { line: 1 } } }],
  ["is of another bundle", OTHER, OTHER.sourcesContent[0], { file: "dist/plugin.js", range: { start: { line: 1 } } }],
])("an error is placed where it is now, if the code of a source map %s", async (_, map, source, place) => {
  const files = { "dist/plugin.js.map": JSON.stringify(map), "src/plugin.ts": source ?? "" };
  const run = await live(CODE, { manifest: { type: "service" } }, files);
  expect(readPlace(stepOf(run, "onEnable"))).toMatchObject(place);
});

nightly("a hook that waits for ever is placed, though nothing of it runs then", async () => {
  const manifest = { type: "dashboard-widget", main: undefined, web: "dist/plugin.js" };
  const widget = { name: "Tides", description: "Tides", component: "Tides" };
  const code = `export function Tides() {}
export async function onEnable() {
  setInterval(() => {}, 50);
  await new Promise(() => {});
}`;
  const run = await live(code, { seconds: 1, manifest: { ...manifest, dashboard_widget: widget } });
  const step = stepOf(run, "onEnable");
  expect(step).toMatchObject({ outcome: { kind: "time-limit" }, at: { range: { start: { line: 2 } } } });
});

test("what only Node has is not defined in a page", async () => {
  const manifest = { type: "dashboard-widget", main: undefined, web: "dist/plugin.js" };
  const widget = { name: "Tides", description: "Tides", component: "Tides" };
  const code = `export function Tides(element) {
  element.textContent = typeof process === "undefined" ? new Buffer("tides") : "";
}`;
  const run = await live(code, { manifest: { ...manifest, dashboard_widget: widget } });
  expect(stepOf(run, "mount").outcome).toMatchObject({
    error: { name: "ReferenceError", message: "Buffer is not defined", at: { range: { start: { line: 2 } } } },
  });
});

test("an error says its reasons, and React's its words", () => {
  const reasons = [new Error("gauge 7 is offline"), "no", new RangeError("no tide")];
  const { message, stack } = describeError(new AggregateError(reasons, "All failed"));
  expect([message, stack]).toEqual(["All failed: gauge 7 is offline; no tide", expect.stringContaining("RangeError")]);
  const minified =
    "Minified React error #31; visit https://react.dev/errors/31?args[]=object%20Date for the full message";
  expect(parseError({ message: minified }).message).toBe(
    "Objects are not valid as a React child (found: object Date) (React error #31)",
  );
});
