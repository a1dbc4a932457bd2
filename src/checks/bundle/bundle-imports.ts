import { defineCheck, type Problem } from "../../core/check.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import type { MissingFile } from "../../plugin/bundle/resolve-import.js";
import type { UnmetImport } from "../../plugin/bundle/unmet-imports.js";
import { getOwn, toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { formatCount } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { NODE_ONLY_HELP } from "../code-words.js";
import { append, decide, either, move, type Help } from "../../base/text/help.js";

type ImportCode =
  "node-only" | "missing-package" | "missing-file" | "not-shipped" | "missing-internal" | "more-imports";

const MAX_LISTED = 20;

export default defineCheck({
  id: "bundle-imports",
  title: "All that the built code imports is there where the plugin is installed",
  severity: "error",
  codes: {
    "missing-package": "The built code imports a package that is neither bundled nor declared",
    "missing-file": "The built code imports a file that is not there",
    "not-shipped": "The built code imports a file that is there, but does not ship",
    "node-only": "Code of a page imports a module that only Node.js has",
    "missing-internal": 'The built code imports a name with "#" that does not resolve',
    "more-imports": "There are more such imports than are listed",
  },
  needs: ["unmetImports"],
  wants: ["packageJson"],
  *run({ unmetImports, packageJson }) {
    const { imports, unread } = unmetImports;
    for (const one of imports.slice(0, MAX_LISTED)) yield describeImport(one, packageJson);
    const [next, ...others] = imports.slice(MAX_LISTED);
    if (next) yield describeMore(next, others.length + 1);
    if (unread) yield unread;
  },
});

function describeImport(one: UnmetImport, packageJson: JsonObjectText | Absent): Problem<ImportCode> {
  const { target, specifier, file, at, isCertain, others } = one;
  const also = others === 0 ? "" : ` (also in ${formatCount(others, "other place")})`;
  const { code, is, help } = describeTarget(one, packageJson);
  const problem = { code, subject: target.name, at, help };
  const imported = `${quote(specifier)}${also}, ${is}`;
  if (isCertain) return { ...problem, message: `${quote(file)} imports ${imported}` };
  return { ...problem, severity: "warning", message: `${quote(file)} may import ${imported}` };
}

function describeMore({ file, specifier, at, isCertain }: UnmetImport, count: number): Problem<ImportCode> {
  return {
    code: "more-imports",
    times: count,
    at,
    ...(!isCertain && { severity: "warning" }),
    message: `${quote(file)} has ${formatCount(count, "more import")} that cannot be resolved, starting with ${quote(specifier)}`,
    help: decide("Fix the others first: most of them have the same cause", "source"),
  };
}

interface Words {
  readonly code: ImportCode;
  readonly is: string;
  readonly help: Help;
}

function describeTarget({ target, isCertain }: UnmetImport, packageJson: JsonObjectText | Absent): Words {
  switch (target.kind) {
    case "package":
      return {
        code: "missing-package",
        is: "which is neither in the bundle nor declared",
        help: adviseOnPackage(target.name, isCertain, packageJson),
      };
    case "node":
      return {
        code: "node-only",
        is: "which only Node.js has: no page can load it",
        help: NODE_ONLY_HELP,
      };
    case "internal":
      return {
        code: "missing-internal",
        is: 'which "imports" in package.json does not resolve',
        help: decide(`Make the build resolve it, or map it to a file that ships in "imports" of package.json`, "build"),
      };
    case "file":
      return describeFile(target, packageJson);
  }
}

function adviseOnPackage(name: string, isCertain: boolean, packageJson: JsonObjectText | Absent): Help {
  const development = toObject(getPresent(packageJson)?.value["devDependencies"]);
  const range = getOwn(development, name);
  const key = isCertain ? "dependencies" : "optionalDependencies";
  const end = ` to "${key}" in package.json${isCertain ? "" : " if the plugin works without it"}`;
  if (range === undefined || isAbsent(packageJson)) {
    return either(BUNDLE_IT, decide(`Add ${quote(name)}${end}`, "meaning"));
  }
  const title = `Move ${quote(name)} from "devDependencies"${end}`;
  return either(BUNDLE_IT, move(packageJson, ["devDependencies", name], [key, name], title));
}

const BUNDLE_IT = decide("Bundle it", "build");

function describeFile({ name, isThere, meant }: MissingFile, packageJson: JsonObjectText | Absent): Words {
  if (isThere)
    return { code: "not-shipped", is: `but ${quote(name)} does not ship`, help: adviseToShip(name, packageJson) };
  if (meant === undefined) {
    return { code: "missing-file", is: "which is not there", help: BUILD_AGAIN };
  }
  const help = decide(`Write ${quote(meant)} in the source: a host looks for exactly that name`, "source");
  return { code: "missing-file", is: `but the file is ${quote(meant)}`, help };
}

const BUILD_AGAIN = decide("Build the plugin again, or remove the import", "source");

function adviseToShip(name: string, packageJson: JsonObjectText | Absent): Help {
  const isListable = !name.startsWith("..") && !/(?:^|\/)node_modules\//u.test(name);
  if (isListable && !isAbsent(packageJson) && Array.isArray(packageJson.value["files"])) {
    return either(BUNDLE_IT, append(packageJson, ["files"], [name], `Add ${quote(name)} to "files" in package.json`));
  }
  return decide('Bundle it, or make the build write it to "dist/"', "build");
}
