import { readAuthor, type AuthorText } from "../../plugin/manifest/author-text.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isEmail, findAddressFault } from "../../base/text/web-address.js";
import { quote } from "../../base/text/safe.js";
import { CREDENTIALS_CODES, describeCredentials } from "./address-problems.js";
import type { Codes, Problem } from "../../core/check.js";
import { certain, decide, set, type Help } from "../../base/text/help.js";

export const AUTHOR_TEXT_CODES = {
  ...CREDENTIALS_CODES,
  "wrong-text": "The author is a string in an unknown form, or one without a name",
  "address-in-text": "The author is a string with a URL in parentheses",
  "not-an-object": "The author is a string, not an object",
} as const satisfies Codes;

/** What is wrong with an author that is written as a string. */
export function* findAuthorTextProblems(
  manifest: Manifest,
  text: string,
): Generator<Problem<keyof typeof AUTHOR_TEXT_CODES>> {
  const at = manifest.at("author");
  const author = readAuthor(text);
  if (typeof author === "string") {
    yield describeWrongText(manifest, text, FAULTS[author]);
    return;
  }
  const fault = findFault(author);
  if (fault !== undefined) {
    yield describeWrongText(manifest, text, fault);
    return;
  }
  if (author.url !== undefined && findAddressFault(author.url)?.kind === "credentials") {
    yield describeCredentials(manifest, ["author"]);
    return;
  }
  if (author.url !== undefined) {
    yield {
      code: "address-in-text",
      at,
      severity: "warning",
      message: `"author" is ${quote(text)}, but this form has no place for the URL in parentheses`,
      help: adviseOnObject(manifest, author),
    };
  }
  yield describeString(manifest, text, author);
}

function describeWrongText(manifest: Manifest, text: string, fault: string): Problem<"wrong-text"> {
  return {
    code: "wrong-text",
    at: manifest.at("author"),
    message: `"author" is ${quote(text)}, ${fault}`,
    help: adviseOnObject(manifest, guessAuthor(text)),
  };
}

/** The object that is meant, with "…" for what only its author knows. */
function adviseOnObject(manifest: Manifest, { name, mail, url }: AuthorText): Help {
  const website = url === undefined ? "" : `, "website": ${quote(url)}`;
  const isUnknown = name === "" || /^your name$/iu.test(name);
  const object = `{ "name": ${quote(isUnknown ? "…" : name)}, "email": ${quote(mail ?? "…")}${website} }`;
  if (isUnknown) return decide(`Write the author's name, best in an object: ${object}`, "meaning");
  const title = `Write an object: ${object}`;
  if (mail === undefined || mail === "") return decide(title, "meaning");
  return set(manifest, ["author"], { name, email: mail, ...(url !== undefined && { website: url }) }, title);
}

/** The parts of a text that is in none of the forms, as far as they can be seen. */
function guessAuthor(text: string): AuthorText {
  const start = text.slice(0, MAX_GUESS_LENGTH);
  const words = start.split(/[\s<>(),;]+/u);
  const mail = words.find((word) => isEmail(word));
  const [before = ""] = start.split(/[<>(]/u);
  const name = before
    .trim()
    .split(/\s+/u)
    .filter((word) => !/[@:/]/u.test(word))
    .join(" ");
  return { name, mail, url: undefined };
}

const MAX_GUESS_LENGTH = 200;

const FAULTS = {
  unclosed: "which has a < and no > after the e-mail address",
  unopened: "which has a > and no < before the e-mail address",
  continued: "which has more text after the e-mail address",
} as const;

function findFault({ name, mail }: AuthorText): string | undefined {
  if (name === "") return "which does not name anyone";
  if (mail === "") return "which has no e-mail address between < and >";
  if (mail === undefined || isEmail(mail)) return undefined;
  return `but ${quote(mail)} is not an e-mail address`;
}

/** The specification's sample validator takes an object with an e-mail address only. */
function describeString(manifest: Manifest, text: string, { name, mail, url }: AuthorText): Problem<"not-an-object"> {
  const help = adviseOnObject(manifest, { name, mail, url });
  const without = mail === undefined ? " without an e-mail address" : "";
  return {
    code: "not-an-object",
    at: manifest.at("author"),
    severity: "warning",
    strict: "error",
    message: `"author" is ${quote(text)}: a string${without}, which may be refused at submission`,
    help: isWhole({ mail, url }) ? certain(help) : help,
  };
}

/** Whether the string has all that an object needs. */
function isWhole({ mail, url }: Pick<AuthorText, "mail" | "url">): boolean {
  return mail !== undefined && (url === undefined || !findAddressFault(url));
}
