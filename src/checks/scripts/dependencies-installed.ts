import { defineCheck } from "../../core/check.js";
import { formatInstallCommand } from "../../repository/manager-commands.js";
import { hasBuildScript } from "../../plugin/scripts/scripts.js";
import { getPresent } from "../../plugin/absent.js";
import { toObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import type { Location } from "../../base/text/location.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { getBaseName } from "../../base/files/workspace.js";
import { joinWords } from "../../base/text/join-words.js";
import { decide, deleteFile, run, say } from "../../base/text/help.js";

export default defineCheck({
  id: "dependencies-installed",
  title: "The packages that package.json requires are installed",
  severity: "error",
  codes: {
    "not-installed": "Packages that package.json requires are not installed",
    "other-lock-file": "There is the lock file of another package manager",
  },
  needs: ["installation", "scripts", "packageJson"],
  wants: ["bundleFile"],
  *run({ installation, scripts, packageJson, bundleFile }) {
    const { manager } = scripts;
    const [first, ...others] = installation.missing;
    if (first !== undefined) {
      const isUnbuilt = getPresent(bundleFile)?.state === "missing";
      const build = isUnbuilt && hasBuildScript(packageJson.value) ? ` && ${manager.name} run build` : "";
      const command = `${formatInstallCommand(manager)}${build}`;
      yield {
        code: "not-installed",
        subject: installation.missing,
        at: findPlace(packageJson, first),
        message: formatNotInstalled(first, others),
        help: run(`Run this before the check: ${command}`, command),
      };
    }
    for (const other of manager.others) {
      yield {
        code: "other-lock-file",
        at: { file: other },
        severity: "notice",
        message: `${getBaseName(other)} is the lock file of another package manager, but this project uses ${manager.name}`,
        help: say(
          "Remove the lock file of the package manager that you do not use",
          deleteFile(`Remove ${getBaseName(other)}`, other),
          decide(`Remove the lock file of ${manager.name}`, "meaning"),
        ),
      };
    }
  },
});

const MAX_NAMED = 3;

function formatNotInstalled(first: string, others: readonly string[]): string {
  if (others.length === 0) return `The package ${quote(first)}, which package.json requires, is not installed`;
  const names = formatPackages([first, ...others]);
  return `${formatNumber(others.length + 1)} packages that package.json requires are not installed: ${names}`;
}

function formatPackages(packages: readonly string[]): string {
  const rest = packages.length - MAX_NAMED;
  const names = packages.map((name) => quote(name));
  if (rest > 0) return `${names.slice(0, MAX_NAMED).join(", ")} and ${formatNumber(rest)} more`;
  return joinWords(names);
}

function findPlace(packageJson: JsonObjectText, name: string): Location {
  const isForUsers = Object.hasOwn(toObject(packageJson.value["dependencies"]), name);
  return packageJson.keyAt(isForUsers ? "dependencies" : "devDependencies", name);
}
