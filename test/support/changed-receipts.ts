import { renameSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import {
  RUN_AGAIN,
  UPLOAD_FOLDER,
  HASH,
  OTHER,
  receipt,
  replaceArchive,
  rewrite,
  stored,
  type Change,
} from "./handed-over.js";
import { ARCHIVE } from "./two-jobs.js";

/** Faults in the receipt and the sums of an archive. */
export const CHANGED_RECEIPTS: readonly Change[] = [
  {
    name: "a receipt of another digest",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace(HASH, OTHER));
    },
    says: /^The archive has sha256 <hash>, and its receipt says <hash>$/u,
    help: RUN_AGAIN,
  },
  {
    name: "another archive whose receipt and sums agree, where the digest is pinned",
    status: 5,
    change: (folder) => {
      replaceArchive(folder, stored({ "manifest.json": "{}" }), 1);
    },
    inputs: (_, { outputs }) => ({ "checked-sha256": outputs["artifact-sha256"] ?? "" }),
    says: /^The archive has sha256 <hash>, and checked-sha256 asks for <hash>$/u,
    help: RUN_AGAIN,
  },
  {
    name: "a wrong pin",
    status: 5,
    inputs: () => ({ "checked-sha256": OTHER }),
    says: /^The archive has sha256 <hash>, and checked-sha256 asks for <hash>$/u,
    help: RUN_AGAIN,
  },
  {
    name: "a receipt of another commit",
    status: 5,
    change: (folder, { commit }) => {
      rewrite(receipt(folder), (text) => text.replace(commit, "a".repeat(40)));
    },
    says: /^The archive was made from commit <hash>, but this run is for <hash>, the commit of v1\.4\.0$/u,
    help: /^Release what a job of this same run checked: needs: check/u,
  },
  {
    name: "a receipt without a commit",
    status: 2,
    change: (folder, { commit }) => {
      rewrite(receipt(folder), (text) => text.replace(`"${commit}"`, "null"));
    },
    says: /^The receipt names no commit/u,
    help: /^Check out in the job that packs/u,
  },
  {
    name: "a receipt of another version",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace('"version": "1.4.0"', '"version": "1.5.0"'));
    },
    says: /^The archive contains a plugin of the version "1\.4\.0", and its receipt says "1\.5\.0"$/u,
    help: RUN_AGAIN,
  },
  {
    name: "a receipt that is not JSON",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.slice(0, -10));
    },
    says: /^The receipt is not JSON: line \d+, column \d+/u,
    help: RUN_AGAIN,
  },
  {
    name: "a receipt whose plugin lies elsewhere",
    status: 5,
    change: (folder) => {
      rewrite(receipt(folder), (text) => text.replace('"path": "."', '"path": "../.."'));
    },
    says: /^The receipt cannot be used: line \d+, column \d+: it is not a folder of a repository$/u,
    help: RUN_AGAIN,
  },
  {
    name: "no receipt",
    status: 2,
    change: (folder) => {
      rmSync(receipt(folder));
    },
    says: /^There is no receipt\.json next to the archive in /u,
    help: UPLOAD_FOLDER,
  },
  {
    name: "no sums",
    status: 2,
    change: (folder) => {
      rmSync(join(folder, "SHA256SUMS"));
    },
    says: /^There is no SHA256SUMS next to the archive in /u,
    help: UPLOAD_FOLDER,
  },
  {
    name: "sums of another file",
    status: 5,
    change: (folder) => {
      rewrite(join(folder, "SHA256SUMS"), (text) => text.replace("weather", "whether"));
    },
    says: /^SHA256SUMS names no digest, or more than one, of "weather-widget-1\.4\.0\.zip"$/u,
    help: RUN_AGAIN,
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
    help: RUN_AGAIN,
  },
  {
    name: "a receipt of 2 MiB",
    status: 5,
    change: (folder) => {
      truncateSync(receipt(folder), 2 * 1024 * 1024);
    },
    says: /^"receipt\.json" is too large, or not readable/u,
    help: RUN_AGAIN,
  },
];
