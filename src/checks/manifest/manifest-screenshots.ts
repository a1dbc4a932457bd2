import { defineKeyCheck } from "../key-check.js";
import type { Problem, CheckFacts } from "../../core/check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { findRepeatedItems, REPEATED_CODES } from "./repeated-items.js";
import { formatLabel } from "../shape-problems.js";
import { getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

/** The kinds of images by the endings of their names. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["png", "PNG"],
  ["jpg", "JPEG"],
  ["jpeg", "JPEG"],
  ["gif", "GIF"],
  ["webp", "WebP"],
  ["svg", "SVG"],
]);

export default defineKeyCheck("screenshots", {
  id: "manifest-screenshots",
  title: "Every screenshot is an image in the repository, and its extension matches its content",
  codes: {
    ...PATH_CODES,
    ...REPEATED_CODES,
    "not-an-image-name": "A file does not have the extension of an image",
    "not-an-image": "The content of a file is not an image",
    "other-image": "The content of an image does not match its extension",
  },
  wants: ["declaredFiles", "images"],
  *findMore(facts) {
    const { manifest, images } = facts;
    const screenshots = manifest.value["screenshots"];
    if (!Array.isArray(screenshots)) return;
    yield* findRepeatedItems(manifest, "screenshots");
    for (const [index, path] of screenshots.entries()) {
      if (typeof path !== "string" || path === "") continue;
      const faults = [...findPathProblems(facts, ["screenshots", index])];
      yield* faults;
      if (faults.length === 0) yield* findImageProblems({ manifest, images }, index, path);
    }
  },
});

function* findImageProblems(
  { manifest, images }: CheckFacts<"manifest", "images">,
  index: number,
  path: string,
): Generator<Problem<"not-an-image-name" | "not-an-image" | "other-image"> | Absent> {
  const at = manifest.at("screenshots", index);
  const subject = `${formatLabel(["screenshots", index])} is ${quote(path)}`;
  const named = KINDS.get(getEnding(path));
  if (named === undefined) {
    yield {
      code: "not-an-image-name",
      subject: path,
      at,
      message: `${subject}, but must be a PNG, JPEG, GIF, WebP or SVG image`,
      help: decide("Save the screenshot in one of these formats", "image"),
    };
    return;
  }
  const image = getPresent(images)?.get(path);
  if (!image) return;
  // files-fetched reports it.
  if (isAbsent(image)) {
    yield image;
    return;
  }
  if (image.type === undefined) {
    const message = `${subject}, but its content is not an image`;
    yield { code: "not-an-image", subject: path, at, message, help: decide("Save the screenshot again", "image") };
    return;
  }
  const actual = KINDS.get(image.type) ?? image.type.toUpperCase();
  if (actual === named) return;
  const message = `${subject}, but its content is ${actual}`;
  yield {
    code: "other-image",
    subject: path,
    at,
    message,
    // An image of another kind is refused by its name, too.
    help: decide(`Save it as ${named}${KINDS.has(image.type) ? ", or rename the file" : ""}`, "image"),
  };
}

function getEnding(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}
