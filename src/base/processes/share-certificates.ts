import { delimiter, resolve } from "node:path";
import * as tls from "node:tls";
import type { Environment } from "./start-process.js";

/** Which certificates another program of Node must trust, so that it trusts those that this one trusts. */
export interface SharedCertificates {
  readonly variables: Readonly<Record<string, string>>;
  /** For a file that `NODE_EXTRA_CA_CERTS` names, in PEM. "" where the variables are enough. */
  readonly authorities: string;
}

/** New with Node 22.15, as is the option that needs it here. */
interface NewerTls {
  readonly getCACertificates?: (kind: "system" | "extra") => readonly string[];
}

/** Variables that contain a path, or a list of paths. */
const PATHS = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"];

/**
 * Finds what a program of Node that starts in another folder needs to trust the same certificates. It may be run by an
 * older Node, which ends at an option that it does not know: so the certificates of the system are given in a file.
 */
export function shareCertificates(environment: Environment): SharedCertificates {
  const named = PATHS.flatMap((name) => {
    const value = environment[name];
    if (value === undefined || value === "") return [];
    return [[name, makeAbsolute(value)] as const];
  });
  const isSystem = isOn("use-system-ca", environment, environment["NODE_USE_SYSTEM_CA"] === "1");
  return {
    variables: {
      ...Object.fromEntries(named),
      ...(isSystem && { NODE_USE_SYSTEM_CA: "1" }),
      // Every Node knows this one, and without it SSL_CERT_FILE and SSL_CERT_DIR mean nothing.
      ...(isOn("use-openssl-ca", environment, false) && { NODE_OPTIONS: "--use-openssl-ca" }),
    },
    authorities: isSystem ? readAuthorities() : "",
  };
}

function makeAbsolute(paths: string): string {
  return paths
    .split(delimiter)
    .map((path) => (path === "" ? "" : resolve(path)))
    .join(delimiter);
}

/** Whether this process was started with an option of Node. The last one decides. */
function isOn(option: string, environment: Environment, usual: boolean): boolean {
  const listed = (environment["NODE_OPTIONS"] ?? "").split(/\s+/u).map((word) => word.replaceAll('"', ""));
  const last = [...listed, ...process.execArgv]
    .map((word) => word.replaceAll("_", "-"))
    .findLast((word) => word === `--${option}` || word === `--no-${option}`);
  if (last === undefined) return usual;
  return last === `--${option}`;
}

function readAuthorities(): string {
  const { getCACertificates }: NewerTls = tls as typeof tls & NewerTls;
  const certificates = new Set((["extra", "system"] as const).flatMap((kind) => getCACertificates?.(kind) ?? []));
  return [...certificates].map((certificate) => `${certificate.trim()}\n`).join("");
}
