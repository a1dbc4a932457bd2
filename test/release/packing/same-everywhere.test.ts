import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { cleanUpLater } from "../../support/clean-up.js";
import "../../support/count-cases.js";
import { temporaryFolder, wholePlugin } from "../../support/folders.js";
import { git } from "../../support/git.js";
import { nightly } from "../../support/nightly.js";
import { runProcess } from "../../support/process.js";
import { CLI, POSIX, RUNTIMES } from "../../support/product.js";
import { sampleOf } from "../../support/torture.js";

const NODE_22 = process.env["PREFLIGHT_NODE22"];
const NODES = [...RUNTIMES, ...(NODE_22 ? [{ runtime: "the Node 22 of PREFLIGHT_NODE22", node: NODE_22 }] : [])];
/** None of them, and neither of the languages below, has the order or the clock of another. */
const ZONES = ["UTC", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Apia", "Pacific/Kiritimati"];
const LANGUAGES = ["C", "de_DE.UTF-8", "sv_SE.UTF-8", "tr_TR.UTF-8"];
const UMASKS = ["022", "077"];

/** Folders on file systems of different kinds: what this machine has of them. */
const DISKS = [
  ...new Map([tmpdir(), "/dev/shm"].flatMap((folder) => kindOf(folder)).map((one) => [one.kind, one])).values(),
];

function kindOf(folder: string): readonly { readonly kind: string; readonly folder: string }[] {
  try {
    return [{ kind: `0x${statfsSync(folder).type.toString(16)}`, folder }];
  } catch {
    return [];
  }
}

/** A plugin in git with names that languages sort in other ways, and with mistakes for the report. */
const source = wholePlugin({
  "dist/I.txt": "",
  "dist/ö.txt": "",
  "dist/ä.txt": "",
  "dist/z.txt": "",
  "dist/10": "",
  "dist/9": "",
});
git(source, "init", "--quiet", "--initial-branch=main");
git(source, "add", "--all", "--force");
git(source, "commit", "--quiet", "--message=first");

interface Machine {
  readonly runtime: string;
  readonly node: string;
  readonly zone: string;
  readonly language: string;
  readonly umask: string;
  readonly kind: string;
  readonly disk: string;
}

const MACHINES: readonly Machine[] = NODES.flatMap((node) =>
  ZONES.flatMap((zone) =>
    LANGUAGES.flatMap((language) =>
      UMASKS.flatMap((umask) =>
        DISKS.map(({ kind, folder: disk }) => ({ ...node, zone, language, umask, kind, disk })),
      ),
    ),
  ),
);

const checkouts = new Map<string, Promise<string>>();

/** A checkout under an umask, on a disk. */
function checkOut(umask: string, disk: string): Promise<string> {
  const key = `${umask} ${disk}`;
  const made = checkouts.get(key) ?? makeCheckout(umask, disk);
  checkouts.set(key, made);
  return made;
}

async function makeCheckout(umask: string, disk: string): Promise<string> {
  const folder = mkdtempSync(join(disk, "preflight-"));
  cleanUpLater(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const env = { GIT_CONFIG_GLOBAL: "/dev/null" };
  const script = `umask ${umask} && git clone --quiet "$0" plugin && cp -R plugin wrong && printf '{ "name": 1, }' > wrong/manifest.json`;
  const { status, output } = await runProcess("sh", ["-c", script, source], { cwd: folder, env });
  expect(status, output).toBe(0);
  return folder;
}

const digest = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** The digests of the archive and of the report that a machine makes. */
async function digestsOn({ node, zone, language, umask, disk }: Machine): Promise<readonly string[]> {
  const checkout = await checkOut(umask, disk);
  const out = join(temporaryFolder(), "out.zip");
  const env = { TZ: zone, LC_ALL: language, LANG: language };
  const start = (folder: string, args: readonly string[]) =>
    runProcess("sh", ["-c", `umask ${umask} && exec "$0" "$@"`, node, CLI, ...args], {
      cwd: join(checkout, folder),
      env,
    });
  const packed = await start("plugin", ["pack", "--out", out]);
  expect(packed.status, packed.output).toBe(0);
  const validated = await start("wrong", ["validate", "--format", "json"]);
  expect(validated.status, validated.output).toBe(1);
  return [digest(readFileSync(out)), digest(validated.stdout)];
}

/** Made once, by the first of these machines. */
const [first] = MACHINES;
const reference = POSIX && first ? await digestsOn(first) : [];

nightly.runIf(POSIX).concurrent.for(sampleOf(MACHINES, 3))(
  "$runtime, $zone, $language, umask $umask, disk $kind: the same archive and the same report",
  async (machine, { task }) => {
    expect(await digestsOn(machine)).toEqual(reference);
    task.meta.cases = reference.length;
  },
);
