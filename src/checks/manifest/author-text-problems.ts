import { readAuthor, type AuthorText } from "../../plugin/manifest/author-text.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isEmail } from "../../text/email.js";
import { quote } from "../../text/safe.js";
import { findAddressFault } from "../../text/web-address.js";
import { describeCredentials } from "./address-problems.js";
import type { Problem } from "../../core/check.js";

const FORM = 'Write "Name <mail>", or an object with "name" and "email"';

/** What is wrong with an author that is written as a string. */
export function* findAuthorTextProblems(manifest: Manifest, text: string): Generator<Problem> {
  const at = manifest.at("author");
  const author = readAuthor(text);
  const fault = typeof author === "string" ? FAULTS[author] : findFault(author);
  if (fault !== undefined || typeof author === "string") {
    yield { at, message: `"author" is ${quote(text)}, ${String(fault)}`, help: FORM };
    return;
  }
  if (author.url !== undefined && findAddressFault(author.url)?.kind === "credentials") {
    yield describeCredentials(manifest, ["author"]);
    return;
  }
  if (author.url !== undefined) {
    yield {
      at,
      severity: "warning",
      message: `"author" is ${quote(text)}, but this form has no place for the address in round brackets`,
      help: 'Write an object, and the address into its "website"',
    };
  }
  yield describeString(manifest, text, author);
}

const FAULTS = {
  unclosed: "which has a < and no > behind the e-mail address",
  unopened: "which has a > and no < before the e-mail address",
  continued: "which goes on behind the e-mail address",
} as const;

function findFault({ name, mail }: AuthorText): string | undefined {
  if (name === "") return "which names nobody";
  if (mail === "") return "which has no e-mail address between < and >";
  return mail === undefined || isEmail(mail) ? undefined : `but ${quote(mail)} is no e-mail address`;
}

/** The specification's sample validator takes an object with an e-mail address only. */
function describeString(manifest: Manifest, text: string, { name, mail, url }: AuthorText): Problem {
  const isSafe = url === undefined || !findAddressFault(url);
  const object = mail === undefined || !isSafe ? undefined : { name, email: mail, ...(url && { website: url }) };
  const website = url === undefined ? "" : `, "website": ${quote(url)}`;
  const shown = `{ "name": ${quote(name)}, "email": ${mail === undefined ? '"…"' : quote(mail)}${website} }`;
  return {
    at: manifest.at("author"),
    severity: "warning",
    strict: "error",
    message: `"author" is ${quote(text)}: a string${mail === undefined ? " without an e-mail address" : ""}, which may be refused at submission`,
    help: `Write an object: ${shown}`,
    fix: object ? manifest.replace(["author"], object) : [],
  };
}
