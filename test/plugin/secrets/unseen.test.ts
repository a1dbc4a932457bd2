import { randomBytes } from "node:crypto";
import { deflateRawSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makeZip } from "../../../src/release/packing/write-zip.js";
import {
  findSecretSuspects,
  MAX_SEARCHED_FILE_BYTES,
  MAX_SEARCHED_BYTES,
} from "../../../src/plugin/secrets/secret-suspects.js";
import { MAX_ARCHIVED_FILES } from "../../../src/base/files/archive-limits.js";
import { inMemory, type Workspace } from "../../../src/base/files/workspace.js";
import { manifestWith } from "../../support/folders.js";
import { findingsOf, judge } from "../../support/judge.js";
import { nightly } from "../../support/nightly.js";
import { secretSamples } from "../../support/secret-samples.js";

const TOKEN = secretSamples(1).find(({ kind }) => kind === "github-token")?.secret ?? "";
const FOUND = "A GitHub token ships with the plugin, where anyone can read it";
const BASE = {
  "manifest.json": manifestWith({}),
  "package.json": '{ "name": "w", "version": "1.4.0", "files": ["dist/"] }',
};
const findSecrets = (path: string, content: string | Uint8Array): Promise<readonly string[]> =>
  findingsOf("no-secrets", { ...BASE, [path]: content });

/** A folder dist/ of many files, which counts how many of them somebody asks for. */
function crowded(count: number): { readonly workspace: Workspace; readonly asked: ReadonlySet<string> } {
  const few = inMemory({ ...BASE, "dist/plugin.js": "run();" });
  const names = Array.from({ length: count }, (_, at) => `a${String(at).padStart(6, "0")}.js`);
  const listed = [...names, ".env"].map((name) => ({ name, kind: "file" as const }));
  const content = new TextEncoder().encode(`const token = "${TOKEN}";`);
  const asked = new Set<string>();
  const isAmong = (path: string): boolean => {
    if (!/^dist\/(?:a\d{6}\.js|\.env)$/u.test(path)) return false;
    asked.add(path);
    return true;
  };
  const workspace: Workspace = {
    ...few,
    list: (folder) => (folder === "dist" ? [...listed, ...few.list(folder)] : few.list(folder)),
    entry: (path) => (isAmong(path) ? { kind: "file", size: content.length } : few.entry(path)),
    bytes: (path, most) => (isAmong(path) ? content : few.bytes(path, most)),
    head: (path, most) => (isAmong(path) ? content.subarray(0, most) : few.head(path, most)),
  };
  return { workspace, asked };
}

describe("more files than are read are not a pass", () => {
  test.each([20_000, 60_000, 100_000])(
    "%i in dist/, of which only as many are read as an archive may contain",
    async (count) => {
      const { workspace, asked } = crowded(count);
      const { findings } = await judge(workspace, ["env-packed"]);
      const all = `${(count + 2).toLocaleString("en")} of them in "dist"`;
      const message = `Not every file of the plugin is looked at: it has more than 10,000 files, ${all}`;
      expect(findings).toMatchObject([{ severity: "error", message }]);
      expect(asked.size).toBeLessThanOrEqual(MAX_ARCHIVED_FILES + 2);
    },
  );

  nightly("and no search for secrets either", async () => {
    const { findings } = await judge(crowded(20_000).workspace, ["no-secrets"]);
    const message =
      'Not every file of the plugin is searched for secrets: it has more than 10,000 files, 20,002 of them in "dist"';
    expect(findings).toContainEqual(expect.objectContaining({ severity: "error", message }));
  });

  test("files that one limit leaves out are one finding, and accepted ones are named", async () => {
    const archives = Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [`dist/${name}.gz`, gzipSync(randomBytes(2000))]),
    );
    const found = await findingsOf("no-secrets", { ...BASE, "dist/plugin.js": "run();", ...archives });
    expect(found).toEqual([
      "warning dist/a.gz: This file is not searched for secrets, because archives are not opened; the same is true of 3 more",
    ]);
    const judgeWith = (packageJson: object) =>
      judge(
        inMemory({ ...BASE, "dist/plugin.js": "run();", ...archives, "package.json": JSON.stringify(packageJson) }),
        ["no-secrets"],
      );
    const own = { name: "w", version: "1.4.0", files: ["dist/"] };
    const [finding] = (await judgeWith(own)).findings;
    const { fingerprint } = finding ?? {};
    const off = [{ check: "no-secrets", file: "dist/a.gz", fingerprint, reason: "Seen" }];
    const accepted = await judgeWith({ ...own, "plugin-preflight": { off } });
    expect(accepted.findings).toMatchObject([{ suppressed: expect.anything() as unknown }]);
  });

  nightly("nor are folders too deep to be walked through", async () => {
    const files = { ...BASE, [`dist/${"a/".repeat(70)}.env`]: "A=1", "dist/plugin.js": "run();" };
    const why = "files are more than 60 folders deep";
    expect(await findingsOf("env-packed", files)).toEqual([
      `error manifest.json: Not every file of the plugin is looked at: ${why}`,
    ]);
    expect(await findingsOf("no-secrets", files)).toEqual([
      `error manifest.json: Not every file of the plugin is searched for secrets: ${why}`,
    ]);
  });

  test("nor is what no pattern makes clear", async () => {
    const packageJson = '{ "name": "w", "version": "1.4.0", "files": ["dist/!(*.map)"] }';
    const said = await findingsOf("env-packed", { ...BASE, "package.json": packageJson });
    expect(said).toEqual([
      'warning manifest.json: Perhaps not every file of the plugin is looked at: "dist/!(*.map)" in package.json is not supported here',
    ]);
  });

  test("nor is a folder that may not be listed, or a file that may not be read", async () => {
    const files = inMemory({ ...BASE, "dist/a/b.js": "x", "dist/c.js": "x" });
    const workspace: Workspace = {
      ...files,
      list: (folder) => (folder === "dist/a" ? [] : files.list(folder)),
      canList: (folder) => folder !== "dist/a",
      entry: (path) => (path === "dist/c.js" ? { kind: "unreadable" } : files.entry(path)),
    };
    expect(await findingsOf("env-packed", workspace)).toEqual(
      expect.arrayContaining([
        'error dist/a: "dist/a" cannot be read, so its content is unknown',
        'error dist/c.js: "dist/c.js" cannot be read, so its content is unknown',
      ]),
    );
  });
});

describe("how a file begins, and what it is called, hides nothing", () => {
  const starts = {
    GIF: "GIF89a=1;",
    bzip2: "BZh91AY=1;",
    WebP: "RIFFabcdWEBP=1;",
    "bzip2 of another level": "BZh11AY=1;",
    "an older GIF": "GIF87a=1;",
    Ogg: "OggS\0=1;",
    MP4: "\0\0\0\x18ftypisom;",
    "a ZIP": "PK\x03\x04=1;",
    "a font": "wOFF=1;",
    "a font of the second form": "wOF2=1;",
  };
  test.each(Object.entries(starts))("code that begins as %s", async (_, start) => {
    for (const path of ["dist/plugin.js", "dist/logo.gif", "dist/logo.webp", "dist/data.bz2"]) {
      const said = await findSecrets(path, `${start}\nconst token="${TOKEN}";\n${"run();\n".repeat(100)}`);
      expect(said, path).toContainEqual(`error ${path}: ${FOUND}`);
    }
  });

  const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const GZIP = Buffer.from("1f8b0800000000000003", "hex");
  test.each([
    ["a picture with a token behind it", Buffer.concat([PNG, randomBytes(4096), Buffer.from(`"${TOKEN}"`)])],
    ["code behind the first bytes of a picture", Buffer.concat([PNG, Buffer.from(`;\nconst token="${TOKEN}";\n`)])],
    ["code between random bytes", Buffer.concat([randomBytes(900), Buffer.from(`t="${TOKEN}"`), randomBytes(900)])],
    ["code behind the first bytes of gzip", Buffer.concat([GZIP, Buffer.from(`;\nconst token="${TOKEN}";`)])],
    ["UTF-16 behind a byte of its own", Buffer.concat([Buffer.from("中"), Buffer.from(`中中 "${TOKEN}"`, "utf16le")])],
    [
      "UTF-16 without a mark that begins with no ASCII",
      Buffer.from(`中中中 "${TOKEN}" and a few words more`, "utf16le"),
    ],
    ["Latin-1", Buffer.from(`// gr\xfc\xdfe ${"\xe9".repeat(20)}\nconst token="${TOKEN}";`, "latin1")],
  ])("%s", async (_, content) => {
    for (const path of ["dist/logo.png", "dist/plugin.js", "dist/a.bin"]) {
      expect(await findSecrets(path, content), path).toContainEqual(`error ${path}: ${FOUND}`);
    }
  });

  test("nothing is found in what is compressed or random, under any name", async () => {
    const files = Array.from({ length: 8 }, (_, at) => [`dist/${String(at)}.png`, randomBytes(256 * 1024)] as const);
    expect(await findingsOf("no-secrets", { ...BASE, ...Object.fromEntries(files) })).toEqual([]);
  });
});

describe("a file that is not searched is not a pass", () => {
  test.each([
    ["gzip", "dist/data.json.gz", gzipSync(TOKEN.repeat(9))],
    ["gzip under another name", "dist/data.bin", gzipSync(randomBytes(900))],
    [
      "a ZIP",
      "dist/data.zip",
      makeZip([{ path: "a", isExecutable: false, bytes: randomBytes(900) }], (bytes) => deflateRawSync(bytes)),
    ],
    ["Brotli, of which only the name tells", "dist/plugin.js.br", randomBytes(900)],
  ])("an archive: %s", async (_, path, content) => {
    expect(await findSecrets(path, content)).toEqual([
      `warning ${path}: This file is not searched for secrets, because archives are not opened`,
    ]);
  });

  test("a text is not an archive, though its name suggests it", async () => {
    expect(await findSecrets("dist/a.br", "a note of some length")).toEqual([]);
  });

  const size = MAX_SEARCHED_FILE_BYTES + 1;
  test.each([
    ["the built code, which must be smaller, is an error", "dist/plugin.js", "error"],
    ["another file is a warning", "dist/chart.js", "warning"],
    ["a picture is a warning", "dist/film.webm", "warning"],
  ])("too large: %s", async (_, path, severity) => {
    expect(await findSecrets(path, Buffer.alloc(size, " "))).toEqual([
      `${severity} ${path}: This file of 8,388,609 bytes is not searched for secrets: a file may have 8,388,608`,
    ]);
  });

  nightly("all together too large, after the built code", async () => {
    const part = Buffer.alloc(MAX_SEARCHED_FILE_BYTES, " ");
    const parts = Array.from({ length: MAX_SEARCHED_BYTES / part.length }, (_, at) => [`dist/a${String(at)}.js`, part]);
    const files = { ...BASE, ...Object.fromEntries(parts), "dist/plugin.js": `"${TOKEN}"` } as Record<string, Buffer>;
    expect(await findingsOf("no-secrets", files)).toEqual([
      expect.stringMatching(/^warning dist\/a7\.js: This file is not searched for secrets: those before it have/u),
      `error dist/plugin.js: ${FOUND}`,
    ]);
  });

  nightly("one in which too much looks like a secret", async () => {
    const [said] = await findSecrets("dist/a.js", "postgres://a:b@c\n".repeat(400_000));
    expect(said).toContain("warning dist/a.js: This file is not searched for secrets to its end");
  });
});

test("a file with a secret is looked into again, and one without only where it has changed", () => {
  const list = (files: Readonly<Record<string, string>>, clean: Map<string, string>): readonly string[] =>
    [...findSecretSuspects(inMemory(files), "", [], clean)].map(({ path }) => path);
  const clean = new Map([["gone.js", ""]]);
  const files = { "dist/plugin.js": `const token = "${TOKEN}";`, "README.md": "# Weather" };
  for (let round = 0; round < 2; round++) {
    expect(list(files, clean)).toEqual(["dist/plugin.js"]);
    expect([...clean]).toEqual([["README.md", "# Weather"]]);
  }
  expect(list({ ...files, "README.md": `# Weather\n\n${TOKEN}` }, clean)).toEqual(["README.md", "dist/plugin.js"]);
});
