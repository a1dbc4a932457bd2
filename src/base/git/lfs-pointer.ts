import type { Workspace } from "../files/workspace.js";

/** Git LFS guarantees that no pointer has as many bytes. */
export const MAX_POINTER_LENGTH = 1024;
const MIN_POINTER_LENGTH = 80;
const POINTER =
  /^version https?:\/\/(?:git-lfs\.github\.com|hawser\.github\.com|git-media\.io)\/(?:spec\/)?v\d+\r?\n(?:ext-[^\n]{1,300}\n)*oid sha256:(?<hash>[0-9a-f]{64})\r?\nsize (?<size>\d+)(?:\r?\n|$)/u;

/** What Git LFS puts in the place of a file that was not fetched. */
export interface LfsPointer {
  /** Of the file itself: the SHA-256 of its content, and its bytes. */
  readonly hash: string;
  readonly size: number;
}

/** Reads the whole content of a file, a character for each byte; `undefined` if it is no pointer. */
export function readLfsPointer(latin1: string): LfsPointer | undefined {
  if (latin1.length >= MAX_POINTER_LENGTH || latin1.length < MIN_POINTER_LENGTH) return undefined;
  const { hash, size } = POINTER.exec(latin1)?.groups ?? {};
  return hash === undefined ? undefined : { hash, size: Number(size) };
}

/** Whether the whole content of a file is a pointer. */
export function isPointerContent(content: string | Uint8Array): boolean {
  if (typeof content === "string") return readLfsPointer(content) !== undefined;
  const head = content.subarray(0, MAX_POINTER_LENGTH);
  return readLfsPointer(new TextDecoder("latin1").decode(head)) !== undefined;
}

/** Whether a file was not fetched: only a small one is read. */
export function isLfsPointer(workspace: Workspace, path: string, size: number): boolean {
  if (size >= MAX_POINTER_LENGTH || size < MIN_POINTER_LENGTH) return false;
  const head = workspace.head(path, MAX_POINTER_LENGTH);
  return head !== undefined && isPointerContent(head);
}

export const FETCH_LFS = "Fetch it with git lfs pull; in a workflow, set lfs: true in actions/checkout";

/** Why such a file is not read. */
export function explainPointer(name: string): string {
  return `${name} is a Git LFS pointer, so fetch it with git lfs pull`;
}
