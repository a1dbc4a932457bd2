import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { zipOf } from "../../src/release/zip.js";
import { releaseServer } from "../servers/release-server.js";
import { manifestWith, temporaryFolder } from "../support/folders.js";
import { POSIX } from "../support/product.js";
import { TAG } from "../support/release.js";
import { ARCHIVE, checkJob, releaseJob, type CheckJob } from "../support/two-jobs.js";

const TIME = { timeout: 60_000 };
const OTHER = "f".repeat(64);
const HASH = /\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/gu;

let check: CheckJob;
beforeAll(async () => {
  check = await checkJob(undefined);
}, 60_000);

/** What the job that releases has downloaded, after somebody has been at it. */
interface Change {
  readonly name: string;
  readonly status: 1 | 2 | 5;
  readonly change?: (folder: string) => void;
  readonly inputs?: (folder: string) => Readonly<Record<string, string>>;
  /** What it stopped at, the digests and commits left out. */
  readonly says: RegExp;
  readonly help: RegExp;
}

const receipt = (folder: string): string => join(folder, "receipt.json");
const rewrite = (path: string, change: (text: string) => string): void => {
  writeFileSync(path, change(readFileSync(path, "utf8")));
};
/** Another archive, of which the sums and the receipt say all that can be said. */
const replaceArchive = (folder: string, bytes: Uint8Array, files: number): void => {
  writeFileSync(join(folder, ARCHIVE), bytes);
  const digest = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(join(folder, "SHA256SUMS"), `${digest}  ${ARCHIVE}\n`);
  rewrite(receipt(folder), (text) => {
    const said = JSON.parse(text) as { archive: object };
    return JSON.stringify({ ...said, archive: { ...said.archive, sha256: digest, size: bytes.length, files } });
  });
};
const stored = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipOf(
    Object.entries(files).map(([path, text]) => ({ path, isExecutable: false, bytes: Buffer.from(text) })),
    (bytes) => bytes,
  );
const ANEW = /^Do not release this one: look at what came between the two jobs/u;
const HAND_OVER = /^Upload the whole folder of the output artifact-dir/u;

const CHANGES: readonly Change[] = [
  {
    name: "an archive with one byte changed",
    status: 5,
    change: (folder) => {
      const bytes = readFileSync(join(folder, ARCHIVE));
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      writeFileSync(join(folder, ARCHIVE), bytes);
    },
    says: /^The archive has sha256 <hash>, and SHA256SUMS says <hash>$/u,
    help: ANEW,
  },
  {
    name: "a receipt of another digest",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace(HASH, OTHER));
    },
    says: /^The archive has sha256 <hash>, and its receipt says <hash>$/u,
    help: ANEW,
  },
  {
    name: "another archive whose receipt and sums agree, where the digest is pinned",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, stored({ "manifest.json": "{}" }), 1);
    },
    inputs: () => ({ "checked-sha256": check.outputs["artifact-sha256"] ?? "" }),
    says: /^The archive has sha256 <hash>, and checked-sha256 asks for <hash>$/u,
    help: ANEW,
  },
  {
    name: "a wrong pin",
    status: 5,
    inputs: () => ({ "checked-sha256": OTHER }),
    says: /^The archive has sha256 <hash>, and checked-sha256 asks for <hash>$/u,
    help: ANEW,
  },
  {
    name: "a receipt of another commit",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace(check.commit, "a".repeat(40)));
    },
    says: /^The archive was made of commit <hash>, and this run is for <hash>, which v1\.4\.0 names$/u,
    help: /^Release what a job of this very run has checked: needs: check/u,
  },
  {
    name: "a receipt without a commit",
    status: 2,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace(`"${check.commit}"`, "null"));
    },
    says: /^The receipt names no commit/u,
    help: /^Check out with actions\/checkout/u,
  },
  {
    name: "a receipt of another version",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace('"version": "1.4.0"', '"version": "1.5.0"'));
    },
    says: /^The archive holds a plugin of the version "1\.4\.0", and its receipt says "1\.5\.0"$/u,
    help: ANEW,
  },
  {
    name: "a receipt that is no JSON",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.slice(0, -10));
    },
    says: /^The receipt is no JSON: line \d+, column \d+/u,
    help: ANEW,
  },
  {
    name: "a receipt whose plugin lies elsewhere",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace('"path": "."', '"path": "../.."'));
    },
    says: /^The receipt cannot be used: line \d+, column \d+: it is no folder of a repository$/u,
    help: ANEW,
  },
  {
    name: "no receipt",
    status: 2,
    change: (folder) => {
      rmSync(receipt(folder));
    },
    says: /^There is no receipt\.json beside the archive in /u,
    help: HAND_OVER,
  },
  {
    name: "no sums",
    status: 2,
    change: (folder) => {
      rmSync(join(folder, "SHA256SUMS"));
    },
    says: /^There is no SHA256SUMS beside the archive in /u,
    help: HAND_OVER,
  },
  {
    name: "sums of another file",
    status: 5,
    change: (folder) => {
      rewrite(join(folder, "SHA256SUMS"), (text) => text.replace("weather", "whether"));
    },
    says: /^SHA256SUMS names no digest, or more than one, of "weather-widget-1\.4\.0\.zip"$/u,
    help: ANEW,
  },
  {
    name: "a folder with two archives",
    status: 2,
    change: (folder) => {
      copyFileSync(join(folder, ARCHIVE), join(folder, "another.zip"));
    },
    says: /^The folder holds 2 archives, and only one can be meant: "another\.zip", "weather-widget-1\.4\.0\.zip"$/u,
    help: /^Name the file itself/u,
  },
  {
    name: "a folder without an archive",
    status: 2,
    change: (folder) => {
      rmSync(join(folder, ARCHIVE));
    },
    says: /^The folder ".*" holds no archive$/u,
    help: HAND_OVER,
  },
  {
    name: "nothing at all",
    status: 2,
    inputs: (folder) => ({ artifact: join(folder, "nowhere", "else") }),
    says: /^There is no archive, and no folder of one, at ".*"$/u,
    help: /^Download it before this step: uses: actions\/download-artifact/u,
  },
  {
    name: "an archive under another name",
    status: 5,
    change: (folder) => {
      renameSync(join(folder, ARCHIVE), join(folder, "other.zip"));
      rewrite(join(folder, "SHA256SUMS"), (text) => text.replace(ARCHIVE, "other.zip"));
    },
    says: /^The archive is called "other\.zip", and its receipt says "weather-widget-1\.4\.0\.zip"$/u,
    help: ANEW,
  },
  {
    name: "an archive and a receipt under another name",
    status: 5,
    change: (folder) => {
      renameSync(join(folder, ARCHIVE), join(folder, "other.zip"));
      for (const name of ["SHA256SUMS", "receipt.json"]) {
        rewrite(join(folder, name), (text) => text.replace(ARCHIVE, "other.zip"));
      }
    },
    says: /^The archive is called "other\.zip", and its plugin is packed as "weather-widget-1\.4\.0\.zip"$/u,
    help: ANEW,
  },
  {
    name: "a file of 300 MiB",
    status: 5,
    change: (folder) => {
      truncateSync(join(folder, ARCHIVE), 300 * 1024 * 1024);
    },
    says: /^"weather-widget-1\.4\.0\.zip" is too large, or not readable \(at most 262144 KiB are read\)$/u,
    help: ANEW,
  },
  {
    name: "a receipt of 2 MiB",
    status: 5,
    change: (folder) => {
      truncateSync(receipt(folder), 2 * 1024 * 1024);
    },
    says: /^"receipt\.json" is too large, or not readable/u,
    help: ANEW,
  },
  {
    name: "what is no archive, truly described",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, Buffer.from("PK no archive at all, but long enough to be one"), 1);
    },
    says: /^The archive is refused: it is no ZIP archive, or its end is missing$/u,
    help: ANEW,
  },
  {
    name: "an archive that holds credentials, truly described",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, stored({ ".env": "A=1", "manifest.json": manifestWith({}) }), 2);
    },
    says: /^In the archive, "\.env" holds credentials$/u,
    help: ANEW,
  },
  {
    name: "an archive of a plugin that does not pass, truly described",
    status: 1,
    change: (folder) => {
      replaceArchive(folder, stored({ "manifest.json": manifestWith({}) }), 1);
    },
    says: /^The plugin has findings that stop a release$/u,
    help: /./u,
  },
  {
    name: "another changelog than was packed",
    status: 2,
    inputs: () => ({ changelog: "docs/NEWS.md" }),
    says: /^The archive holds no "docs\/NEWS\.md", and the release's notes are to come from there$/u,
    help: /^Name it in "files" of package\.json/u,
  },
];

const LINKED: readonly Change[] = [ARCHIVE, "receipt.json", "SHA256SUMS"].map((name) => ({
  name: `a link in the place of ${name}`,
  status: 5,
  change: (folder) => {
    const elsewhere = join(temporaryFolder(), name);
    renameSync(join(folder, name), elsewhere);
    symlinkSync(elsewhere, join(folder, name));
  },
  says: /^"[\w.-]+" is a link$/u,
  help: ANEW,
}));

const PIPE: Change = {
  name: "a pipe in the place of the archive",
  status: 5,
  change: (folder) => {
    rmSync(join(folder, ARCHIVE));
    execFileSync("mkfifo", [join(folder, ARCHIVE)]);
  },
  says: /^"weather-widget-1\.4\.0\.zip" is no regular file$/u,
  help: ANEW,
};

describe("nothing is released of", () => {
  test.each([...CHANGES, ...(POSIX ? [...LINKED, PIPE] : [])])("$name", TIME, async (one) => {
    const { status, change, inputs, says, help } = one;
    const server = await releaseServer();
    server.repository.tags.set(TAG, check.commit);
    const folder = join(temporaryFolder(), "handed");
    mkdirSync(folder);
    cpSync(check.handed, folder, { recursive: true });
    change?.(folder);
    const job = await releaseJob({ server, commit: check.commit, inputs: { artifact: folder, ...inputs?.(folder) } });
    expect(job.status, job.output).toBe(status);
    const lines = job.output.slice(job.output.indexOf("Stopped at:")).split("\n");
    const told = ["Stopped at:", "Already public:", "Not public:", "Do this:"].map((begin) =>
      lines
        .find((line) => line.startsWith(begin))
        ?.slice(begin.length)
        .trim(),
    );
    expect(told[0]?.replace(HASH, "<hash>")).toMatch(says);
    expect(told.slice(1, 3)).toEqual(["nothing of this run", "everything"]);
    expect(told[3]).toMatch(help);
    const digests = new Set(told[0]?.match(HASH));
    expect(digests.size, "both digests are told").toBe(says.source.split("<hash>").length - 1);
    const state = { 1: "rejected", 2: "failed", 5: "refused" }[status];
    expect([job.outputs["release-state"], job.outputs["artifact-path"]]).toEqual([state, ""]);
    expect(job.outputs["verdict"]).toBe(status === 1 ? "fail" : "broken");
    expect(job.summary).toContain("**Stopped at:**");
    expect(server.calls).toEqual([]);
  });
});

test("a hard link is a file like others", TIME, async () => {
  const server = await releaseServer();
  server.repository.tags.set(TAG, check.commit);
  const folder = temporaryFolder();
  for (const name of [ARCHIVE, "receipt.json", "SHA256SUMS"]) linkSync(join(check.handed, name), join(folder, name));
  const { status, output } = await releaseJob({ server, commit: check.commit, inputs: { artifact: folder } });
  expect(status, output).toBe(0);
});

test("a tag that was moved on GitHub meanwhile is a conflict, and nothing is written", TIME, async () => {
  const server = await releaseServer();
  server.repository.tags.set(TAG, "b".repeat(40));
  const { status, output } = await releaseJob({ server, commit: check.commit, inputs: { artifact: check.handed } });
  expect(status, output).toBe(4);
  expect(output).toMatch(/On GitHub v1\.4\.0 names commit bbbbbbbbbbbb, and the archive was made of [0-9a-f]{12}/u);
  expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
});

test.each([
  [{ "checked-sha256": OTHER }, /^The input checked-sha256 pins the archive of an earlier job, but none is given/u],
  [{ artifact: "x", "checked-sha256": "abc" }, /^The input checked-sha256 is "abc", which is no SHA-256/u],
  [{ artifact: "x", command: "check" }, /^The input artifact is for a release, and this run is a check/u],
  [{ "checked-sha256": OTHER, command: "check" }, /^The input checked-sha256 is for a release/u],
])("the inputs %j are wrong usage", TIME, async (inputs, message) => {
  const server = await releaseServer();
  const { status, annotations } = await releaseJob({ server, commit: check.commit, inputs });
  expect([status, annotations.shown.at(-1)?.message]).toEqual([2, expect.stringMatching(message)]);
});
