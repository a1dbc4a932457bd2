import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getSurroundings } from "../../../src/base/processes/programs.js";
import { takePicture } from "../../../src/editor/preview/take-picture.js";
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

test.runIf(POSIX)("a browser that ends between two questions is an error of the picture", async () => {
  const program = join(temporaryFolder(), "chromium");
  writeFileSync(program, `#!${process.execPath}\n${ENDING}`, { mode: 0o755 });
  const own = getSurroundings();
  const picture = takePicture({
    address: "http://127.0.0.1/",
    size: { width: 100, height: 100 },
    surroundings: { ...own, env: { ...own.env, PREFLIGHT_CHROMIUM: program } },
    repository: temporaryFolder(),
    isRoot: false,
  });
  await expect(picture).rejects.toMatchObject({ message: "The browser has ended", help: `It is ${program}` });
});
