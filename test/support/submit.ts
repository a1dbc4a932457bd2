import { createHash } from "node:crypto";
import { pack } from "../../src/release/packing/pack.js";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { manifestWith, wholePlugin, type Files } from "./folders.js";
import { textOf, WIDGET } from "./healthy.js";
import { TOKENS } from "./marketplace.js";

/** The archive of the whole plugin in another version, as a release would ship it. */
export async function packVersion(version: string, files: Files = {}): Promise<Uint8Array> {
  const packageJson = JSON.parse(textOf(WIDGET["package.json"])) as object;
  const folder = wholePlugin({
    "manifest.json": manifestWith({ version }),
    "package.json": JSON.stringify({ ...packageJson, version }),
    "CHANGELOG.md": `# Changelog\n\n## ${version}\n\n- New.\n`,
    ...files,
  });
  const packed = await pack(diskWorkspace(folder));
  if (!("archive" in packed)) throw new Error(JSON.stringify(packed));
  return packed.archive.bytes;
}

export interface Asking {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** One request of the contract, with the token that may publish unless another is given. */
export function ask(base: string, path: string, asking: Asking = {}): Promise<Response> {
  const { method = "GET", headers = {}, body } = asking;
  const token = "token" in asking ? asking.token : TOKENS.publish;
  return fetch(`${base}/v1${path}`, {
    method,
    redirect: "manual",
    headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : Buffer.from(body) }),
  });
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export function reprDigest(bytes: Uint8Array): string {
  return `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`;
}

export interface Submission {
  readonly plugin?: string;
  readonly release?: "automatic" | "manual";
  readonly channel?: string;
  readonly notes?: string;
  readonly ifMatch?: string;
}

export function declare(base: string, version: string, bytes: Uint8Array, more: Submission = {}): Promise<Response> {
  const { plugin = "weather-widget", release, notes, channel = version.includes("-") ? "prerelease" : "stable" } = more;
  const artifact = { filename: "a.zip", mediaType: "application/zip", size: bytes.length, sha256: sha256Of(bytes) };
  const input = { channel, artifact, ...(release && { release }), ...(notes !== undefined && { releaseNotes: notes }) };
  return ask(base, `/plugins/${plugin}/versions/${version}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", ...(more.ifMatch !== undefined && { "If-Match": more.ifMatch }) },
    body: JSON.stringify(input),
  });
}

export function upload(base: string, version: string, bytes: Uint8Array, plugin = "weather-widget"): Promise<Response> {
  return ask(base, `/plugins/${plugin}/versions/${version}/artifact`, {
    method: "PUT",
    headers: { "Content-Type": "application/zip", "Repr-Digest": reprDigest(bytes) },
    body: bytes,
  });
}

interface State {
  readonly state: string;
  readonly findings: readonly { readonly ruleId: string; readonly message: string }[];
}

/** Waits until a version is in none of the states that pass by themselves. */
export async function settle(base: string, version: string, plugin = "weather-widget"): Promise<State> {
  for (;;) {
    const path = `/plugins/${plugin}/versions/${version}`;
    const answer = await ask(base, path);
    const read = (await answer.json()) as State;
    if (!["received", "validating"].includes(read.state)) return read;
    const etag = answer.headers.get("etag") ?? "";
    await ask(base, path, { headers: { Prefer: "wait=20", "If-None-Match": etag } });
  }
}

export async function submit(base: string, version: string, bytes: Uint8Array, more: Submission = {}): Promise<State> {
  const declared = await declare(base, version, bytes, more);
  if (!declared.ok) throw new Error(await declared.text());
  const uploaded = await upload(base, version, bytes, more.plugin);
  if (!uploaded.ok) throw new Error(await uploaded.text());
  return settle(base, version, more.plugin);
}
