import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { askSecret } from "../../src/cli/ask-secret.js";
import { temporaryFolder } from "../support/folders.js";
import { runInProcess } from "../support/in-process.js";

const LONGEST = "s".repeat(8_192);
const REFUSED = {
  name: "UsageError",
  message: "The input has more than 8,192 characters, which is too long for a token",
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Asks for a secret while these pieces are typed. Gives it, or what is thrown, and how many of the pieces were read. */
async function ask(pieces: readonly string[], { isTTY = true } = {}) {
  const stdin = new PassThrough();
  let typed = 0;
  let read = 0;
  const type = async (): Promise<void> => {
    for (const piece of pieces) {
      typed++;
      stdin.write(piece);
      await setImmediate();
    }
    if (!isTTY) stdin.end();
  };
  const setRawMode = (isRaw: boolean): void => {
    if (isRaw) void type();
    else read = typed;
  };
  vi.spyOn(process, "stdin", "get").mockReturnValue(Object.assign(stdin, { isTTY, setRawMode }) as never);
  if (!isTTY) void type();
  let secret: string | undefined;
  let thrown: unknown;
  const work = async (): Promise<number> => {
    await askSecret("Token: ").then(
      (given) => (secret = given),
      (error: unknown) => (thrown = error),
    );
    return 0;
  };
  await runInProcess(work, { cwd: temporaryFolder(), env: {}, commands: [], name: "askSecret" });
  return { secret, thrown, read };
}

describe.each([{ isTTY: true }, { isTTY: false }])("a secret, where isTTY is $isTTY,", (where) => {
  test("is read whole", async () => {
    const secret = LONGEST.slice(3);
    expect(await ask([" ", secret.slice(5), secret.slice(0, 5), " \r"], where)).toMatchObject({ secret });
  });

  test.each([
    ["in one piece", [`${LONGEST}s\r`]],
    ["in several", [LONGEST, "s", "s".repeat(9_000), "\r"]],
  ])("is refused and not cut if it is longer than any, %s", async (_, pieces) => {
    expect(await ask(pieces, where)).toMatchObject({ secret: undefined, thrown: REFUSED });
  });
});

describe("a secret that is too long, at a terminal,", () => {
  test("is read to the end of its line, so that no shell gets the rest", async () => {
    const pieces = [LONGEST, "s", "; rm -r tides", "s".repeat(9_000), "\r"];
    expect(await ask(pieces)).toMatchObject({ read: pieces.length, thrown: REFUSED });
  });

  test("is refused where some of it is erased again, of which a part was never kept", async () => {
    expect(await ask([LONGEST, "s".repeat(100), "\u007f".repeat(200), "\r"])).toMatchObject({ thrown: REFUSED });
    expect(await ask([LONGEST, "\u007f\u007f", "t\r"])).toMatchObject({ secret: `${LONGEST.slice(2)}t` });
  });

  test("is ended by Ctrl-C", async () => {
    expect(await ask([LONGEST, "s".repeat(100), "\u0003"])).toMatchObject({ thrown: { name: "Interrupted" } });
  });
});
