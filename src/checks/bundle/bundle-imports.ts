import { defineCheck, type Problem } from "../../core/check.js";
import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { MissingFile } from "../../plugin/bundle/resolve-import.js";
import type { UnmetImport } from "../../plugin/bundle/unmet-imports.js";
import { getOwn, toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { formatCount } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";

type ImportCode = "missing-package" | "missing-file" | "not-shipped" | "missing-internal" | "more-imports";

const MAX_LISTED = 20;

export default defineCheck({
  id: "bundle-imports",
  title: "All that the built code imports is there where the plugin is installed",
  severity: "error",
  codes: {
    "missing-package": "The built code imports a package that is neither bundled nor declared",
    "missing-file": "The built code imports a file that is not there",
    "not-shipped": "The built code imports a file that is there, but does not ship",
    "missing-internal": 'The built code imports a name with "#" that leads nowhere',
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
  return {
    code,
    subject: target.name,
    at,
    ...(!isCertain && { severity: "warning" }),
    message: `${quote(file)} ${isCertain ? "imports" : "may import"} ${quote(specifier)}${also}, ${is}`,
    help,
  };
}

function describeMore({ file, specifier, at, isCertain }: UnmetImport, count: number): Problem<ImportCode> {
  return {
    code: "more-imports",
    times: count,
    at,
    ...(!isCertain && { severity: "warning" }),
    message: `${quote(file)} has ${formatCount(count, "more import")} that nothing satisfies, ${quote(specifier)} first`,
    help: "Fix the others first: most of them have the same cause",
  };
}

interface Words {
  readonly code: ImportCode;
  readonly is: string;
  readonly help: string;
}

function describeTarget({ target, isCertain }: UnmetImport, packageJson: JsonObjectText | Absent): Words {
  switch (target.kind) {
    case "package":
      return {
        code: "missing-package",
        is: "which is neither in the bundle nor declared",
        help: adviseOnPackage(target.name, isCertain, packageJson),
      };
    case "internal":
      return {
        code: "missing-internal",
        is: 'which "imports" of package.json leads nowhere',
        help: `Let the build resolve it, or name a file that ships under "imports" of package.json`,
      };
    case "file":
      return describeFile(target, packageJson);
  }
}

function adviseOnPackage(name: string, isCertain: boolean, packageJson: JsonObjectText | Absent): string {
  const value = isAbsent(packageJson) ? {} : packageJson.value;
  const isForDevelopment = getOwn(toObject(value["devDependencies"]), name) !== undefined;
  const key = quote(isCertain ? "dependencies" : "optionalDependencies");
  const add = isForDevelopment
    ? `move ${quote(name)} from "devDependencies" to ${key} in package.json`
    : `add ${quote(name)} to ${key} in package.json`;
  return isCertain ? `Bundle it, or ${add}` : `Bundle it, or ${add} if the plugin can do without`;
}

function describeFile({ name, isThere, meant }: MissingFile, packageJson: JsonObjectText | Absent): Words {
  if (isThere) {
    const list = isAbsent(packageJson) ? undefined : packageJson.value["files"];
    const mayShip = Array.isArray(list) && !name.startsWith("..") && !/(?:^|\/)node_modules\//u.test(name);
    return {
      code: "not-shipped",
      is: `but ${quote(name)} does not ship`,
      help: mayShip
        ? `Bundle it, or add ${quote(name)} to "files" in package.json`
        : 'Bundle it, or let the build write it into "dist/"',
    };
  }
  const help =
    meant === undefined
      ? "Build the plugin again, or remove the import"
      : `Write ${quote(meant)} in the source: a host looks for exactly this name`;
  return {
    code: "missing-file",
    is: meant === undefined ? "which is not there" : `but the file is ${quote(meant)}`,
    help,
  };
}
