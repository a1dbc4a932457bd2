import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { hideFolder } from "../../src/host/read-run.js";
import { temporaryFolder } from "../support/folders.js";

// An address writes the space and the letter in another way than a path.
const BESIDE = join(temporaryFolder(), "of a müller");
const COPY = join(BESIDE, "plugin");
const DATA = join(BESIDE, "data");

test.each([
  ["a path in the plugin", join(COPY, "x.js"), "x.js"],
  ["its address", pathToFileURL(join(COPY, "x.js")).href, "x.js"],
  ["a file of its own", join(DATA, "tides.db"), "tides.db"],
  ["the address of a file of its own", pathToFileURL(join(DATA, "tides.db")).href, "tides.db"],
  ["a package of the host", join(BESIDE, "node_modules", "x.js"), "node_modules/x.js"],
  [
    "the address of a package of the host",
    pathToFileURL(join(BESIDE, "node_modules", "x.js")).href,
    "node_modules/x.js",
  ],
  ["another folder that begins alike", `${COPY}s`, `${COPY}s`],
])("a message does not name the temporary folder in %s", (_, path, shown) => {
  const event = { kind: "log", level: "info", message: `Cannot read '${path}', '${path}'` } as const;
  expect(hideFolder(event, COPY, DATA)).toEqual({ ...event, message: `Cannot read '${shown}', '${shown}'` });
});

test("a stack keeps its paths", () => {
  const [message, stack] = [join(COPY, "x.js"), `Error\n    at ${join(COPY, "x.js")}:1:1`];
  const error = { name: "Error", message, stack };
  const event = { kind: "uncaught", error } as const;
  expect(hideFolder(event, COPY)).toEqual({ kind: "uncaught", error: { ...error, message: "x.js" } });
});
