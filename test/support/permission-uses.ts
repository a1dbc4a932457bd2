import { findingsOf } from "./judge.js";

/** A manifest with some permissions. */
export const manifest = (permissions: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ manifest_version: 1, name: "Tide Table", main: "dist/plugin.js", permissions, ...more });

/** What is reported of code that nothing is declared for, as `permission` or `permission?` for what is not certain. */
export async function usesOf(code: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const found = await findingsOf("permissions-declared", {
    "manifest.json": manifest([]),
    "dist/plugin.js": code,
    ...files,
  });
  return found.map((text) => {
    const [, permission] = /does not have "([a-z-]+)"/u.exec(text) ?? [];
    return permission ?? text;
  });
}
