import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { expectRefused, publishUntrustedReport, writeGoodReport } from "../support/untrusted-report.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const good = writeGoodReport();

const IS_LINK = 'The report "report/preflight.json" cannot be read: it is a link, and may lead anywhere';

describe.each(SAMPLED_RUNTIMES)("an untrusted report under $runtime", ({ node }) => {
  test("is printed if it is a file", async () => {
    const { status, requests, outputs } = await publishUntrustedReport(
      (folder) => {
        copyFileSync(good, join(folder, "preflight.json"));
      },
      {
        node,
      },
    );
    expect([status, requests, outputs["warnings"]]).toEqual([0, 1, "3"]);
  });

  test("is not waited for where it is a pipe", { skip: !POSIX }, async () => {
    const put = (folder: string): unknown => execFileSync("mkfifo", [join(folder, "preflight.json")]);
    expectRefused(await publishUntrustedReport(put, { node }), "it is not a regular file");
  });

  test("is not read where it is larger than a report", async () => {
    const put = (folder: string): void => {
      writeFileSync(join(folder, "preflight.json"), "");
      truncateSync(join(folder, "preflight.json"), 32 * 1024 * 1024 + 1);
    };
    expectRefused(await publishUntrustedReport(put, { node }), "it has more than 32 MiB");
  });
});

test.each([
  ["another report", good],
  ["a file of the machine", "/etc/passwd"],
  ["the environment", "/proc/self/environ"],
  ["a device without an end", "/dev/zero"],
  ["nothing", "/no/such/file"],
  ["itself", "preflight.json"],
])("is refused where it is a link to %s", { skip: !POSIX }, async (_, target) => {
  const reported = await publishUntrustedReport((folder) => {
    symlinkSync(target, join(folder, "preflight.json"));
  });
  expectRefused(reported, IS_LINK);
  expect(reported.output).not.toMatch(/root:|PATH=/u);
});

test.each([
  ["in the workspace", "report/inner/deep/preflight.json"],
  ["at the folder that was downloaded", "report/preflight.json"],
])("is refused where a folder on the way is a link: %s", { skip: !POSIX }, async (_, report) => {
  const elsewhere = makePlugin({ "deep/preflight.json": readFileSync(good), "preflight.json": readFileSync(good) });
  const reported = await publishUntrustedReport(
    (folder) => {
      if (report.includes("inner")) symlinkSync(elsewhere, join(folder, "inner"));
      else {
        rmSync(folder, { recursive: true });
        symlinkSync(elsewhere, folder);
      }
    },
    { report },
  );
  expectRefused(reported, "a folder on the way is a link, and may lead anywhere");
});

test(
  "is read from a folder outside of the workspace, and refused if it is a link there",
  { skip: !POSIX },
  async () => {
    const folder = makePlugin({ "preflight.json": readFileSync(good) });
    const nothing = (): undefined => undefined;
    expect((await publishUntrustedReport(nothing, { report: join(folder, "preflight.json") })).status).toBe(0);
    symlinkSync(good, join(folder, "link.json"));
    expectRefused(
      await publishUntrustedReport(nothing, { report: join(folder, "link.json") }),
      "it is a link, and may lead anywhere",
    );
  },
);

test.each([
  [
    "a folder",
    (file: string) => {
      mkdirSync(file);
    },
    /it is not a regular file|EISDIR/u,
  ],
  ["not there", () => undefined, /There is no report "report.preflight.json"/u],
  [
    "empty",
    (file: string) => {
      writeFileSync(file, "");
    },
    /is not JSON/u,
  ],
  [
    "HTML",
    (file: string) => {
      writeFileSync(file, "<!doctype html>");
    },
    /is not JSON/u,
  ],
  [
    "a million brackets",
    (file: string) => {
      writeFileSync(file, "[".repeat(1_000_000));
    },
    /is not JSON/u,
  ],
  [
    "full of lists",
    (file: string) => {
      writeFileSync(file, `[${"[],".repeat(3_000_000)}[]]`);
    },
    /not an object/u,
  ],
] as const)("is refused where it is %s", async (_, put, why) => {
  const reported = await publishUntrustedReport((folder) => {
    put(join(folder, "preflight.json"));
  });
  const [shown] = reported.annotations.shown;
  expectRefused(reported, shown?.message ?? "nothing");
  expect(shown?.message).toMatch(why);
});

nightly("is read in time, however often it names one check", async () => {
  const report = JSON.parse(readFileSync(good, "utf8")) as {
    plugins: { findings: object[]; outcomes: { check: string; findings?: number }[] }[];
  };
  const [plugin] = report.plugins;
  const [finding] = plugin?.findings ?? [];
  const unmet = plugin?.outcomes.find(({ findings }) => findings !== undefined);
  if (!plugin || !finding || !unmet) throw new Error("There must be a finding");
  plugin.findings = Array.from({ length: 25_000 }, () => finding);
  plugin.outcomes = Array.from({ length: 60_000 }, () => ({ ...unmet, findings: 25_000 }));
  const reported = await publishUntrustedReport((folder) => {
    writeFileSync(join(folder, "preflight.json"), JSON.stringify(report));
  });
  expectRefused(reported, "there are two outcomes of the check");
});
