import { defineCheck, type Problem } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";
import { listHostPackages } from "../../plugin/bundle/host-packages.js";
import { getOwn, toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { decide, edit, makeSetting, remove, set, type Help } from "../../base/text/help.js";

const INSTALLED = ["dependencies", "optionalDependencies"];

export default defineCheck({
  id: "package-peers",
  title: "The SDK and the UI libraries are peer dependencies in package.json",
  severity: "warning",
  codes: {
    installed: "A package that the host provides is installed with the plugin",
    unnamed: "The built code imports a host's package, but package.json does not list it",
    "development-only": "The built code imports a host's package that is only a development dependency",
  },
  needs: ["packageJson"],
  wants: ["configuration", "bundledPackages", "importedPackages"],
  *run({ packageJson, configuration, bundledPackages, importedPackages }) {
    // If a package is inside the bundle, `bundle-peers` already asks for it as a peer dependency.
    const isImported = (name: string): boolean =>
      !isAbsent(importedPackages) &&
      importedPackages.has(name) &&
      (isAbsent(bundledPackages) || !bundledPackages.has(name));
    for (const name of listHostPackages(configuration)) {
      const isPeer = getEntry(packageJson, "peerDependencies", name) !== undefined;
      const keys = INSTALLED.filter((key) => getEntry(packageJson, key, name) !== undefined);
      for (const key of keys) yield describeInstalled(packageJson, key, name, isPeer);
      if (!isPeer && keys.length === 0 && isImported(name)) yield describeUnnamed(packageJson, name);
    }
  },
});

function getEntry({ value }: JsonObjectText, key: string, name: string): unknown {
  return getOwn(toObject(getOwn(value, key)), name);
}

function describeInstalled(
  packageJson: JsonObjectText,
  key: string,
  name: string,
  isPeer: boolean,
): Problem<"installed"> {
  return {
    code: "installed",
    subject: name,
    at: packageJson.keyAt(key, name),
    message: `${quote(name)} is under ${quote(key)}, but what the host provides belongs in "peerDependencies"`,
    help: isPeer
      ? remove(packageJson, [key, name], 'Remove it here: it is already in "peerDependencies"')
      : edit('Move it to "peerDependencies", and add it to "devDependencies" for the build and the tests', [
          ...packageJson.remove([key, name]),
          ...["peerDependencies", "devDependencies"].flatMap((to) =>
            makeSetting(packageJson, [to, name], getEntry(packageJson, key, name)),
          ),
        ]),
  };
}

/** The code imports it, but package.json does not declare it to those who install the plugin. */
function describeUnnamed(packageJson: JsonObjectText, name: string): Problem<"unnamed" | "development-only"> {
  const range = getEntry(packageJson, "devDependencies", name);
  const imported = `The built code imports ${quote(name)}`;
  return range === undefined
    ? {
        code: "unnamed",
        subject: name,
        at: packageJson.at("peerDependencies", name),
        severity: "notice",
        message: `${imported}, which package.json does not list`,
        help: decide(`Add it to "peerDependencies", with the versions that the plugin works with`, "meaning"),
      }
    : {
        code: "development-only",
        subject: name,
        at: packageJson.keyAt("devDependencies", name),
        message: `${imported}, which is only in "devDependencies"`,
        help: adviseOnPeer(packageJson, name, range),
      };
}

/** What to write: the range of the development, and for a single version all that are like it. */
function adviseOnPeer(packageJson: JsonObjectText, name: string, range: unknown): Help {
  if (typeof range !== "string" || !/^[\w.^~<>=|* -]+$/u.test(range))
    return decide('Add it to "peerDependencies"', "meaning");
  const meant = /^\d+\.\d+\.\d+$/u.test(range) ? `^${range}` : range;
  const help = `Add ${quote(name)}: ${quote(meant)} to "peerDependencies"`;
  return set(packageJson, ["peerDependencies", name], meant, help);
}
