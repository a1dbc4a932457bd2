import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "../../src/base/text/json/json-object.js";
import { makeRepository } from "./cases.js";
import { measure, type Machine } from "./measure.js";

/** The time of a run may grow with this power of what there is to read: more, and some repository is too large. */
const GOAL = 1.1;
const CLEAN = join("fixtures", "whole", "weather-widget");

/** Something that a repository can have much of. */
interface Axis {
  readonly name: string;
  /** How much of it, twice: enough for the first to cost more than the noise. */
  readonly counts: readonly [few: number, many: number];
  /** Gives a repository so much of it. */
  readonly grow: (at: string, count: number) => void;
  /** The plugins to check, below the repository. */
  readonly plugins?: string;
}

const list = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));
const byName = <Value>(count: number, make: (at: number) => Value): Record<string, Value> =>
  Object.fromEntries(list(count, (at) => [`name${String(at)}`, make(at)]));

const SECTION =
  "\n### Part\n\nSome *text* with a [link](https://example.com/part) and `code`, <b>and more</b> words.\n";
const CODE = "\nfunction help(one, other) {\n  return [one, other].map((each) => `${each} and more`);\n}\n";
const ENTRY = "\n### Fixed\n\n- A reading that is older than a day is not shown any more.\n";

const AXES: readonly Axis[] = [
  {
    name: "plugins",
    counts: [2000, 8000],
    plugins: join("plugins", "*"),
    grow: (at, count) =>
      list(count, (one) => {
        write(at, `plugins/w${String(one)}/manifest.json`, "{}\n");
      }),
  },
  { name: "bytes of README.md", counts: [500_000, 2_000_000], grow: appendTo("README.md", SECTION) },
  { name: "bytes of the bundle", counts: [250_000, 1_000_000], grow: appendTo("dist/plugin.js", CODE) },
  { name: "bytes of LICENSE", counts: [250_000, 1_000_000], grow: appendTo("LICENSE", "\nThe words of a license.\n") },
  {
    name: "entries of CHANGELOG.md",
    counts: [2500, 10_000],
    grow: (at, count) => {
      const entries = list(count, (one) => `\n## [0.${String(count - one)}.0] - 2020-01-01\n${ENTRY}`);
      appendFileSync(join(at, "CHANGELOG.md"), entries.join(""));
    },
  },
  {
    name: "keys of the manifest",
    counts: [1000, 4000],
    grow: changeJson("manifest.json", (count) => ({ ...byName(count, String) })),
  },
  {
    name: "findings",
    counts: [250, 1000],
    grow: changeJson("manifest.json", (count) => ({ permissions: list(count, (one) => `no-such-${String(one)}`) })),
  },
  {
    name: "settings",
    counts: [250, 1000],
    grow: changeJson("manifest.json", (count) => ({
      config_schema: { type: "object", properties: byName(count, () => ({ type: "string", title: "A place" })) },
    })),
  },
  {
    name: "commands",
    counts: [250, 1000],
    grow: changeJson("manifest.json", (count) => ({
      commands: list(count, (one) => ({ name: `command-${String(one)}`, description: "Shows the weather." })),
    })),
  },
  {
    name: "services",
    counts: [250, 1000],
    grow: changeJson("manifest.json", (count) => ({
      external_services: list(count, (one) => ({ name: String(one), base_url: `https://${String(one)}.example.com` })),
    })),
  },
  {
    name: "keywords",
    counts: [5000, 20_000],
    grow: changeJson("manifest.json", (count) => ({ keywords: list(count, (one) => `word ${String(one)}`) })),
  },
  {
    name: "dependencies",
    counts: [500, 2000],
    grow: changeJson("package.json", (count) => ({ dependencies: byName(count, () => "^1.2.3") })),
  },
  {
    name: "files in dist/",
    counts: [500, 2000],
    grow: (at, count) =>
      list(count, (one) => {
        write(at, `dist/parts/${String(one)}.txt`, `part ${String(one)}\n`);
      }),
  },
  {
    name: "folders beside the plugin's",
    counts: [1000, 4000],
    grow: (at, count) =>
      list(count, (one) => {
        write(at, `docs/${String(one)}/page.md`, "# A page\n");
      }),
  },
  {
    name: "workflows",
    counts: [50, 200],
    grow: (at, count) =>
      list(count, (one) => {
        write(
          at,
          `.github/workflows/w${String(one)}.yml`,
          "on: push\njobs:\n  check:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - uses: octo/plugin-preflight@v1\n",
        );
      }),
  },
  {
    name: "screenshots",
    counts: [100, 400],
    grow: (at, count) =>
      list(count, (one) => {
        cpSync(join(at, "screenshots", "dashboard.png"), join(at, "screenshots", `${String(one)}.png`));
      }),
  },
];

function write(at: string, path: string, text: string): void {
  mkdirSync(join(at, path, ".."), { recursive: true });
  writeFileSync(join(at, path), text);
}

function appendTo(file: string, piece: string) {
  return (at: string, bytes: number): void => {
    appendFileSync(join(at, file), piece.repeat(bytes / piece.length));
  };
}

function changeJson(file: string, makeChanges: (count: number) => JsonObject) {
  return (at: string, count: number): void => {
    const value = JSON.parse(readFileSync(join(at, file), "utf8")) as JsonObject;
    writeFileSync(join(at, file), JSON.stringify({ ...value, ...makeChanges(count) }, undefined, 2));
  };
}

interface Growth {
  readonly axis: Axis;
  /** Milliseconds of processor time beyond those of the plugin without any of it: the least of the rounds. */
  readonly few: number;
  readonly many: number;
  readonly exponent: number;
}

/** Checks a plugin with little and with much of each thing: with which power of it the time grows. */
export function measureGrowth(root: string, folder: string, machine: Machine, rounds: number): readonly Growth[] {
  const run = (at: string, plugins: string): number => {
    const words = [join(root, "dist", "cli", "index.js"), "validate", join(at, plugins), "--quiet"];
    return measure({ name: at, words, status: "any" }, machine).cpu;
  };
  const makePlugin = (name: string): string => makeRepository(join(root, CLEAN), join(folder, name));
  const none = makePlugin("none");
  return AXES.map((axis, place) => {
    const { counts, grow, plugins = "" } = axis;
    const [few, many] = counts.map((count) => {
      const at = makePlugin(`growth-${String(place)}-${String(count)}`);
      grow(at, count);
      return at;
    });
    if (few === undefined || many === undefined) throw new Error(`${axis.name} has no two counts`);
    const costs = Array.from({ length: rounds }, () => [run(none, ""), run(few, plugins), run(many, plugins)] as const);
    const [base, ...grown] = [0, 1, 2].map((at) => Math.min(...costs.map((cost) => cost[at] ?? NaN)));
    const [small = NaN, large = NaN] = grown.map((cost) => Math.max(1, cost - (base ?? 0)));
    const exponent = Math.log(large / small) / Math.log(counts[1] / counts[0]);
    return { axis, few: small, many: large, exponent };
  });
}

export function formatGrowth(growths: readonly Growth[]): string {
  const width = Math.max(...growths.map(({ axis }) => axis.name.length));
  const lines = growths.map(({ axis, few, many, exponent }) => {
    const [less, more] = axis.counts.map((count) => count.toLocaleString("en").padStart(9));
    const costs = `${String(less)} ${few.toFixed(0).padStart(6)} ms ${String(more)} ${many.toFixed(0).padStart(6)} ms`;
    return `${axis.name.padEnd(width)} ${costs}  ${exponent.toFixed(2)}  ${exponent <= GOAL ? "met" : "missed"}\n`;
  });
  return `Processor time of more, beyond that of the plugin alone, and the power with which it grows (<= ${String(GOAL)}):\n\n${lines.join("")}`;
}
