import { makePlugin } from "./folders.js";
import { livingPlugin, type LiveChanges } from "./live.js";
import { runCliHere } from "./product.js";

interface Finding {
  readonly check: string;
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly location: { readonly file: string; readonly range?: { readonly start: { readonly line: number } } };
}

interface Reported {
  readonly plugins: readonly {
    readonly findings: readonly Finding[];
    readonly lifecycle?: { readonly laterLives: readonly { readonly kind: string; readonly from?: string }[] };
  }[];
}

export const STORES: LiveChanges = {
  manifest: { permissions: ["storage-read", "storage-write"] },
  packageJson: { peerDependencies: { "plugin-preflight": "*" } },
};

export const folderOf = (code: string, changes: LiveChanges = {}): string =>
  makePlugin({ ".git/": "", ...livingPlugin(code, { ...STORES, ...changes }) });

/** What `test` says of a plugin, as `severity check/code:line message`, without what permissions are about. */
export async function judge(cwd: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = await runCliHere(["test", "--format", "json", ...words], { cwd });
  const report = (stdout === "" ? { plugins: [] } : JSON.parse(stdout)) as Reported;
  const [plugin] = report.plugins;
  const said = (plugin?.findings ?? [])
    .filter(({ check }) => check.startsWith("lifecycle"))
    .map(
      ({ severity, check, code, location, message }) =>
        `${severity} ${check}/${code}:${String(location.range?.start.line ?? 0)} ${message}`,
    );
  return { status, stderr, said, later: plugin?.lifecycle?.laterLives ?? [] };
}
