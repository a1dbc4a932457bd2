/** Why a text is not a path, by the rules of every system alike: what is none on one is none on all. */
export function explainInvalidPath(path: string): string | undefined {
  if (path.includes("\0")) return "contains a NUL character";
  if (/^[A-Za-z]:/u.test(path)) return "begins with a drive letter";
  if (path.includes("\\")) return "has a backslash";
  if (path.startsWith("/")) return "is absolute";
  if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) return "is a URL, not a path";
  return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}

/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
export function resolveDeclaredPath(folder: string, path: string): string | undefined {
  const names = folder === "" ? [] : folder.split("/");
  for (const name of path.split("/")) {
    if (name === "..") {
      if (names.pop() === undefined) return undefined;
    } else if (name !== "." && name !== "") names.push(name);
  }
  return names.join("/");
}
