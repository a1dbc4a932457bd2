import { expect, test } from "vitest";
import { closelyRead } from "../../src/checks/config-schema/config-schema-problems.js";
import { valueFaults } from "../../src/plugin/config-schema/config-values.js";
import { asObjectText, manifestOf } from "../../src/plugin/manifest/manifest.js";
import { isPlainConfig } from "../../src/plugin/config-schema/plain-config.js";
import { jsonOfValue } from "../../src/text/json/json-value.js";
import { random } from "../support/random.js";

const PIECES: Readonly<Record<string, readonly unknown[]>> = {
  type: ["string", "number", "boolean", "array", "object", "integer", null],
  title: ["A title", "", 7],
  description: ["What it is", 1],
  default: ["a", "", 1, 9, true, ["a"], [1], null, {}],
  enum: [["a", "b"], [1, 2], ["a", "a"], [], "a", [true, false]],
  enumNames: [["A", "B"], ["A"], [1, 2], ["A", "A"], ["", "B"]],
  minimum: [0, 5, "0"],
  maximum: [3, 10],
  format: ["password", "email", "colour"],
  items: [{ type: "string" }, { type: "string", enum: ["a"] }, { type: "number" }, {}, { type: "array" }, 1],
  pattern: ["^a"],
};
const NAMES = ["city", "units", "a b", "__proto__", "x1"];

test("a configuration that is called plain has nothing to be told, in 60,000 that nearly are", () => {
  const next = random(3);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)];
  let plain = 0;
  for (let round = 0; round < 60_000; round++) {
    const type = next(4) === 0 ? pick(PIECES["type"] ?? []) : pick(["string", "number", "boolean", "array"]);
    const setting: Record<string, unknown> = { type };
    for (let key = next(4); key > 0; key--) {
      const name = pick(Object.keys(PIECES)) ?? "title";
      if (name !== "type") setting[name] = pick(PIECES[name] ?? []);
    }
    const name = next(8) === 0 ? (pick(NAMES) ?? "city") : "city";
    const schema = {
      type: "object",
      properties: Object.fromEntries([[name, setting]]),
      ...(next(9) === 0 && { required: [pick(NAMES)] }),
    };
    const config = next(2) === 0 ? {} : { [pick(["city", "units"]) ?? ""]: pick(PIECES["default"] ?? []) };
    if (!isPlainConfig(schema, config)) continue;
    plain++;
    const text = asObjectText(jsonOfValue("manifest.json", { config_schema: schema, default_config: config }));
    if (!text) throw new Error("no manifest");
    const told = [...closelyRead(manifestOf(text), { path: ["config_schema"], schema })];
    const faults = Object.entries(config).flatMap(([key, value]) => [...valueFaults(setting, value, [key])]);
    if (told.length + faults.length > 0) {
      throw new Error(`${JSON.stringify({ schema, config })}: ${JSON.stringify([told, faults])}`);
    }
  }
  // Neither all nor none of them: the sample looks at both sides.
  expect(plain).toBeGreaterThan(3000);
});
