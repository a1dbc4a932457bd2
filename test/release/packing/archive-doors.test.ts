import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { checkArchive } from "../../../src/marketplace/server/archive-checks/check-archive.js";
import { acceptArchive } from "../../../src/release/packing/accept-archive.js";
import { releaseServer } from "../../servers/release-server.js";
import { check as compare } from "../../support/compared.js";
import { countCases } from "../../support/count-cases.js";
import { temporaryFolder } from "../../support/folders.js";
import { GOOD_ARCHIVES } from "../../support/good-archives.js";
import { replaceArchive } from "../../support/handed-over.js";
import { copyFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { runCliHere } from "../../support/product.js";
import { REFUSED_ARCHIVES } from "../../support/refused-archives.js";
import { TAG } from "../../support/release.js";
import { serveVersion } from "../../support/served-version.js";
import { sampleOf } from "../../support/torture.js";
import { checkJob, releaseJob, type CheckJob } from "../../support/two-jobs.js";

const PLUGIN = "weather-widget";

/** What a reader of archives has answered: whether it takes the archive, and all that it has printed. */
interface Answer {
  readonly isTaken: boolean;
  readonly words: string;
}
type Door = (bytes: Uint8Array) => Promise<Answer>;

let checked: CheckJob;
beforeAll(async () => {
  checked = await checkJob(undefined);
});

const validate: Door = async (bytes) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, "a.zip"), bytes);
  const { status, stdout, stderr } = await runCliHere(["validate", "a.zip"], { cwd });
  expect([0, 1, 2, 5]).toContain(status);
  return { isTaken: status === 0, words: stdout + stderr };
};

const release: Door = async (bytes) => {
  const server = await releaseServer();
  server.repository.tags.set(TAG, checked.commit);
  const folder = copyFolder(checked.handed);
  const isWhole = bytes.length > 22;
  replaceArchive(folder, bytes, isWhole ? Buffer.from(bytes).readUInt16LE(bytes.length - 12) : 0);
  const { status, output } = await releaseJob({ server, commit: checked.commit, inputs: { artifact: folder } });
  if (status !== 0) expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
  return { isTaken: status === 0, words: output };
};

const install: Door = async (bytes) => {
  const server = await serveVersion(PLUGIN, bytes);
  const cwd = temporaryFolder();
  const { status, output } = await runCliHere(["install", PLUGIN, "--marketplace-url", server.url], { cwd });
  expect(status, output).toBe(readdirSync(cwd).length === 0 ? 5 : 0);
  return { isTaken: status === 0, words: output };
};

const judge: Door = async (bytes) => {
  const { state, findings } = await checkArchive(bytes, PLUGIN, "1.4.0");
  return { isTaken: state === "passed", words: findings.map(({ message }) => message).join("\n") };
};

/** The archive of the base is refused without a failure. */
const base: Door = async (bytes) => {
  const folder = join(temporaryFolder(), "base");
  mkdirSync(folder);
  writeFileSync(join(folder, "weather-widget-1.4.0.zip"), bytes);
  const { status, stdout } = await compare({ inputs: { "base-artifact": folder } });
  expect(status, stdout).toBe(0);
  return { isTaken: stdout.includes("\nSince weather-widget-1.4.0.zip: "), words: stdout };
};

const DOORS = Object.entries({ validate, release, install, judge, base });

/** As words that no door writes in its own way. */
const inWords = (text: string): string => text.replace(/\\+/gu, "\\");

describe("what one reader of archives refuses, all refuse in the same words", () => {
  test.each(sampleOf(REFUSED_ARCHIVES, 5))("$name", async ({ bytes, says }) => {
    const accepted = await acceptArchive(bytes, "refused");
    const sentence = "refused" in accepted ? accepted.refused : "";
    expect(sentence).toContain(says);
    for (const [door, open] of DOORS) {
      const { isTaken, words } = await open(Buffer.from(bytes));
      expect(isTaken, `${door}: ${words}`).toBe(false);
      expect(inWords(words), door).toContain(inWords(says));
    }
    countCases(DOORS.length);
  });

  test.each(sampleOf(GOOD_ARCHIVES, 2))("and none of them refuses $name", async ({ bytes }) => {
    for (const [door, open] of DOORS) {
      const { isTaken, words } = await open(Buffer.from(bytes));
      expect(isTaken, `${door}: ${words}`).toBe(true);
    }
    countCases(DOORS.length);
  });
});

describe("acceptArchive", () => {
  test("refuses each of them in one sentence, and each secret only where no report follows", async () => {
    for (const { name, bytes, says, isReported = false } of REFUSED_ARCHIVES) {
      const refused = await acceptArchive(bytes, "refused");
      expect("refused" in refused ? refused.refused : "accepted", name).toContain(says);
      expect(JSON.stringify(refused), name).toMatch(
        /"(?:The archive is refused: |In the archive, |The archive contains no)/u,
      );
      expect("refused" in (await acceptArchive(bytes, "reported")), name).toBe(!isReported);
    }
    expect(REFUSED_ARCHIVES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(REFUSED_ARCHIVES.map(({ name }) => name)).size).toBe(REFUSED_ARCHIVES.length);
  });

  nightly("accepts what is only unusual", async () => {
    for (const { name, bytes } of GOOD_ARCHIVES) {
      expect(await acceptArchive(bytes, "refused"), name).toMatchObject({ manifest: { name: "Weather Widget" } });
    }
    expect(GOOD_ARCHIVES.length).toBeGreaterThanOrEqual(20);
  });
});
