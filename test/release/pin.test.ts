import { describe, expect, test } from "vitest";
import { UsageError } from "../../src/core/errors.js";
import { readPin } from "../../src/release/pin.js";
import { wholePlugin } from "../support/folders.js";
import { runCliHere } from "../support/product.js";

const DIGEST = "0a".repeat(32);
const WHAT = { pin: "The input checked-sha256", artifact: "the input artifact" };
const pinOf = (given: string | undefined, artifact: string | undefined) => readPin(given, artifact, WHAT);

describe("the pin of an archive of an earlier job", () => {
  test.each([DIGEST, DIGEST.toUpperCase(), `sha256:${DIGEST}`, `SHA256:${DIGEST}`, ` ${DIGEST}\n`])(
    "is a digest: %j",
    (given) => {
      expect(pinOf(given, "release")).toEqual({ sha256: DIGEST });
    },
  );

  test("is left out only with an explicit `none`", () => {
    expect(pinOf("none", "release")).toBe("none");
    expect(pinOf(undefined, undefined)).toBeUndefined();
  });

  test.each([undefined, "", "  "])("is required: %j is an output that no job sets", (given) => {
    expect(() => pinOf(given, "release")).toThrow(UsageError);
    expect(() => pinOf(given, "release")).toThrow("The input checked-sha256 is empty or missing");
  });

  test.each(["abc", "None", "sha512:abc", `${DIGEST}0`, `md5:${DIGEST}`, `sha256:${DIGEST} none`])(
    "is no %j",
    (given) => {
      expect(() => pinOf(given, "release")).toThrow(/^The input checked-sha256 is .+, which is not a SHA-256$/u);
    },
  );

  test.each([DIGEST, "none", ""])("pins nothing without an archive: %j", (given) => {
    expect(() => pinOf(given, undefined)).toThrow("pins the archive of an earlier job, but none is given");
  });
});

test.each([
  [["--artifact", "built"], "--checked-sha256 is empty or missing, "],
  [["--artifact", "built", "--checked-sha256", "abc"], '--checked-sha256 is "abc", which is not a SHA-256\n'],
  [["--checked-sha256", DIGEST], "--checked-sha256 pins the archive of an earlier job, but none is given\n"],
])("the command line names its options: %j", async (words, message) => {
  const args = ["release", "--tag", "v1.4.0", "--targets", "github-release", ...words];
  const { status, stderr } = await runCliHere(args, { cwd: wholePlugin({ ".git/": "" }) });
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
