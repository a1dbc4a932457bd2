import { isAbsent, type Absent } from "../../plugin/absent.js";
import { isObject, type JsonObjectText } from "../../text/json/json-object.js";
import { quote } from "../../text/safe.js";

/** How a package is left out of what a bundler makes. */
interface Bundler {
  /** The package that it is installed by. */
  readonly package: string;
  /** Its command, as the scripts of package.json have it. */
  readonly command: RegExp;
  /** What to add to the command, where it takes options. */
  inCommand?(name: string): string;
  inConfig(name: string): string;
}

/** The first that is found is the one that builds: tools built on others come before them. */
const BUNDLERS: readonly Bundler[] = [
  makeConfiguredBundler("tsup", /\btsup\b/u),
  makeConfiguredBundler("tsdown", /\btsdown\b/u),
  {
    package: "vite",
    command: /\bvite build\b/u,
    inConfig: (name) => `Write build: { rollupOptions: { external: [${makePattern(name)}] } } into vite.config`,
  },
  makeConfiguredBundler("rolldown", /\brolldown\b/u),
  makeConfiguredBundler("rollup", /\brollup\b/u),
  { ...makeConfiguredBundler("rspack", /\brspack\b/u, "externals"), package: "@rspack/core" },
  makeConfiguredBundler("webpack", /\bwebpack\b/u, "externals"),
  {
    package: "bun",
    command: /\bbun build\b/u,
    inCommand: (name) => `Add --external ${name} --external "${name}/*" to the command "bun build"`,
    inConfig: (name) => `Write external: [${quote(name)}, ${quote(`${name}/*`)}] into the options of Bun.build`,
  },
  {
    package: "esbuild",
    command: /\besbuild\b/u,
    inCommand: (name) => `Add --external:${name} to the command "esbuild"`,
    inConfig: (name) => `Write external: [${quote(name)}] into the options of esbuild`,
  },
];

function makeConfiguredBundler(name: string, command: RegExp, key = "external"): Bundler {
  return { package: name, command, inConfig: (left) => `Write ${key}: [${makePattern(left)}] into ${name}.config` };
}

/** How each package is left out of the bundle, in the words of the bundler that package.json names. */
export function formatExternalHelp(packageJson: JsonObjectText | Absent): (name: string) => string {
  const value = isAbsent(packageJson) ? {} : packageJson.value;
  const scripts = listTexts(value["scripts"]);
  const started = BUNDLERS.find(({ command }) => scripts.some((script) => command.test(script)));
  const installed = BUNDLERS.find((bundler) =>
    ["devDependencies", "dependencies"].some(
      (key) => isObject(value[key]) && Object.hasOwn(value[key], bundler.package),
    ),
  );
  const leftOut =
    started?.inCommand ?? (started ?? installed)?.inConfig ?? (() => "Tell the bundler that it is external");
  const peers = value["peerDependencies"];
  return (name) => {
    const isPeer = isObject(peers) && Object.hasOwn(peers, name);
    return isPeer ? leftOut(name) : `${leftOut(name)}, and name it under "peerDependencies" of package.json`;
  };
}

function listTexts(scripts: unknown): readonly string[] {
  return isObject(scripts) ? Object.values(scripts).filter((script) => typeof script === "string") : [];
}

/** A pattern for a package and all that is in it: the plain name would not match `react/jsx-runtime`. */
function makePattern(name: string): string {
  return `/^${name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}($|\\/)/`;
}
