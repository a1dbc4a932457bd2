import { describe, expect, test } from "vitest";
import { isAbsent } from "../../../src/plugin/absent.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { SECRET_KINDS } from "../../../src/plugin/secrets/secret-kinds.js";
import { MAX_SEARCHED_FILE_BYTES } from "../../../src/plugin/secrets/secret-suspects.js";
import { MAX_CHARACTERS, type Secrets } from "../../../src/plugin/secrets/secrets.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { privateKeys, secretSamples } from "../../support/secret-samples.js";
import { nightly } from "../../support/nightly.js";

type Files = Readonly<Record<string, string | Uint8Array>>;

async function findSecrets(files: Files): Promise<Secrets> {
  const { facts } = await readPlugin(inMemory({ "manifest.json": "{}", ...files }), { needs: ["secrets"] });
  if (isAbsent(facts.secrets)) throw new Error(facts.secrets.absent);
  return facts.secrets;
}

const findKinds = async (text: string | Uint8Array, path = "dist/plugin.js"): Promise<readonly string[]> =>
  (await findSecrets({ [path]: text })).found.map(({ kind }) => kind);

const [token] = secretSamples(1).filter(({ kind }) => kind === "github-token");
const TOKEN = token?.secret ?? "";
const findRange = (line: number, column: number) => ({
  start: { line, column },
  end: { line, column: column + TOKEN.length },
});

describe("a secret is found at its place", () => {
  nightly("of every kind and form, with its first and its last column", async () => {
    const misplaced: object[] = [];
    for (let seed = 0; seed < 20; seed++) {
      for (const { kind, secret, line } of secretSamples(seed)) {
        const { found } = await findSecrets({ "dist/plugin.js": `"use strict";\n\tstart();\n  ${line}\n` });
        const at = found.find((one) => one.kind === kind)?.range;
        const column = 3 + line.indexOf(secret);
        const range = { start: { line: 3, column }, end: { line: 3, column: column + secret.length } };
        if (JSON.stringify(at) !== JSON.stringify(range)) misplaced.push({ kind, seed, line, at, range });
      }
    }
    expect(misplaced).toEqual([]);
  });

  test("for each kind that has a name", () => {
    const kinds = new Set<string>(secretSamples(1).map(({ kind }) => kind));
    const keys = ["google-service-account", "private-key"];
    expect([...kinds, ...keys].toSorted()).toEqual(Object.keys(SECRET_KINDS).toSorted());
  });

  nightly("as the key of a Google service account, in the file that Google gives", async () => {
    const account = { type: "service_account", private_key_id: "1", private_key: privateKeys()[0]?.pem };
    expect(await findKinds(JSON.stringify(account, undefined, 2), "dist/account.json")).toEqual([
      "google-service-account",
    ]);
  });

  test.each(privateKeys())("as a private key: $form, also in strings and in strings of strings", async ({ pem }) => {
    const lines = pem.trim().split("\n");
    const forms = [
      pem,
      pem.replaceAll("\n", "\r\n"),
      JSON.stringify({ key: pem }),
      `const source = ${JSON.stringify(`const key = ${JSON.stringify(pem)}`)};`,
      lines.map((line) => JSON.stringify(`${line}\n`)).join(" +\n  "),
      lines.map((line) => `'${line}\\n'`).join("+"),
    ];
    for (const text of forms) expect(await findKinds(text), text.slice(0, 100)).toEqual(["private-key"]);
  });

  test("behind a letter that is the end of an escape", async () => {
    const { found } = await findSecrets({ "dist/plugin.js": String.raw`const text = "a\n${TOKEN}\nb";` });
    expect(found).toMatchObject([{ kind: "github-token", range: findRange(1, 18) }]);
  });

  test("in a line of a million characters", async () => {
    const text = `${"x=1;".repeat(250_000)}"${TOKEN}"${";y".repeat(1000)}`;
    expect((await findSecrets({ "dist/plugin.js": text })).found).toMatchObject([{ range: findRange(1, 1_000_002) }]);
  });

  test("behind characters of several bytes, and a byte order mark", async () => {
    const { found } = await findSecrets({ "README.md": `\ufeff# Größe\n日本 🌊 ${TOKEN}` });
    expect(found).toMatchObject([{ file: "README.md", range: findRange(2, 7) }]);
  });

  test("in UTF-16 of either order, with a mark and without", async () => {
    const little = Buffer.from(`${"a note\n".repeat(3)}${TOKEN}\n`, "utf16le");
    const marked = Buffer.from(`\ufeffa\n${TOKEN}\n`, "utf16le");
    for (const bytes of [little, marked, Buffer.from(little).swap16(), Buffer.from(marked).swap16()]) {
      expect(await findKinds(bytes, "dist/plugin.js")).toEqual(["github-token"]);
    }
  });

  test.each(["BZh", "GIF8", "OggS", "RIFF", "abcdftyp", "PK"])("in a text that begins with %s", async (start) => {
    const text = `${start} notes\n${TOKEN}\n`;
    for (const bytes of [Buffer.from(text), Buffer.from(text, "utf16le"), Buffer.from(`\ufeff${text}`, "utf16le")]) {
      expect(await findKinds(bytes, "dist/notes.txt")).toEqual(["github-token"]);
    }
  });

  test("in a file that only claims to be a picture", async () => {
    expect(await findKinds(privateKeys()[0]?.pem ?? "", "dist/logo.png")).toEqual(["private-key"]);
    expect(await findKinds(Buffer.concat([Buffer.from([0, 1, 2, 255]), Buffer.from(TOKEN)]), "dist/data.bin")).toEqual([
      "github-token",
    ]);
  });

  test("once a file, with the number of its places", async () => {
    const { found } = await findSecrets({ "dist/plugin.js": `"${TOKEN}",\n"${TOKEN}"`, "README.md": TOKEN });
    expect(found).toMatchObject([
      { file: "README.md", times: 1 },
      { file: "dist/plugin.js", times: 2, range: findRange(1, 2) },
    ]);
  });
});

describe("in a source map a secret is found with the name of its source", () => {
  const sources = ["../src/plain.ts", "../src/secret.ts"];
  const sourcesContent = ["export {};\n", `// Größe\n\tconst token =\n"${TOKEN}";\n`];
  const map = JSON.stringify({ version: 3, sources, sourcesContent, names: [], mappings: "AAAA" });

  test("that is next to the code", async () => {
    const { found } = await findSecrets({ "dist/plugin.js": "run();", "dist/plugin.js.map": map });
    const range = findRange(1, map.indexOf(TOKEN) + 1);
    expect(found).toMatchObject([{ file: "dist/plugin.js.map", source: "../src/secret.ts", range }]);
  });

  test("that is made of parts", async () => {
    const parts = JSON.stringify({
      version: 3,
      sections: [{ offset: { line: 0, column: 0 }, map: JSON.parse(map) as object }],
    });
    const { found } = await findSecrets({ "dist/plugin.js.map": parts });
    expect(found).toMatchObject([{ source: "../src/secret.ts" }]);
  });

  test("that is inside the code, at the characters that encode it", async () => {
    const head = "run();\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,";
    const code = head + Buffer.from(map).toString("base64");
    const { found } = await findSecrets({ "dist/plugin.js": code });
    expect(found).toMatchObject([{ file: "dist/plugin.js", source: "../src/secret.ts" }]);
    const { start, end } = found[0]?.range ?? findRange(0, 0);
    const marked = (code.split("\n")[1] ?? "").slice(start.column - 1, end.column - 1);
    const before = (start.column - 1 - (head.length - head.indexOf("//"))) % 4;
    expect(Buffer.from(`${"A".repeat(before)}${marked}`, "base64").toString("latin1")).toContain(TOKEN.slice(1, -1));
  });

  test("without a name where the map is broken", async () => {
    const { found } = await findSecrets({ "dist/plugin.js.map": map.slice(0, -1) });
    expect(found).toMatchObject([{ kind: "github-token" }]);
    expect(found[0]?.source).toBeUndefined();
  });
});

describe("what is not searched is named", () => {
  test("a file that is too large", async () => {
    const size = MAX_SEARCHED_FILE_BYTES + 1;
    const { found, unsearched } = await findSecrets({ "dist/plugin.js": Buffer.alloc(size, " "), "README.md": TOKEN });
    expect(found).toHaveLength(1);
    expect(unsearched).toMatchObject([{ file: "dist/plugin.js", size, why: "too large" }]);
  });

  nightly("a file in which too much looks like a secret, whose beginning is searched all the same", async () => {
    const text = `${TOKEN}\n${"postgres://a:b@c\n".repeat(MAX_CHARACTERS / 10)}`;
    const { found, unsearched } = await findSecrets({ "dist/plugin.js": text });
    expect(found).toMatchObject([{ kind: "github-token" }]);
    expect(unsearched).toEqual([{ file: "dist/plugin.js", size: text.length, why: "too much" }]);
  });

  test("a file that has gone since it was listed", async () => {
    const files = inMemory({ "manifest.json": "{}", "dist/plugin.js": "run();" });
    const workspace = { ...files, bytes: () => undefined };
    const { facts } = await readPlugin(workspace, { needs: ["secrets"] });
    expect(facts.secrets).toMatchObject({ unsearched: [{ why: "unreadable" }, { why: "unreadable" }] });
  });
});
