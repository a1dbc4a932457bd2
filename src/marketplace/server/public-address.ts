import { UsageError } from "../../core/errors.js";
import { isLoopback } from "../serving/http-listener.js";
import { quote } from "../../base/text/safe.js";

/**
 * Reads where a server behind a proxy is reached: without a slash at the end.
 *
 * @throws {UsageError} for what a credential must not be sent to.
 */
export function readPublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const name = url?.hostname.replace(/^\[|\]$/gu, "") ?? "";
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(name));
  const isPlain = url?.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (url && isSafe && isPlain && /^[\w./~-]*$/u.test(url.pathname)) return url.href.replace(/\/+$/u, "");
  throw new UsageError(
    `--public-url is ${quote(text, 200)}`,
    "Give an https URL, such as https://plugins.example.com/market; http only for this machine itself",
  );
}

/** The path below which a server is reached: "" or such as `/market`. */
export function findBasePath(base: string): string {
  return new URL(base).pathname.replace(/\/+$/u, "");
}

/** A path as the server knows it, whether the proxy has removed the path of the public address or not. */
export function removeBasePath(path: string, base: string): string {
  const prefix = findBasePath(base);
  if (prefix === "" || !(path === prefix || path.startsWith(`${prefix}/`))) return path;
  return path === prefix ? "/" : path.slice(prefix.length);
}
