import { getPresent, type Absent } from "../../plugin/absent.js";
import { toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
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
  leaveOutInConfig(name: string): string;
}

/** The first that is found is the one that builds: tools built on others come before them. */
const BUNDLERS: readonly Bundler[] = [
  makeConfiguredBundler("tsup", /\btsup\b/u, 'entry: { plugin: "src/…" }'),
  makeConfiguredBundler("tsdown", /\btsdown\b/u, 'entry: { plugin: "src/…" }'),
  {
    package: "vite",
    command: /\bvite build\b/u,
    output: 'Set build: { lib: { entry: "src/…", formats: ["cjs"], fileName: () => "plugin.js" } } in vite.config',
    leaveOutInConfig: (name) => `Set build: { rollupOptions: { external: [${makePattern(name)}] } } in vite.config`,
  },
  makeConfiguredBundler("rolldown", /\brolldown\b/u, 'output: { file: "dist/plugin.js" }'),
  makeConfiguredBundler("rollup", /\brollup\b/u, 'output: { file: "dist/plugin.js" }'),
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

export interface FoundBundler {
  readonly bundler: Bundler;
  /** Whether a script of package.json starts it; else it is only installed. */
  readonly isStarted: boolean;
}

/** The bundler that the scripts of package.json start, or else one that is installed. */
export function findBundler(packageJson: JsonObjectText | Absent): FoundBundler | undefined {
  const value = getPresent(packageJson)?.value ?? {};
  const scripts = listScripts(packageJson).map(({ text }) => text);
  const started = BUNDLERS.find(({ command }) => scripts.some((script) => command.test(script)));
  if (started) return { bundler: started, isStarted: true };
  const installed = BUNDLERS.find((bundler) =>
    ["devDependencies", "dependencies"].some((key) => Object.hasOwn(toObject(value[key]), bundler.package)),
  );
  return installed && { bundler: installed, isStarted: false };
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
