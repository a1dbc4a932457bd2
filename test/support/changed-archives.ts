import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifestWith, temporaryFolder } from "./folders.js";
import { RUN_AGAIN, UPLOAD_FOLDER, replaceArchive, rewrite, stored, type Change } from "./handed-over.js";
import { makeOddArchive } from "./odd-archive.js";
import { POSIX } from "./product.js";
import { ARCHIVE } from "./two-jobs.js";

const LINKED: readonly Change[] = [ARCHIVE, "receipt.json", "SHA256SUMS"].map((name) => ({
  name: `a link in the place of ${name}`,
  status: 5,
  change: (folder) => {
    const elsewhere = join(temporaryFolder(), name);
    renameSync(join(folder, name), elsewhere);
    symlinkSync(elsewhere, join(folder, name));
  },
  says: /^"[\w.-]+" is a link$/u,
  help: RUN_AGAIN,
}));

const PIPE: Change = {
  name: "a pipe in the place of the archive",
  status: 5,
  change: (folder) => {
    rmSync(join(folder, ARCHIVE));
    execFileSync("mkfifo", [join(folder, ARCHIVE)]);
  },
  says: /^"weather-widget-1\.4\.0\.zip" is not a regular file$/u,
  help: RUN_AGAIN,
};

/** What may be wrong with an archive itself, and with the folder that it is handed over in. */
export const CHANGED_ARCHIVES: readonly Change[] = [
  {
    name: "an archive with one byte changed",
    status: 5,
    change: (folder) => {
      const bytes = readFileSync(join(folder, ARCHIVE));
      bytes[100] = (bytes[100] ?? 0) ^ 1;
      writeFileSync(join(folder, ARCHIVE), bytes);
    },
    says: /^The archive has sha256 <hash>, and SHA256SUMS says <hash>$/u,
    help: RUN_AGAIN,
  },
  {
    name: "a folder with two archives",
    status: 2,
    change: (folder) => {
      copyFileSync(join(folder, ARCHIVE), join(folder, "another.zip"));
    },
    says: /^The folder contains 2 archives, but only one is allowed: "another\.zip", "weather-widget-1\.4\.0\.zip"$/u,
    help: /^Name the file itself/u,
  },
  {
    name: "a folder without an archive",
    status: 2,
    change: (folder) => {
      rmSync(join(folder, ARCHIVE));
    },
    says: /^The folder ".*" contains no archive$/u,
    help: UPLOAD_FOLDER,
  },
  {
    name: "nothing at all",
    status: 2,
    inputs: (folder) => ({ artifact: join(folder, "nowhere", "else") }),
    says: /^There is no archive, and no folder with one, at ".*"$/u,
    help: /^Download it in a step above this one:/u,
  },
  {
    name: "an archive under another name",
    status: 5,
    change: (folder) => {
      renameSync(join(folder, ARCHIVE), join(folder, "other.zip"));
      rewrite(join(folder, "SHA256SUMS"), (text) => text.replace(ARCHIVE, "other.zip"));
    },
    says: /^The archive is called "other\.zip", and its receipt says "weather-widget-1\.4\.0\.zip"$/u,
    help: RUN_AGAIN,
  },
  {
    name: "a file of 300 MiB",
    status: 5,
    change: (folder) => {
      truncateSync(join(folder, ARCHIVE), 300 * 1024 * 1024);
    },
    says: /^"weather-widget-1\.4\.0\.zip" is too large, or not readable \(at most 256 MiB are read\)$/u,
    help: RUN_AGAIN,
  },
  {
    name: "what is not an archive, truly described",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, Buffer.from("PK no archive at all, but long enough to be one"), 1);
    },
    says: /^The archive is refused: it is not a ZIP archive, or its end is missing$/u,
    help: RUN_AGAIN,
  },
  {
    name: "an archive with a link that BeOS made, truly described",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, makeOddArchive({ host: 16, attributes: 0o120777 << 16 }), 1);
    },
    says: /^The archive is refused: "dist\/lnk" in it is a link$/u,
    help: RUN_AGAIN,
  },
  {
    name: "an archive with a comment behind its end, truly described",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, makeOddArchive({ behind: Buffer.from("and more"), isComment: true }), 1);
    },
    says: /^The archive is refused: it has a comment of 8 more bytes$/u,
    help: RUN_AGAIN,
  },
  {
    name: "an archive with git's own folder, truly described",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, makeOddArchive({ path: "dist/.GIT/config" }), 1);
    },
    says: /^In the archive, "dist\/\.GIT\/config" is in a folder that git reserves for itself$/u,
    help: RUN_AGAIN,
  },
  {
    name: "an archive that contains credentials, truly described",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, stored({ ".env": "A=1", "manifest.json": manifestWith({}) }), 2);
    },
    says: /^In the archive, "\.env" contains credentials$/u,
    help: RUN_AGAIN,
  },
  {
    name: "an archive of a plugin that does not pass, truly described",
    status: 1,
    change: (folder) => {
      replaceArchive(folder, stored({ "manifest.json": manifestWith({}) }), 1);
    },
    says: /^The plugin has 8 findings that stop a release: /u,
    help: /./u,
  },
  {
    name: "another changelog than was packed",
    status: 2,
    inputs: () => ({ changelog: "docs/NEWS.md" }),
    says: /^The archive contains no "docs\/NEWS\.md", but the release notes come from there$/u,
    help: /^Name it in "files" of package\.json/u,
    verdict: "pass",
  },
  ...(POSIX ? [...LINKED, PIPE] : []),
];
