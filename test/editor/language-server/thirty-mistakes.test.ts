import type { Diagnostic } from "vscode-languageserver/node";
import { beforeAll, expect, test } from "vitest";
import { wholePlugin } from "../../support/folders.js";
import type { Editor } from "../../support/language-client.js";
import { startEditor } from "../../support/start-editor.js";

interface Mistake {
  readonly mistake: string;
  readonly file: string;
  /** What is replaced in the good file, and by what. */
  readonly from: string;
  readonly to: string;
  /** The check and the line of each finding, from 1; in that file where none is named. */
  readonly found: readonly string[];
}

const MANIFEST = "manifest.json";
const slip = (mistake: string, from: string, to: string, ...found: readonly string[]): Mistake => ({
  mistake,
  file: MANIFEST,
  from,
  to,
  found,
});

/** What people do wrong in an editor. Some of it is seen with other files only. */
const MISTAKES: readonly Mistake[] = [
  slip(
    "a version of the manifest as a text",
    '"manifest_version": 1',
    '"manifest_version": "1"',
    "manifest-manifest-version 2",
  ),
  slip("a sign that names do not have", "Weather Widget", "Weather & Widget", "manifest-name 3"),
  slip("a name that is too short", '"Weather Widget"', '"We"', "manifest-name 3"),
  slip(
    "a v before the version",
    '"version": "1.4.0"',
    '"version": "v1.4.0"',
    "manifest-version 4",
    "package.json versions-agree 3",
  ),
  slip("a type that does not exist", "dashboard-widget", "widget", "manifest-type 6"),
  slip("a category that is nearly right", "utilities", "utility", "manifest-category 12"),
  slip("the old name of a permission", '"network-access"', '"network"', "manifest-permissions 14"),
  slip("a misspelt permission", '"notifications"', '"notification"', "manifest-permissions 17"),
  slip("a permission twice", '"storage-write"', '"storage-read"', "manifest-permissions 16"),
  slip("a misspelt key", '"homepage"', '"homePage"', "manifest-known-keys 21"),
  slip("a misspelt required key", '"description": "Current', '"descripton": "Current', "manifest-known-keys 5"),
  slip(
    "an address without https",
    '"https://lumen-labs.example.com/weather-widget"',
    '"lumen-labs.example.com"',
    "manifest-homepage 21",
  ),
  slip("a license that is not SPDX", '"MIT"', '"GPLv3"', "manifest-license 23"),
  slip(
    "more tags than ten",
    '"widget"\n',
    `${Array.from({ length: 11 }, (_, at) => `"tag${String(at)}"`).join(", ")}\n`,
    "manifest-tags 31",
  ),
  slip("a range of Node that is none", '">=18.0.0"', '"eighteen"', "manifest-engines 37"),
  slip("a lowest host above the highest", '"2.1.0"', '"4.0.0"', "manifest-host-versions 39"),
  slip("a size that does not exist", '"medium"', '"huge"', "manifest-dashboard-widget 49"),
  slip("a size of no pixels", '"width": 340', '"width": 0', "manifest-dashboard-widget 46"),
  slip("a setting of a wrong type", '"type": "boolean"', '"type": "bool"', "manifest-config-schema 55"),
  slip("a hook that does not exist", '"onInstall": "onInstall"', '"onInstal": "onInstall"', "manifest-hooks 74"),
  slip("a comma too much", '"dashboard"\n  ]', '"dashboard",\n  ]', "manifest-json 29"),
  slip("a comma that is missing", '"type": "dashboard-widget",', '"type": "dashboard-widget"', "manifest-json 7"),
  slip("a comment", '"category"', '/* where */ "category"', "manifest-json 12"),
  slip("a file that was not built", '"web": "dist/plugin.js"', '"web": "dist/widget.js"', "manifest-web 19"),
  slip("a component that is not exported", '"WeatherWidget"', '"WeatherWidgt"', "components-exist 44"),
  slip("a hook that is not exported", '"onEnable": "onEnable"', '"onEnable": "start"', "hooks-exist 75"),
  slip("a service without the permission for it", '    "network-access",\n', "", "manifest-external-services 79"),
  slip(
    "another version than package.json",
    '"version": "1.4.0"',
    '"version": "1.5.0"',
    "CHANGELOG.md changelog-entry 8",
    "package.json versions-agree 3",
  ),
  {
    mistake: "a README without Installation",
    file: "README.md",
    from: "## Installation",
    to: "## Start",
    found: ["readme-installation 1"],
  },
  {
    mistake: "an entry point that is not packed",
    file: "package.json",
    from: '    "dist/",\n',
    to: "",
    found: ["package-files 26"],
  },
];

const FILES = ["CHANGELOG.md", "LICENSE", "README.md", "manifest.json", "package.json"];
const good = new Map<string, string>();
let editor: Editor;
beforeAll(async () => {
  editor = await startEditor(wholePlugin({ ".git/": "" }));
  for (const file of FILES) {
    expect(await editor.open(file)).toEqual([]);
    good.set(file, editor.text(file));
  }
});

const brief = ({ code, range }: Diagnostic): string => `${String(code)} ${String(range.start.line + 1)}`;

test("there are thirty", () => {
  expect(MISTAKES).toHaveLength(30);
});

test.each(MISTAKES)("$mistake", async ({ file, from, to, found }) => {
  await editor.type(file, from, to);
  const shown = FILES.flatMap((path) =>
    editor
      .shown(path)
      .map(brief)
      .map((one) => (path === file ? one : `${path} ${one}`)),
  );
  const mended = await editor.write(file, good.get(file) ?? "");
  expect(shown.toSorted()).toEqual(found.toSorted());
  expect(mended).toEqual([]);
});
