import { validateManifest } from "../manifest.js";
import { explainNameFault } from "../plugin/npm-files/name-faults.js";
import { isPlaceholderAddress, isPlaceholderName, readAuthor } from "../plugin/manifest/author-text.js";
import { isPackageName } from "../base/text/package-name.js";
import { makeVisible, quote } from "../base/text/safe.js";
import type { ChosenTemplate } from "./templates.js";

/** What an author says about a new plugin. */
export interface Answers extends ChosenTemplate {
  /** In the marketplace. */
  readonly name: string;
  /** Of the package, with its scope. */
  readonly packageName: string;
  /** Where it is made, in the current folder; `.` is that folder itself. */
  readonly folder: string;
  readonly description: string;
  readonly author: Author;
  readonly category: string;
  /** Whether a Git hook checks each commit. */
  readonly hook: boolean;
}

export interface Author {
  readonly name: string;
  readonly email: string;
}

/** Why an answer is refused, and what to write instead. */
export interface Fault {
  readonly message: string;
  readonly help: string;
}

/** A manifest without a finding. */
const VALID = {
  manifest_version: 1,
  name: "A plugin",
  version: "0.1.0",
  description: "It is a valid plugin",
  type: "service",
  author: { name: "An author", email: "author@example.com" },
  category: "other",
  permissions: [],
};

export function formatAuthor({ name, email }: Author): string {
  return `${name} <${email}>`;
}

/** Reads `Name <mail>`. */
export function readAuthorAnswer(text: string): Author | undefined {
  const read = readAuthor(text);
  return typeof read === "string" || read.mail === undefined ? undefined : { name: read.name, email: read.mail };
}

/** Checks the object of manifest.json; package.json has the text. */
export function findAuthorFault(text: string): Fault | undefined {
  const help = 'Write a name and an address, such as "Ada Byron <ada@example.com>"';
  const author = readAuthorAnswer(text);
  if (!author || makeVisible(text) !== text) return { message: "The author has no name and address", help };
  if (isPlaceholderName(author.name) || isPlaceholderAddress(author.email))
    return { message: `${quote(text)} is a placeholder`, help };
  const fault = findAnswerFault("author", author);
  return fault && { message: fault.message, help };
}

/** Checks an answer by the manifest's own rules, so that nothing is found later. `undefined` for a good one. */
export function findAnswerFault(key: keyof typeof VALID, value: unknown): Fault | undefined {
  const { errors, warnings } = validateManifest({ ...VALID, [key]: value });
  const isAbout = (pointer = ""): boolean => pointer === `/${key}` || pointer.startsWith(`/${key}/`);
  const found = [...errors, ...warnings].find(
    ({ severity, location }) => severity !== "notice" && isAbout(location.pointer),
  );
  return found && { message: found.message, help: found.help ?? "Write another one" };
}

/** What follows from what is typed as the name of a project. */
export interface ProjectName extends Pick<Answers, "packageName" | "folder"> {
  /** What the plugin is named after. */
  readonly words: string;
  readonly scope: string | undefined;
}

/**
 * Reads `my-plugin`, `@scope/my-plugin`, or `.` for the current folder.
 *
 * @param here the name of the current folder.
 */
export function readProjectName(typed: string, here: string): ProjectName {
  if (/^\.\/?$/u.test(typed)) return { words: here, scope: undefined, packageName: makePackageName(here), folder: "." };
  const [, scope, words = typed] = /^(@[^/]*)\/([^]*)$/u.exec(typed) ?? [];
  const folder = makePackageName(words);
  return { words, scope, folder, packageName: scope === undefined ? folder : `${scope}/${folder}` };
}

/** In lower case, with one hyphen for everything else. */
function makePackageName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}

/** The plugin's name for what was typed: `my-plugin` becomes `My Plugin`. A name with a space or a capital is kept. */
export function makePluginName(typed: string): string {
  if (/[A-Z ]/u.test(typed)) return typed;
  return typed
    .split(/[-_]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * Checks the name of a project, which is that of a folder and a package too.
 *
 * @param installed the packages that the project installs.
 */
export function findProjectNameFault(
  { words, scope, packageName, folder }: ProjectName,
  installed: readonly string[],
): Fault | undefined {
  const isHere = folder === ".";
  const help = isHere
    ? "The plugin is named after this folder: rename it, or write create my-plugin"
    : "Choose another name, such as my-plugin";
  const fault = findAnswerFault("name", words);
  if (fault) return isHere ? { ...fault, help } : fault;
  if (scope !== undefined && (scope !== scope.toLowerCase() || !isPackageName(`${scope}/a`)))
    return {
      message: `"${scope}" is not a package scope`,
      help: "Write it in lower case, as in @lumen-labs/my-plugin",
    };
  if (!isPackageName(packageName))
    return { message: `"${words}" has no letter and no digit for the name of a package`, help };
  const inPath = explainNameFault(makePackageName(words));
  if (inPath !== undefined) return { message: `"${packageName}" ${inPath}`, help };
  if (installed.includes(packageName)) {
    return {
      message: `The project cannot be named "${packageName}", because it installs a package of that name`,
      help,
    };
  }
  return undefined;
}
