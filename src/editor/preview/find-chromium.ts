import { isAbsolute } from "node:path";
import { UsageError } from "../../core/errors.js";
import { readLooseText } from "../../base/files/file-text.js";
import { diskWorkspace, resolveFolder } from "../../base/files/disk.js";
import { getOwn } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { findProgram, listTrustedFolders, type Surroundings } from "../../base/processes/programs.js";

/** The variable that names the browser, where it is in no usual place. */
export const CHROMIUM_VARIABLE = "PREFLIGHT_CHROMIUM";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

/** Where browsers are that PATH does not name. */
const PLACES: Readonly<Record<string, readonly (readonly [folder: string, name: string])[]>> = {
  darwin: [
    ["/Applications/Google Chrome.app/Contents/MacOS", "Google Chrome"],
    ["/Applications/Chromium.app/Contents/MacOS", "Chromium"],
    ["/Applications/Microsoft Edge.app/Contents/MacOS", "Microsoft Edge"],
  ],
};

/** What installs a browser, by the program that does. */
const INSTALLERS: readonly (readonly [program: string, ...words: string[]])[] = [
  ["apt-get", "install", "-y", "chromium"],
  ["dnf", "install", "-y", "chromium"],
  ["pacman", "-S", "--noconfirm", "chromium"],
  ["zypper", "--non-interactive", "install", "chromium"],
  ["apk", "add", "chromium"],
];

/** The Chromium or Chrome of this machine, if there is one. No file of the repository is taken for it. */
export function findChromium(surroundings: Surroundings, repository: string): string | undefined {
  const { env, platform } = surroundings;
  const named = env[CHROMIUM_VARIABLE];
  if (named) return isAbsolute(named) ? findProgram("", [named], { platform: "" }, repository) : undefined;
  const folders = listTrustedFolders(surroundings, repository);
  const inPath = NAMES.map((name) => findProgram(name, folders, surroundings, repository));
  const places = getOwn(PLACES, platform) ?? [];
  const others = places.map(([folder, name]) => findProgram(name, [folder], surroundings, repository));
  return [...inPath, ...others].find((path) => path !== undefined);
}

/**
 * @param what it is needed for, as the end of a sentence: `to take the screenshot`.
 * @throws {UsageError} where this machine has no such browser, with how to get one.
 */
export function requireChromium(
  surroundings: Surroundings,
  { repository, isRoot, what }: { readonly repository: string; readonly isRoot: boolean; readonly what: string },
): string {
  const { env, platform } = surroundings;
  if (platform === "win32") {
    throw new UsageError(
      `Chromium cannot be started ${what}: plugin-preflight does not support that on Windows yet`,
      "Use Linux or macOS, such as in a job with runs-on: ubuntu-latest",
    );
  }
  const found = findChromium(surroundings, repository);
  if (found !== undefined) return found;
  const named = env[CHROMIUM_VARIABLE];
  if (named) {
    throw new UsageError(
      `${CHROMIUM_VARIABLE} is ${quote(named, 200)}, which is not a program outside of the repository`,
      "Set it to the full path of Chromium or Chrome, or unset it to search for one",
    );
  }
  throw new UsageError(
    `No Chromium or Chrome was found ${what}`,
    `${formatInstall(surroundings, repository, isRoot)}, or set the variable ${CHROMIUM_VARIABLE} to its full path`,
  );
}

const DOWNLOAD = "Install Chrome from https://www.google.com/chrome/";

function formatInstall(surroundings: Surroundings, repository: string, isRoot: boolean): string {
  const folders = listTrustedFolders(surroundings, repository);
  const isThere = (name: string): boolean => findProgram(name, folders, surroundings, repository) !== undefined;
  const formatCommand = (words: readonly string[]): string => `Install Chromium: ${words.join(" ")}`;
  const asRoot = !isRoot && isThere("sudo") ? ["sudo"] : [];
  if (surroundings.platform === "darwin")
    return isThere("brew") ? "Install Chrome: brew install --cask google-chrome" : DOWNLOAD;
  const installer = INSTALLERS.find(([program]) => isThere(program));
  // Its package only installs the snap, which no container can.
  if (!installer || (installer[0] === "apt-get" && isUbuntu()))
    return isThere("snap") ? formatCommand([...asRoot, "snap", "install", "chromium"]) : DOWNLOAD;
  return formatCommand([...asRoot, ...installer]);
}

const MAX_RELEASE_BYTES = 16 * 1024;

function isUbuntu(): boolean {
  const folder = resolveFolder("/usr/lib");
  const text = folder && readLooseText(diskWorkspace(folder), "os-release", MAX_RELEASE_BYTES);
  return /^ID=ubuntu$/mu.test(text ?? "");
}
