import { createHash } from "node:crypto";

/** What GitHub says about a job in the identity tokens that this server makes. */
export interface Claims {
  readonly repository: string;
  readonly workflow_ref: string;
  readonly environment?: string;
  readonly repository_visibility: "public" | "private";
  readonly runner_environment: "github-hosted" | "self-hosted";
}

export interface Staged {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly tag: string;
  readonly shasum: string;
  readonly body: Record<string, unknown>;
}

export function route(
  method: string,
  path: string,
): { readonly operation: string; readonly name?: string; readonly version?: string } {
  if (path === "_identity") return { operation: "identity" };
  if (path === "-/whoami") return { operation: "GET whoami" };
  if (path === "-/stage") return { operation: "GET stages" };
  const exchanged = /^-\/npm\/v1\/oidc\/token\/exchange\/package\/(.+)$/u.exec(path)?.[1];
  if (exchanged !== undefined) return { operation: `${method} exchange`, name: exchanged };
  const staged = /^-\/stage\/package\/(.+)$/u.exec(path)?.[1];
  if (staged !== undefined) return { operation: `${method} stage`, name: staged };
  const tags = /^-\/package\/(.+)\/dist-tags$/u.exec(path)?.[1];
  if (tags !== undefined) return { operation: "GET tags", name: tags };
  const visible = /^-\/package\/(.+)\/visibility$/u.exec(path)?.[1];
  if (visible !== undefined) return { operation: "GET visibility", name: visible };
  const tarball = /^((?:@[^/]+\/)?[^/]+)\/-\/.*-(\d+\.\d+\.\d+.*)\.tgz$/u.exec(path);
  if (tarball) return { operation: "GET tarball", name: tarball[1] ?? "", version: tarball[2] ?? "" };
  const [, name = "", version] = /^((?:@[^/]+\/)?[^/]+)(?:\/([^/]+))?$/u.exec(path) ?? [];
  return version === undefined
    ? { operation: `${method} package`, name }
    : { operation: `${method} version`, name, version };
}

export function readPublication(body: Record<string, unknown>) {
  const [first] = Object.entries(body["versions"] as Record<string, Record<string, unknown>>);
  const [version, manifest] = first ?? ["", {}];
  const [tag = ""] = Object.keys(body["dist-tags"] as object);
  const attached = Object.values(body["_attachments"] as Record<string, { readonly data: string }>);
  return {
    name: String(body["name"]),
    version,
    tag,
    manifest,
    tarball: Buffer.from(attached[0]?.data ?? "", "base64"),
  };
}

export function makeIdentity(claims: object): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${encode({ alg: "RS256" })}.${encode(claims)}.c2lnbmF0dXJl`;
}

export function digest(bytes: Buffer): string {
  return `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
}

export function sha1(bytes: Buffer): string {
  return createHash("sha1").update(bytes).digest("hex");
}
