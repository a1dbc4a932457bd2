import { listOwners, type Values } from "../../plugin/bundle/find-named-function.js";

/**
 * Finds an export by the name that the manifest gives: a member of a module or of its default export, or the default
 * export itself, if it has that name.
 *
 * @throws what the modules of the plugin throw.
 */
export async function findComponent(
  values: Values<unknown>,
  entries: readonly string[],
  name: string,
): Promise<{ readonly value: unknown } | undefined> {
  for (const entry of entries) {
    const owners = listOwners(values, await values.load(entry));
    for (const owner of owners) {
      const value = name.split(".").reduce<unknown>((at, key) => values.get(at, key), owner);
      if (value !== undefined) return { value };
    }
    const main = owners.at(-1);
    if (values.isFunction(main) === true && values.get(main, "name") === name) return { value: main };
  }
  return undefined;
}
