import type { GitFolder } from "../files/workspace.js";
import { MAX_REF_BYTES, OBJECT_ID, readPackedRefs } from "./git-refs.js";

/** As many as git follows. */
const MAX_STEPS = 5;
const DECODER = new TextDecoder();

/**
 * The object that a name resolves to, by git's rules: HEAD and its kin, a whole reference, a tag, a branch, a remote's
 * branch or its HEAD. Read from git's own files: nothing is started, and no configuration is read.
 */
export function resolveRef(git: GitFolder, name: string): string | undefined {
  if (OBJECT_ID.test(name)) return name;
  if (name === "@") return resolveRef(git, "HEAD");
  if (!isRefName(name)) return undefined;
  const whole = /^(?:[A-Z_]*HEAD|refs\/.+)$/u.test(name) ? [name] : [];
  const below = ["refs", "refs/tags", "refs/heads", "refs/remotes"].map((folder) => `${folder}/${name}`);
  const packed = readPackedRefs(git);
  if ("refused" in packed) return undefined;
  for (const ref of [...whole, ...below, `refs/remotes/${name}/HEAD`]) {
    const object = findObject(git, ref, packed);
    if (object !== undefined) return object;
  }
  return undefined;
}

function findObject(git: GitFolder, ref: string, packed: ReadonlyMap<string, { readonly object: string }>) {
  let name = ref;
  for (let links = 0; links <= MAX_STEPS; links++) {
    const bytes = git.file(name, MAX_REF_BYTES);
    if (bytes === "unreadable") return undefined;
    if (bytes === "missing") return packed.get(name)?.object;
    const text = DECODER.decode(bytes).trimEnd();
    const next = /^ref: (refs\/.+)$/u.exec(text)?.[1];
    if (next === undefined) {
      // FETCH_HEAD names the source after the object.
      const [object = ""] = text.split(/\s/u);
      return OBJECT_ID.test(object) ? object : undefined;
    }
    if (!isRefName(next)) return undefined;
    name = next;
  }
  return undefined;
}

/** Whether git takes a text for a reference's name; none leads out of git's folder. */
export function isRefName(name: string): boolean {
  if (/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{/u.test(name)) return false;
  return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
}
