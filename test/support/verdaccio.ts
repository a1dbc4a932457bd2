import { execFileSync, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createProbe } from "node:net";
import { join } from "node:path";
import { cleanUpLater } from "./clean-up.js";
import { makePlugin, temporaryFolder } from "./folders.js";
import { ROOT } from "./project.js";

export interface Verdaccio {
  /** Of the registry. It ends with a slash. */
  readonly url: string;
  /** A token that may publish. */
  readonly token: string;
  /** A registry in front of it that also exchanges identity tokens, and the variables of a job that gets them. */
  readonly trusting: {
    readonly url: string;
    readonly env: Readonly<Record<string, string>>;
    readonly audiences: string[];
  };
}

const CONFIGURATION = `
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: {}
packages: { "**": { access: $all, publish: $authenticated } }
log: { type: stdout, format: json, level: error }
`;

/** Installs and starts verdaccio, a real registry, on this machine. It asks nobody else for packages. */
export async function startVerdaccio(): Promise<Verdaccio> {
  const installed = temporaryFolder();
  cpSync(join(ROOT, "test", "e2e", "verdaccio"), installed, { recursive: true });
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: installed, stdio: "ignore" });
  const folder = makePlugin({ "config.yaml": CONFIGURATION });
  const url = `http://127.0.0.1:${String(await findPort())}/`;
  const program = join(installed, "node_modules", "verdaccio", "bin", "verdaccio");
  const listen = ["--config", join(folder, "config.yaml"), "--listen", url];
  const child = spawn(process.execPath, [program, ...listen], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: folder },
    stdio: "ignore",
  });
  cleanUpLater(() => {
    child.kill();
  });
  while (!(await isUp(url))) if (child.exitCode !== null) throw new Error("verdaccio has ended");
  const user = await fetch(`${url}-/user/org.couchdb.user:lumen`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "lumen", password: "a-password-of-nobody" }),
  });
  const { token } = (await user.json()) as { readonly token: string };
  return { url, token, trusting: await trust(url, token) };
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}-/ping`)).ok;
  } catch {
    // It does not listen yet.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return false;
  }
}

async function findPort(): Promise<number> {
  const probe = createProbe();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What verdaccio has not: an exchange of identity tokens, as npm's documentation describes it. */
async function trust(registry: string, token: string): Promise<Verdaccio["trusting"]> {
  const audiences: string[] = [];
  const claims = {
    repository: "lumen-labs/plugins",
    repository_visibility: "private",
    runner_environment: "github-hosted",
  };
  const identity = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2ln`;
  const http = createServer((message, response) => {
    const { pathname, searchParams } = new URL(message.url ?? "", registry);
    const send = (status: number, value: unknown): void => {
      message.resume();
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    };
    if (pathname === "/_identity") {
      audiences.push(searchParams.get("audience") ?? "");
      send(200, { value: identity });
    } else if (pathname.startsWith("/-/npm/v1/oidc/token/exchange/package/")) {
      const isOurs = message.headers.authorization === `Bearer ${identity}`;
      if (isOurs) send(201, { token, token_type: "oidc" });
      else send(401, { message: "OIDC token exchange error - unauthorized" });
    } else {
      const { method, headers } = message;
      const asked = forward(new URL(message.url ?? "", registry), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      message.pipe(asked);
    }
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  cleanUpLater(() => {
    http.closeAllConnections();
    http.close();
  });
  const url = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}/`;
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${url}_identity?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: "bearer-of-the-runner",
  };
  return { url, env, audiences };
}
