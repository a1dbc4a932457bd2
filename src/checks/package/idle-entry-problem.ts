import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { IdleEntry } from "../../plugin/npm-files/package-contents.js";
import { findMisnamedFolder } from "../../plugin/screenshot-files.js";
import { escapeLetters, quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { certain, decide, either, moveFile, remove, set, type Help } from "../../base/text/help.js";

export const IDLE_CODES = {
  "no-such-file": "An entry names something that does not exist",
  "link-entry": "An entry names a link, but npm does not pack links",
  "nothing-packed": "npm never packs what an entry names",
  "idle-pattern": "No packed file matches the pattern of an entry",
} as const satisfies Codes;

type IdleCode = keyof typeof IDLE_CODES;

/** An entry of `files` of which nothing is packed. */
export function describeIdleEntry(packageJson: JsonObjectText, { at, entry, why, near }: IdleEntry): Problem<IdleCode> {
  const makeProblem = (code: IdleCode, what: string, help: Help): Problem<IdleCode> => ({
    code,
    subject: entry,
    at: packageJson.at("files", at),
    message: `${formatLabel(["files", at])} is ${quote(entry)}, but ${what}`,
    help,
  });
  const removal = remove(packageJson, ["files", at]);
  switch (why) {
    case "missing": {
      const slashed = entry.replaceAll("\\", "/");
      const meant = slashed === entry ? near : slashed;
      const what = `there is no ${entry.endsWith("/") ? "folder" : "file or folder"} of that name`;
      if (meant === undefined) {
        const name = decide("Write the name of a file or folder to pack", "meaning");
        return makeProblem("no-such-file", what, either(name, removal));
      }
      const renamed = findMisnamedFolder(meant.replace(/\/$/u, ""));
      if (renamed !== undefined) {
        const folder = packageJson.file.slice(0, -"package.json".length);
        const help = moveFile(
          `Rename the folder to ${renamed}`,
          folder + meant.slice(0, renamed.length),
          folder + renamed,
        );
        return makeProblem("no-such-file", `the folder is named ${quote(meant)}`, help);
      }
      if (meant !== entry && meant.normalize("NFC") === entry.normalize("NFC")) {
        const form = `its name has the same letters in another Unicode form: ${escapeLetters(meant)}`;
        const title = `Write ${escapeLetters(meant)}`;
        return makeProblem("no-such-file", form, certain(set(packageJson, ["files", at], meant, title)));
      }
      const [one, other] = [meant, entry].map((name) => name.toLowerCase().replace(/\/$/u, ""));
      const isCertain = one === other;
      const help = set(packageJson, ["files", at], meant);
      const words = `${what}; did you mean ${quote(meant)}?`;
      return makeProblem("no-such-file", words, isCertain ? certain(help) : help);
    }
    case "link":
      return makeProblem(
        "link-entry",
        "that is a link, and npm packs no links",
        either(decide("Name what the link points to", "meaning"), removal),
      );
    case "nothing":
      return makeProblem("nothing-packed", "npm never packs it", removal);
    case "pattern": {
      const help = either(decide("Correct the pattern", "meaning"), removal);
      return { ...makeProblem("idle-pattern", "no packed file matches that pattern", help), severity: "notice" };
    }
  }
}
