import type { Certificate } from "./certificate.js";

/** Where a server is, beyond its port: a GitHub Enterprise Server has a name, a certificate and a path of its own. */
export interface Place {
  readonly certificate?: Certificate;
  /** By which it is asked for, such as `ghes.example.com`. */
  readonly host?: string;
  /** Such as `/api/v3`. */
  readonly path?: string;
}

export function urlOf({ certificate, host = "127.0.0.1", path = "" }: Place, port: number): string {
  return `${certificate ? "https" : "http"}://${host}:${String(port)}${path}`;
}

/** An address without the path that all requests must have. @throws where one has it not. */
export function inside({ path = "" }: Place, address: URL): URL {
  if (!address.pathname.startsWith(`${path}/`)) throw new Error(`${address.pathname} is not in ${path}`);
  const inner = new URL(address);
  inner.pathname = address.pathname.slice(path.length);
  return inner;
}
