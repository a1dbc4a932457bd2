import type { LifecycleError, MissingFile } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Codes, Problem } from "../../core/check.js";
import { getOwn } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

/** What can be wrong with an import, of the module or of a hook. */
export const IMPORT_CODES = {
  "missing-package": "The plugin imports a package that is neither bundled nor declared",
  "node-only": "Code of a page imports a module that only Node.js has",
  "missing-file": "The plugin imports or opens a file that is not there",
  "sdk-entry": "The SDK is imported from another entry point than plugin-preflight/sdk",
} as const satisfies Codes;

const SDK = "plugin-preflight/sdk";
const WRONG_ENTRIES = [
  /^No "exports" main defined in .{0,1000}plugin-preflight[\\/]package\.json/u,
  /^Package subpath '[^']{1,200}' is not defined by "exports" in .{0,1000}plugin-preflight[\\/]package\.json/u,
  /^The requested module 'plugin-preflight' (?:does not provide an export named|is a CommonJS module)/u,
  /^Named export '[^']{1,200}' not found\. The requested module 'plugin-preflight' /u,
];

type ImportProblem = Pick<Problem<keyof typeof IMPORT_CODES>, "code" | "subject" | "message" | "help">;

/**
 * What is wrong with an import that has failed in the plugin's own code, in an author's words.
 *
 * @param failure `onInstall throws`.
 */
export function describeImport({ message, missingFile }: LifecycleError, failure: string): ImportProblem | undefined {
  if (missingFile) {
    const { file, instead, unpacked } = missingFile;
    if (unpacked !== undefined) {
      return {
        code: "missing-file",
        subject: file,
        message: `${failure}: it ${unpacked} ${quote(file)}, which does not ship`,
        help: decide(`Bundle it, or add ${quote(file)} to "files" in package.json`, "source"),
      };
    }
    return {
      code: "missing-file",
      subject: file,
      message: `${failure}: it imports ${quote(file)}, which is not there${instead === undefined ? "" : `, but ${quote(instead)} is`}`,
      help: decide(adviseOnFile(missingFile), "source"),
    };
  }
  if (!WRONG_ENTRIES.some((words) => words.test(message))) return undefined;
  return {
    code: "sdk-entry",
    subject: SDK,
    message: `${failure}: it does not import the SDK from "${SDK}"`,
    help: decide(`Import it from "${SDK}": import { BasePlugin } from "${SDK}"`, "source"),
  };
}

/** The package that a plugin cannot be loaded without: where it is declared, the lifecycle was not run. */
export function describeMissingPackage({ message }: LifecycleError, failure: string): ImportProblem | undefined {
  const name = /^Cannot find (?:package|module) '(?:[^'\n]{0,1000}node_modules\/)?([^']{1,200})'/u.exec(message)?.[1];
  if (name === undefined) return undefined;
  return {
    code: "missing-package",
    subject: name,
    message: `${failure}: it imports ${quote(name)}, which is neither in the bundle nor declared`,
    help: decide(`Bundle it, or add it to "dependencies" in package.json`, "source"),
  };
}

function adviseOnFile({ file, instead }: MissingFile): string {
  if (instead === undefined) return "Fix the path of the import, or build again";
  // What is required may have no ending.
  return instead.startsWith(file)
    ? "Write the full file name: imports of ES modules need the extension"
    : "Write the name exactly as the file has it: most hosts are case-sensitive";
}

/** What to do about a module that cannot be loaded, by what the engine or the bundler says. */
export function adviseOnLoading({ name, message }: LifecycleError): string {
  const required = /^Dynamic require of "([^"]{1,200})" is not supported/u.exec(message)?.[1];
  if (required !== undefined)
    return `Import ${quote(required)} with "import", as ES modules have no "require", or build the plugin as CommonJS`;
  if (/\bneeds an import attribute of (?:"type: json"|type "json")|is not of a supported .{0,40}json/iu.test(message))
    return 'Import it with { type: "json" }, or make the bundler include it';
  if (/^(?:require|module|exports|__dirname|__filename) is not defined\b/u.test(message))
    return 'Use "import" and import.meta.url, as in all ES modules, or build the plugin as CommonJS';
  if (/^Cannot use import statement outside a module|^Unexpected token 'export'/u.test(message))
    return 'Set "type": "module" in package.json, or name the file with .mjs';
  const isOfParser = name === "SyntaxError" && !/\bJSON\b|regular expression/iu.test(message);
  if (isOfParser) return "Make the build compile this syntax: the runtimes that the plugin names cannot parse it";
  return adviseOnRuntime(message) ?? "Fix the error, or move this into a hook: it runs whenever the module is loaded";
}

/** What to do about a name that no page has, or about a package that was installed with another Node. */
export function adviseOnRuntime(message: string): string | undefined {
  if (message.includes("was compiled against a different Node.js version"))
    return "Install the packages again with this version of Node.js: npm rebuild";
  const name = /^(process|Buffer|global|setImmediate|clearImmediate) is not defined$/u.exec(message)?.[1];
  if (name === undefined) return undefined;
  if (name === "process")
    return 'Let the build put the value in its place, such as with "define": a page has no process';
  const others = { Buffer: "Uint8Array and btoa", global: "globalThis" };
  return `Use ${getOwn(others, name) ?? "setTimeout"} instead: a page has no ${name}`;
}
