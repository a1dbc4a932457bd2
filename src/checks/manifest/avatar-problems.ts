import { getPresent } from "../../plugin/absent.js";
import { quote } from "../../base/text/safe.js";
import { ADDRESS_CODES, findAddressProblems, INSECURE_CODES, type AddressRules } from "./address-problems.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { findPathProblems } from "./path-problems.js";
import { decide } from "../../base/text/help.js";

const PLACE = ["author", "avatar"] as const;
export const AVATAR_CODES = {
  ...ADDRESS_CODES,
  ...INSECURE_CODES,
  "avatar-file": "The avatar is a path, and the repository has no such file",
  "avatar-path": "The avatar is a path, not a URL",
  "avatar-not-square": "The image of the avatar is not square",
} as const satisfies Codes;

const HELP = decide("Write the URL of the image on the web", "meaning");

/** What is wrong with the author's picture: an address, or, less well, a path in the repository. */
export function* findAvatarProblems(
  facts: CheckFacts<"manifest", "declaredFiles" | "images">,
  rules: AddressRules,
): Generator<Problem<keyof typeof AVATAR_CODES>> {
  const { manifest, images } = facts;
  const avatar = manifest.valueAt(...PLACE);
  if (typeof avatar !== "string") return;
  if (avatar === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(avatar)) {
    yield* findAddressProblems(manifest, PLACE, rules);
    return;
  }
  const at = manifest.at(...PLACE);
  const [fault] = findPathProblems(facts, PLACE);
  if (fault) {
    yield { code: "avatar-file", at, message: fault.message, help: HELP };
    return;
  }
  yield {
    code: "avatar-path",
    at,
    severity: "warning",
    message: `"author.avatar" is ${quote(avatar)}, a path, but the specification asks for a URL`,
    help: HELP,
  };
  const found = getPresent(images)?.get(avatar);
  const image = found && getPresent(found);
  if (image?.width === undefined || image.height === undefined || image.width === image.height) return;
  yield {
    code: "avatar-not-square",
    at,
    severity: "warning",
    message: `"author.avatar" is ${quote(avatar)}, an image of ${String(image.width)} × ${String(image.height)} pixels, but must be square`,
    help: decide("Crop it to a square, ideally 128 × 128 pixels", "image"),
  };
}
