import { findAddressProblems, type AddressRules } from "./address-problems.js";
import { AUTHOR_TEXT_CODES, findAuthorTextProblems } from "./author-text-problems.js";
import { AVATAR_CODES, findAvatarProblems } from "./avatar-problems.js";
import type { ShapeCode } from "../shape-code.js";
import { listShapeCodes } from "../key-check.js";
import { defineCheck, type Problem, type CheckFacts } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { findShapeProblems } from "../shape-problems.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { ShapeError } from "../../plugin/manifest/shape.js";
import { isEmail } from "../../base/text/web-address.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

const HTTPS: AddressRules = { http: { severity: "notice", which: "but https: is recommended" } };

export default defineCheck({
  id: "manifest-author",
  title: "The author has a name and, ideally, a valid e-mail address",
  severity: "error",
  codes: {
    ...listShapeCodes("author"),
    ...AUTHOR_TEXT_CODES,
    ...AVATAR_CODES,
    "no-name": "The name of the author contains only spaces",
    "not-a-mail": "The e-mail address is invalid",
  },
  about: ["author"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles", "images"],
  *run(facts) {
    const { manifest } = facts;
    const author = manifest.value["author"];
    if (typeof author === "string") {
      yield* findAuthorTextProblems(manifest, author);
      return;
    }
    yield* findAuthorShapeProblems(facts);
    yield* findNameProblems(manifest);
    yield* findMailProblems(manifest);
    yield* findAddressProblems(manifest, ["author", "website"], HTTPS);
    yield* findAddressProblems(manifest, ["author", "url"], HTTPS);
    yield* findAvatarProblems(facts, HTTPS);
  },
});

/** As the schema has it, but an e-mail address that is missing may be refused at submission. */
function* findAuthorShapeProblems({
  manifest,
  shape,
}: CheckFacts<"manifest" | "shape">): Generator<Problem<ShapeCode>> {
  const isMailMissing = shape.errors.some((error) => error.path[0] === "author" && isMissingMail(error));
  const isAboutMail = (error: ShapeError): boolean => isMailMissing && (isMissingMail(error) || isSlipOfMail(error));
  const findProblems = (errors: readonly ShapeError[]) => findShapeProblems({ manifest, shape: { errors } }, "author");
  yield* findProblems(shape.errors.filter((error) => !isAboutMail(error)));
  for (const problem of findProblems(shape.errors.filter(isAboutMail))) yield { ...problem, strict: "error" };
}

const isMissingMail = ({ params }: ShapeError): boolean => params["missingProperty"] === "email";

function isSlipOfMail({ params }: ShapeError): boolean {
  const unknown = params["additionalProperty"];
  return typeof unknown === "string" && findNearest(unknown, ["email", "name"]) === "email";
}

function* findNameProblems(manifest: Manifest): Generator<Problem<"no-name">> {
  const name = manifest.valueAt("author", "name");
  if (typeof name !== "string" || name === "" || name.trim() !== "") return;
  yield {
    code: "no-name",
    at: manifest.at("author", "name"),
    message: `"author.name" is ${quote(name)}, which does not name anyone`,
    help: decide("Write the author's name", "meaning"),
  };
}

function* findMailProblems(manifest: Manifest): Generator<Problem<"not-a-mail">> {
  const mail = manifest.valueAt("author", "email");
  if (typeof mail !== "string" || isEmail(mail)) return;
  const tidy = mail.trim();
  yield {
    code: "not-a-mail",
    at: manifest.at("author", "email"),
    message: `"author.email" is ${quote(mail)}, which is not an e-mail address`,
    help:
      writeMeant(manifest, ["author", "email"], isEmail(tidy) ? tidy : undefined) ??
      decide('Write the address of the author, such as "office@example.com"', "meaning"),
  };
}
