import type { Bar, Chart } from "./chart.js";
import { AJV, AJV_MANY } from "./peers.js";
import { median, type Measured } from "./table.js";

/** The bars of some cases, by their own names. What was not measured has none. */
function makeBars(measured: readonly Measured[], cases: readonly (readonly [name: string, shown: string])[]): Bar[] {
  return cases.flatMap(([name, shown]) => {
    const costs = measured.find((one) => one.case.name === name)?.costs;
    if (!costs) return [];
    const isOurs = !name.startsWith("peer: ") && name !== "node empty.js";
    return { name: shown, value: median(costs.map(({ wall }) => wall)), isOurs };
  });
}

export function chartCold(measured: readonly Measured[]): Chart {
  return {
    title: "Check one plugin, from a cold start",
    bars: makeBars(measured, [
      ["node empty.js", "Node.js, an empty file"],
      ["validate, clean", "plugin-preflight validate"],
      ["validate, 17 findings", "the same, with 17 findings"],
      ["Action's check, clean", "the Action's check"],
      ["peer: publint --pack false", "publint, without packing"],
      [AJV, "ajv-cli, the manifest alone"],
      ["peer: publint", "publint"],
      ["peer: vsce ls --no-dependencies", "vsce ls"],
      ["peer: attw --pack .", "attw --pack"],
      ["peer: addons-linter .", "addons-linter"],
    ]),
    note: [
      "plugin-preflight runs all checks, including those for secrets and for the built code. publint and attw pack the plugin with npm,",
      "and check how it is published. vsce only lists the files. addons-linter applies its own rules for browser extensions to the same folder.",
    ].join(" "),
  };
}

export function chartThousand(measured: readonly Measured[]): Chart {
  return {
    title: "Check 1,000 plugins in one process",
    bars: makeBars(measured, [
      ["1,000 clean plugins", "plugin-preflight, all clean"],
      ["1,000 with a finding each", "plugin-preflight, a finding each"],
      [AJV_MANY, "ajv-cli, the manifests alone"],
    ]),
    note: "ajv-cli compiles the schema once, and reads one file of each plugin. plugin-preflight reads all files of each plugin, and runs all checks.",
  };
}

export function chartWaits(measured: readonly Measured[]): Chart {
  return {
    title: "With hooks, as everybody runs it",
    bars: makeBars(measured, [
      ["node empty.js", "Node.js, an empty file"],
      ["Action, default inputs", "the Action, default inputs"],
      ["Action, 17 findings, with a token", "the Action, 17 findings, with a token"],
      ["check, 1 plugins", "check, one plugin"],
      ["check, 10 plugins", "check, 10 plugins"],
      ["check, 100 plugins", "check, 100 plugins"],
      ["test, 1 components", "test, one component"],
      ["test, 20 components", "test, 20 components"],
    ]),
    note: "The Action and `check` ask npm which files it would pack. They start a process for the hooks of each plugin, and mount its components. The plugins have no scripts of their own. The Action with a token publishes its findings to a GitHub on the same machine.",
  };
}
