import { secretSamples } from "./secret-samples.js";
import { sha256Of } from "./submit.js";
import { changeFirst, FILES, MODE, packageWith, withFiles, zip, type Contents, type Written } from "./whole-archive.js";

export interface GoodCase {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The sizes of the last file are behind its bytes, as writers of streams put them. */
function describeBehind(sign: Uint8Array): Buffer {
  const [path, content] = ["z.txt", Buffer.from("hello ".repeat(50))];
  const bytes = withFiles({ [path]: content });
  const local = bytes.lastIndexOf("PK\x03\x04", undefined, "latin1");
  const directory = bytes.indexOf("PK\x01\x02", 0, "latin1");
  const central = bytes.lastIndexOf("PK\x01\x02", undefined, "latin1");
  const behind = Buffer.concat([sign, bytes.subarray(central + 16, central + 28)]);
  bytes.writeUInt16LE(0x0808, central + 8);
  bytes.writeUInt16LE(0x0808, local + 6);
  bytes.fill(0, local + 14, local + 26);
  const end = bytes.length - 22;
  bytes.writeUInt32LE(directory + behind.length, end + 16);
  return Buffer.concat([bytes.subarray(0, directory), behind, bytes.subarray(directory)]);
}

const FINGERPRINTED = `ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8`;
const TEST_KEY = secretSamples(20261128).find(({ kind }) => kind === "stripe-test-key")?.line ?? "";

const fileWith = (name: string, files: Contents, written?: Written): GoodCase => ({
  name,
  bytes: withFiles(files, written),
});

/** Unusual, and nothing is wrong with them. */
export const GOOD_ARCHIVES: readonly GoodCase[] = [
  fileWith("what pack makes", {}),
  fileWith("nothing deflated", {}, { deflate: (bytes) => bytes }),
  fileWith("a program", { "dist/run.sh": "#!/bin/sh\n" }, { executable: "dist/run.sh" }),
  { name: "its files in another order", bytes: zip(Object.fromEntries(Object.entries(FILES).toReversed())) },
  { name: "sizes behind a file", bytes: describeBehind(Buffer.from("PK\x07\x08", "latin1")) },
  { name: "sizes behind a file, without a sign", bytes: describeBehind(Buffer.of()) },
  { name: "attributes of DOS", bytes: changeFirst(MODE, 0x20, 4) },
  { name: "no attributes at all", bytes: changeFirst(MODE, 0, 4) },
  { name: "a later time", bytes: changeTimes() },
  fileWith("an empty file", { "dist/empty.css": "" }),
  fileWith("names with spaces and letters of all kinds", { "dist/a b (1).js": "", "dist/é/ü 天気.js": "" }),
  fileWith("names like those of devices", { "dist/console.js": "", "dist/com.js": "", "dist/nullable.js": "" }),
  fileWith("60 folders", { [`dist/${"a/".repeat(59)}x.txt`]: "x" }),
  fileWith("files of git that run nothing", { ".gitignore": "dist\n", ".gitattributes": "* text=auto\n" }),
  fileWith("a workflow", { ".github/workflows/ci.yml": "on: push\n" }),
  fileWith("an example of settings", { ".env.example": "TOKEN=\n" }),
  fileWith("settings of npm without a token", { "dist/.npmrc": "registry=https://registry.example.com/\n" }),
  fileWith("a file called HEAD", { "dist/HEAD": "x", "dist/objects/x": "x" }),
  fileWith("a manifest of another kind below", { "dist/app/manifest.json": '{ "start_url": "/" }\n' }),
  fileWith("an archive in it", { "dist/data.zip": zip({ "a.txt": "x" }) }),
  fileWith("a token that is an example", { "docs/a.md": `ghp_${"x".repeat(36)}\n` }),
  fileWith("a test key", { "docs/b.md": TEST_KEY }),
  fileWith("a value whose fingerprint is accepted", {
    ...packageWith({
      "plugin-preflight": {
        off: [
          {
            check: "no-secrets",
            file: "docs/c.md",
            fingerprint: sha256Of(Buffer.from(FINGERPRINTED)).slice(0, 12),
            reason: "It is an example",
          },
        ],
      },
    }),
    "docs/c.md": FINGERPRINTED,
  }),
  fileWith("more files than its package.json lists", { ...packageWith({ files: ["dist/"] }), "src/a.js": "1;\n" }),
  fileWith("workspaces in its package.json", packageWith({ workspaces: ["packages/*"] })),
  fileWith("a lock file", { "package-lock.json": "{}\n" }),
];

function changeTimes(): Buffer {
  const bytes = withFiles({});
  for (const [sign, offset] of [
    ["PK\x03\x04", 10],
    ["PK\x01\x02", 12],
  ] as const) {
    for (let at = bytes.indexOf(sign, 0, "latin1"); at >= 0; at = bytes.indexOf(sign, at + 1, "latin1")) {
      bytes.writeUInt32LE(0x5b7a6c3d, at + offset);
    }
  }
  return bytes;
}
