import { getPresent, type Absent } from "../../plugin/absent.js";
import { toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { findLowestOf } from "../../base/text/versions/version-range.js";
import { quote } from "../../base/text/safe.js";
import { getScripts } from "../../plugin/scripts/scripts.js";

/** What makes one file of many, and the words of its options. */
export interface Bundler {
  /** The package that it is installed by. */
  readonly package: string;
  /** Its command, as the scripts of package.json have it. */
  readonly command: RegExp;
  /** How to name `dist/plugin.js` as what it writes, in its configuration. */
  readonly output: string;
  /** What to add to the command, where it takes options. */
  leaveOutInCommand?(name: string): string;
  /** @param range the versions of the bundler that package.json asks for. */
  leaveOutInConfig(name: string, range?: unknown): string;
}

/** The first that is found is the one that builds: tools built on others come before them. */
const BUNDLERS: readonly Bundler[] = [
  makeConfiguredBundler("tsup", /\btsup\b/u, 'entry: { plugin: "src/…" }'),
  makeConfiguredBundler("tsdown", /\btsdown\b/u, 'entry: { plugin: "src/…" }'),
  {
    package: "vite",
    command: /\bvite build\b/u,
    output: 'Set build: { lib: { entry: "src/…", formats: ["cjs"], fileName: () => "plugin.js" } } in vite.config',
    leaveOutInConfig(name, range) {
      const key = (findLowestOf(range)?.major ?? 0) >= 8 ? "rolldownOptions" : "rollupOptions";
      return `Set build: { ${key}: { external: [${makePattern(name)}] } } in vite.config`;
    },
  },
  ...makeRollups("rolldown", (ids) => ids.map((id) => `--external ${id}`).join(" ")),
  ...makeRollups("rollup", (ids) => `--external ${ids.join(",")}`),
  {
    ...makeConfiguredBundler("rspack", /\brspack\b/u, 'output: { filename: "plugin.js" }', "externals"),
    package: "@rspack/core",
  },
  makeConfiguredBundler("webpack", /\bwebpack\b/u, 'output: { filename: "plugin.js" }', "externals"),
  {
    package: "bun",
    command: /\bbun build\b/u,
    output: 'Set naming: "plugin.js" in the options of Bun.build',
    leaveOutInCommand: (name) => `Add --external ${name} --external "${name}/*" to the command "bun build"`,
    leaveOutInConfig: (name) => `Set external: [${quote(name)}, ${quote(`${name}/*`)}] in the options of Bun.build`,
  },
  {
    package: "esbuild",
    command: /\besbuild\b/u,
    output: 'Set outfile: "dist/plugin.js" in the options of esbuild',
    leaveOutInCommand: (name) => `Add --external:${name} to the command "esbuild"`,
    leaveOutInConfig: (name) => `Set external: [${quote(name)}] in the options of esbuild`,
  },
];

function makeConfiguredBundler(name: string, command: RegExp, output: string, key = "external"): Bundler {
  return {
    package: name,
    command,
    output: `Set ${output} in ${name}.config`,
    leaveOutInConfig: (left) => `Set ${key}: [${makePattern(left)}] in ${name}.config`,
  };
}

/** What is loaded of a library, where a bundler takes only the whole names of modules. */
const MODULES: Readonly<Partial<Record<string, readonly string[]>>> = {
  "plugin-preflight": ["plugin-preflight/sdk"],
  react: ["react", "react/jsx-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  preact: ["preact", "preact/hooks", "preact/jsx-runtime"],
  "solid-js": ["solid-js", "solid-js/web", "solid-js/store"],
  svelte: ["svelte", "svelte/internal/client", "svelte/internal/disclose-version"],
};

/** Its command reads a configuration only if an option names one. */
function makeRollups(name: string, formatOptions: (modules: readonly string[]) => string): readonly Bundler[] {
  const output = 'output: { file: "dist/plugin.js" }';
  const command = new RegExp(String.raw`\b${name}\b`, "u");
  return [
    makeConfiguredBundler(
      name,
      new RegExp(String.raw`${command.source}[^&|;]{0,500}\s(?:-\w{0,9}c\w{0,9}|--config)(?![\w-])`, "u"),
      output,
    ),
    {
      ...makeConfiguredBundler(name, command, output),
      leaveOutInCommand(left) {
        const modules = Object.hasOwn(MODULES, left) ? MODULES[left] : undefined;
        return `Add ${formatOptions(modules ?? [left])} to the command "${name}"`;
      },
    },
  ];
}

export interface FoundBundler {
  readonly bundler: Bundler;
  /** Whether a script of package.json starts it; else it is only installed. */
  readonly isStarted: boolean;
  /** The versions of its package that package.json asks for. */
  readonly range: unknown;
}

/** The bundler that the scripts of package.json start, or else one that is installed. */
export function findBundler(packageJson: JsonObjectText | Absent): FoundBundler | undefined {
  const value = getPresent(packageJson)?.value ?? {};
  const scripts = listScripts(packageJson).map(({ text }) => text);
  const started = BUNDLERS.find(({ command }) => scripts.some((script) => command.test(script)));
  const packages = { ...toObject(value["dependencies"]), ...toObject(value["devDependencies"]) };
  const found = started ?? BUNDLERS.find((bundler) => Object.hasOwn(packages, bundler.package));
  return found && { bundler: found, isStarted: started !== undefined, range: packages[found.package] };
}

export function listScripts(packageJson: JsonObjectText | Absent): readonly { name: string; text: string }[] {
  return Object.entries(getScripts(getPresent(packageJson)?.value)).flatMap(([name, text]) =>
    typeof text === "string" ? [{ name, text }] : [],
  );
}

/** A pattern for a package and all that is in it: the plain name would not match `react/jsx-runtime`. */
function makePattern(name: string): string {
  return `/^${name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}($|\\/)/`;
}
