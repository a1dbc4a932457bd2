import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getSurroundings } from "../../../src/base/processes/programs.js";
import { parseSize, takePicture } from "../../../src/editor/preview/take-picture.js";
import { temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

/** A browser in which nothing is shown yet, and which ends after it was asked for that. */
const ENDING = `
let rest = "";
const input = new (require("node:net").Socket)({ fd: 3 });
input.setEncoding("utf8").on("data", (piece) => {
  const messages = (rest + piece).split("\\0");
  rest = messages.pop();
  for (const { id, method } of messages.map((text) => JSON.parse(text))) {
    const result = { targetId: "1", sessionId: "1", result: { value: "" } };
    require("node:fs").writeSync(4, JSON.stringify({ id, result }) + "\\0");
    if (method === "Runtime.evaluate") process.exit();
  }
});
`;

/** Takes a picture with this program for a browser. */
function take(text: string) {
  const program = join(temporaryFolder(), "chromium");
  writeFileSync(program, text, { mode: 0o755 });
  const own = getSurroundings();
  const picture = takePicture({
    address: "http://127.0.0.1/",
    size: { width: 100, height: 100 },
    surroundings: { ...own, env: { ...own.env, PREFLIGHT_CHROMIUM: program } },
    repository: temporaryFolder(),
    isRoot: false,
  });
  return { picture, program };
}

test.runIf(POSIX).each([
  ["ends between two questions", `#!${process.execPath}\n${ENDING}`, "The browser has ended"],
  ["ends at once", "#!/bin/sh\nexec false\n", "The browser has ended"],
  [
    "says why it ends",
    "#!/bin/sh\nprintf 'a\\n1:ERROR:x \\033[31mno\\nb\\n' >&2\n",
    "The browser has ended: 1:ERROR:x \\x1b[31mno",
  ],
  ["does not start", "#!/no/where\n", expect.stringContaining("The browser cannot be started: ") as string],
])("a browser that %s is an error of the picture", async (_, text, message) => {
  const { picture, program } = take(text);
  await expect(picture).rejects.toMatchObject({ message, help: `It is ${program}` });
});

test("a size has two sides of two to four digits", () => {
  expect(parseSize("10x4000")).toEqual({ width: 10, height: 4000 });
  for (const text of ["4001x10", "10x4001", "9x10", "100X100", "100x100 ", ""])
    expect(() => parseSize(text), text).toThrow(`--size is "${text}", which is not a size in pixels`);
});
