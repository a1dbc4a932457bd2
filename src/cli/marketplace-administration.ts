import { resolve } from "node:path";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { backUp, restore } from "../marketplace/server/backup.js";
import { markVersion, type Mark } from "../marketplace/server/marks.js";
import type { Power } from "../marketplace/server/owners.js";
import {
  DamagedDataError,
  hasDatabase,
  openDatabase,
  isFull,
  isNotWritable,
} from "../marketplace/server/open-database.js";
import { Refused } from "../marketplace/server/refused.js";
import { makeStorage, type Storage } from "../marketplace/server/storage.js";
import { NotWrittenError } from "../base/output/path-of-file.js";
import { print } from "../base/output/print.js";
import { makeInert, makeVisible, quote } from "../base/text/safe.js";
import { resolveFolder } from "../base/files/disk.js";
import type { CommandLine, CommandWork, Option } from "./command.js";
import { getCurrentFolder } from "./print-report.js";
import { formatStarted } from "./own-command.js";

const DATA: Option = {
  name: "data",
  value: "FOLDER",
  help: "The data folder of the server, which may be running; marketplace-data in this folder by default",
};
const REASON: Option = { name: "reason", value: "TEXT", help: "The reason, which anyone can read" };
const UNDO: Option = { name: "undo", help: "Undo it" };

/** What an operator does, while the server runs or not: the last word of each command, and its options. */
const OPTIONS = {
  owner: [
    {
      name: "plugin",
      value: "ID",
      repeats: true,
      help: "A plugin that the owner may publish; new plugins need no entry",
    },
  ],
  token: [
    { name: "owner", value: "NAME", help: "The owner of the token" },
    {
      name: "may",
      value: "WHAT",
      choices: ["publish", "read", "review"],
      help: "The permission; publish by default, only for the owner's plugins",
    },
    { name: "days", value: "NUMBER", help: "The number of days that it is valid; without it, until you revoke it" },
  ],
  yank: [REASON, UNDO],
  deprecate: [REASON, UNDO],
  "take-down": [REASON],
  critical: [UNDO],
  audit: [{ name: "most", value: "NUMBER", help: "The maximum number of entries; 100 by default" }],
  backup: [],
  restore: [],
} as const satisfies Readonly<Record<string, readonly Option[]>>;

export type Administration = keyof typeof OPTIONS;

export function makeAdministration(name: Administration): CommandWork {
  return { options: [...OPTIONS[name], DATA], run: (call) => administer(name, call) };
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MAX_REASON_LENGTH = 1000;

/** Does one thing to the folder of a marketplace, and prints what came of it. */
async function administer(name: Administration, call: CommandLine): Promise<ExitStatus> {
  const data = resolve(getCurrentFolder(), call.values.get("data") ?? "marketplace-data");
  if (name === "backup" || name === "restore") {
    print(makeInert(await copyMarketplace(name, data, call)));
    return EXIT.pass;
  }
  const storage = await openExisting(data);
  try {
    const lines = work(name, storage, call);
    print(makeInert(lines.map((line) => `${makeVisible(line)}\n`).join("")));
    return EXIT.pass;
  } catch (error) {
    if (error instanceof Refused)
      throw new UsageError(error.message, `For help, run: ${formatStarted(`marketplace ${name} --help`)}`);
    throw error;
  } finally {
    storage.close();
  }
}

function work(name: string, storage: Storage, call: CommandLine): readonly string[] {
  switch (name) {
    case "owner":
      return changeOwners(storage, call);
    case "token":
      return changeTokens(storage, call);
    case "audit":
      return listAudit(storage, call);
    default:
      return [mark(name, storage, call)];
  }
}

function changeOwners(storage: Storage, { arguments: [what, owner], values }: CommandLine): readonly string[] {
  if (what === "list") {
    const rows = [...storage.owners.listOwners()];
    return rows.map(([name, plugins]) => `${name}: ${plugins.length === 0 ? "no plugin yet" : plugins.join(", ")}`);
  }
  const plugins = (values.get("plugin") ?? "").split(",").filter((id) => id !== "");
  const wrong = plugins.find((id) => !ID.test(id));
  if (what !== "add" || owner === undefined || !/^[\w.-]{1,100}$/u.test(owner) || wrong !== undefined) {
    throw new UsageError(
      wrong === undefined ? "An owner is added by a name" : `--plugin is ${quote(wrong)}, which is not an id`,
      "Write marketplace owner add weather-team --plugin weather-widget",
    );
  }
  storage.change("owner", () => {
    storage.owners.addOwner(owner, plugins, now());
    storage.audit.add({ at: now(), actor: "operator", action: `add owner ${owner}`, details: plugins.join(" ") });
  });
  return [`${owner} may publish ${plugins.length === 0 ? "new plugins" : `${plugins.join(", ")} and new plugins`}`];
}

function changeTokens(storage: Storage, { arguments: [what, id], values }: CommandLine): readonly string[] {
  const { owners } = storage;
  if (what === "list") {
    return owners.listTokens().map(({ owner, power, createdAt, expiresAt, lastUsedAt, revokedAt, id: token }) => {
      const ends = revokedAt !== undefined ? `revoked ${revokedAt}` : `valid until ${expiresAt ?? "it is revoked"}`;
      return `${token}  ${owner}  ${power}  made ${createdAt}  used ${lastUsedAt ?? "never"}  ${ends}`;
    });
  }
  if (what === "revoke" && id !== undefined) {
    const isRevoked = storage.change("revoke", () => {
      const isFound = owners.revokeToken(id, now());
      if (isFound) storage.audit.add({ at: now(), actor: "operator", action: `revoke token ${id}` });
      return isFound;
    });
    if (isRevoked) return [`${id} is revoked`];
    throw new UsageError(`There is no token ${quote(id)} that is valid`, "See marketplace token list");
  }
  const owner = values.get("owner") ?? "";
  if (what !== "create") throw new UsageError("Specify what to do with tokens", "Write create, list or revoke ID");
  if (!owners.hasOwner(owner)) {
    throw new UsageError(
      `There is no owner ${quote(owner)}`,
      "Write marketplace owner add NAME, and give --owner NAME",
    );
  }
  const power = (values.get("may") ?? "publish") as Power;
  const expiresAt = readExpiry(values.get("days"));
  const made = storage.change("token", () => {
    const created = owners.createToken({ owner, power, expiresAt }, now());
    storage.audit.add({
      at: now(),
      actor: "operator",
      action: `make token ${created.id}`,
      details: `${owner} ${power}`,
    });
    return created;
  });
  return [`${made.id} of ${owner}, to ${power}. It is shown once, and only its hash is kept:`, made.token];
}

function readExpiry(days: string | undefined): string | undefined {
  if (days === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/u.test(days)) return new Date(Date.now() + Number(days) * 86_400_000).toISOString();
  throw new UsageError(`--days is ${quote(days)}`, "Write a number from 1 to 9999");
}

function mark(name: string, storage: Storage, { arguments: [named = ""], switches, values }: CommandLine): string {
  const [, pluginId = "", version = ""] = /^([a-z0-9-]+)@(.+)$/u.exec(named) ?? [];
  if (version === "")
    throw new UsageError(`${quote(named)} names no version`, "Write the id and the version: weather-widget@1.4.0");
  const isUndone = switches.has("undo");
  const reason = (values.get("reason") ?? "").trim();
  if (reason.length > MAX_REASON_LENGTH || (reason === "" && !isUndone && name !== "critical")) {
    throw new UsageError(
      "A reason is missing, or too long",
      `Give --reason with at most ${String(MAX_REASON_LENGTH)} characters`,
    );
  }
  const what = `${isUndone ? "un" : ""}${name}` as Mark;
  storage.change(what, () => {
    const record = storage.findVersion(pluginId, version);
    if (!record) throw new Refused("version-not-found", `There is no version ${version} of ${pluginId}`);
    storage.saveVersion(markVersion(record, what, reason, now()));
    storage.audit.add({ at: now(), actor: "operator", action: what, plugin: pluginId, version, details: reason });
  });
  return `${pluginId}@${version}: ${what}`;
}

function listAudit(storage: Storage, { arguments: [plugin], values }: CommandLine): readonly string[] {
  const most = values.get("most") ?? "100";
  if (!/^[1-9]\d{0,6}$/u.test(most)) throw new UsageError(`--most is ${quote(most)}`, "Write --most 100");
  return storage.audit.list({ plugin, most: Number(most) }).map((entry) => JSON.stringify(entry));
}

async function copyMarketplace(
  name: "backup" | "restore",
  data: string,
  { arguments: [given] }: CommandLine,
): Promise<string> {
  if (given === undefined) throw new UsageError("A folder is missing", `Write marketplace ${name} FOLDER`);
  const folder = resolve(getCurrentFolder(), given);
  const [from, to] = name === "backup" ? [data, folder] : [folder, data];
  requireMarketplace(from);
  try {
    const { archives, images } = await (name === "backup" ? backUp : restore)(from, to);
    return `${makeVisible(to)} has everything: ${String(archives)} archives and ${String(images)} images, each with its own hash\n`;
  } catch (error) {
    if (error instanceof DamagedDataError && name === "restore") {
      throw new UsageError(error.message, "Use another backup: nothing was restored");
    }
    if (error instanceof Error && (isNotWritable(error) || isFull(error))) {
      throw new UsageError(`${quote(to, 200)} cannot be used: ${error.message}`, "Name another folder");
    }
    if (!(error instanceof NotWrittenError)) throw error;
    throw new UsageError(
      `${quote(to, 200)} is not empty`,
      "Give the name of a new folder: nothing is ever overwritten",
    );
  }
}

async function openExisting(data: string): Promise<Storage> {
  requireMarketplace(data);
  return makeStorage(await openDatabase(data));
}

/** @throws {UsageError} instead of making a new marketplace where somebody has mistyped a name. */
function requireMarketplace(folder: string): void {
  if (resolveFolder(folder) === undefined || !hasDatabase(folder)) {
    throw new UsageError(
      `${quote(folder, 200)} is not the folder of a marketplace`,
      "Set --data to the folder of the server",
    );
  }
}

function now(): string {
  return new Date().toISOString();
}
