import { defineCheck, type Problem } from "../../core/check.js";
import { absent, getPresent, type Absent } from "../../plugin/absent.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { isWithin } from "../../base/files/workspace.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { ScreenshotFolder } from "../../plugin/images/screenshots.js";
import { showsNothing } from "../../plugin/screenshot-files.js";
import { TYPE_NEEDS } from "../../plugin/manifest/type-needs.js";
import { quote } from "../../base/text/safe.js";
import { decide, moveFile, type Help } from "../../base/text/help.js";

const ADD = decide(
  `Add an image of the plugin in use to the folder "screenshots". The command "dev --screenshot screenshots/1.png" takes one`,
  "image",
);

/** Of one way alone, another finding would come. */
const RENAME_ALSO = decide("Rename it to screenshots, also where manifest.json and package.json name it", "disk");

type FolderCode = "missing" | "other-name" | (typeof IN_PLACE_OF_FOLDER)[keyof typeof IN_PLACE_OF_FOLDER]["code"];

export default defineCheck({
  id: "screenshots-present",
  title: "A plugin with a user interface has a folder with at least one screenshot",
  severity: "error",
  codes: {
    missing: "There is no such folder",
    "other-name": "A folder has a similar name",
    "no-image": "There is no image in the folder",
    file: "There is a file instead of the folder",
    "link-outside": "The folder is a link that points outside the repository",
    "broken-link": "The folder is a broken link",
    "special-file": "There is a pipe, a socket or a device instead of the folder",
    unreadable: "The folder cannot be read",
  },
  needs: ["manifest", "screenshots"],
  wants: ["packageJson"],
  *run({ manifest, screenshots, packageJson }) {
    const type = manifest.value["type"];
    if (showsNothing(type)) return;
    if (typeof type !== "string" || !TYPE_NEEDS.has(type)) {
      yield absent(`the manifest's "type" does not say whether the plugin shows anything`);
      return;
    }
    const { found, near } = screenshots;
    const folders = found.filter(({ state }) => state === "folder");
    const [folder] = folders;
    if (folder) {
      if (folders.some(({ hasImage }) => hasImage)) return;
      yield {
        code: "no-image",
        at: { file: folder.path },
        message: `There is no image in the folder ${quote(folder.name)}`,
        help: decide("Add one that shows the plugin in use: a PNG, JPEG, GIF, WebP or SVG file", "image"),
        severity: "warning",
      };
    } else if (found[0]) yield describeReplacement(found[0]);
    else if (near) {
      yield {
        code: "other-name",
        at: { file: near.path },
        message: `The folder ${quote(near.name)} must be named exactly "screenshots" or "assets/screenshots"`,
        help: isNamed(near.name, manifest, packageJson) ? RENAME_ALSO : adviseToMove(near),
      };
    } else {
      yield {
        code: "missing",
        at: manifest.at("type"),
        message: `There is no folder "screenshots" or "assets/screenshots", which a plugin of type ${quote(type)} must have`,
        help: ADD,
      };
    }
  },
});

/** Whether manifest.json or package.json has the folder by the name that it must not keep. */
function isNamed(name: string, { value }: Manifest, packageJson: JsonObjectText | Absent): boolean {
  const lists = [value["screenshots"], getPresent(packageJson)?.value["files"]];
  const paths = lists.flatMap((list: unknown) => (Array.isArray(list) ? (list as readonly unknown[]) : []));
  return paths.some((path) => typeof path === "string" && isWithin(path.replace(/^(?:\.?\/)+|\/+$/gu, ""), name));
}

function adviseToMove({ name, path }: { readonly name: string; readonly path: string }): Help {
  const folder = path.slice(0, -name.length);
  if (name.startsWith("assets/"))
    return moveFile("Rename it to assets/screenshots", path, `${folder}assets/screenshots`);
  const title = `${name.includes("/") ? "Move" : "Rename"} it to screenshots, next to manifest.json`;
  return moveFile(title, path, `${folder}screenshots`);
}

/** What is there in the place of a folder with an image, by its state. */
const IN_PLACE_OF_FOLDER = {
  folder: { code: "no-image", is: "contains no image" },
  file: { code: "file", is: "is a file, not a folder" },
  outside: { code: "link-outside", is: "is a link that points outside the repository, so it is not read" },
  broken: { code: "broken-link", is: "is a broken link" },
  special: { code: "special-file", is: "is a pipe, a socket or a device, not a folder" },
  unreadable: { code: "unreadable", is: "cannot be read" },
} as const satisfies Readonly<Record<ScreenshotFolder["state"], { readonly code: string; readonly is: string }>>;

function describeReplacement({ name, path, state }: ScreenshotFolder): Problem<FolderCode> {
  const { code, is } = IN_PLACE_OF_FOLDER[state];
  return {
    code,
    at: { file: path },
    message: `${quote(name)} ${is}`,
    help:
      state === "unreadable"
        ? decide("Give this user permission to read it", "disk")
        : decide("Replace it with a folder of images", "image"),
  };
}
