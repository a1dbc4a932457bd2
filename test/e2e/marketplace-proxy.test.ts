import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { makeGoodArchive } from "../../src/marketplace/kit/fixture-archives.js";
import { cleanUpLater } from "../support/clean-up.js";
import { temporaryFolder } from "../support/folders.js";
import { NODE_WITH_SQLITE, TOKENS } from "../support/marketplace.js";
import { sha256Of } from "../support/submit.js";
import { serveCli } from "../support/serve-cli.js";

/** Debian's own proxies, with a certificate that was made now. What is missing is skipped, with a line. */

interface Proxy {
  readonly program: string;
  /** Its configuration, and the words that start it in the foreground. */
  readonly configure: (ports: Ports, folder: string) => string;
  readonly words: (file: string, folder: string) => readonly string[];
}

interface Ports {
  readonly tls: number;
  readonly upstream: number;
}

const PROXIES: Readonly<Record<string, Proxy>> = {
  nginx: {
    program: "/usr/sbin/nginx",
    configure: ({ tls, upstream }, folder) => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; client_max_body_size 300m;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${String(tls)} ssl;
    ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;
    location /market/ {
      proxy_pass http://127.0.0.1:${String(upstream)};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`,
    words: (file, folder) => ["-c", file, "-p", folder],
  },
  caddy: {
    program: "/usr/bin/caddy",
    configure: ({ tls, upstream }, folder) => `
{
  admin off
  auto_https off
}
https://localhost:${String(tls)} {
  tls ${folder}/cert.pem ${folder}/key.pem
  handle_path /market/* {
    reverse_proxy 127.0.0.1:${String(upstream)}
  }
}
`,
    words: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
};

function isInstalled({ program }: Proxy): boolean {
  try {
    readFileSync(program, { flag: "r" });
    return true;
  } catch {
    return false;
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
  });
}

describe.skipIf(NODE_WITH_SQLITE === undefined).each(Object.entries(PROXIES))("behind %s", (name, proxy) => {
  const isThere = isInstalled(proxy);
  if (!isThere) process.stderr.write(`${name} is not installed (apt-get install ${name}): skipped\n`);

  test.skipIf(!isThere)("a release is published, a reviewer signs in, and the client's address is logged", async () => {
    const folder = temporaryFolder();
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
    const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", join(folder, "key.pem")];
    execFileSync("openssl", ["req", "-x509", ...key, "-out", join(folder, "cert.pem"), "-days", "1", ...subject], {
      stdio: "ignore",
    });
    const tls = await findFreePort();
    const base = `https://localhost:${String(tls)}/market`;
    const proxied = ["--public-url", base, "--trusted-proxy", "127.0.0.1", "--log-requests"];
    const server = await serveCli(temporaryFolder(), proxied);
    const file = join(folder, "proxy.conf");
    writeFileSync(file, proxy.configure({ tls, upstream: Number(new URL(server.base ?? "").port) }, folder));
    const env = { PATH: "/usr/bin:/usr/sbin", HOME: folder };
    const child = spawn(proxy.program, proxy.words(file, folder), { cwd: folder, env, stdio: "ignore" });
    cleanUpLater(() => {
      child.kill("SIGTERM");
      return Promise.resolve();
    });
    const send = makeSender(base, readFileSync(join(folder, "cert.pem")));
    await vi.waitUntil(
      () =>
        send("GET", "/v1/capabilities").then(
          ({ status }) => status === 200,
          () => false,
        ),
      { timeout: 60_000, interval: 100 },
    );

    const { bytes } = makeGoodArchive("rain", "1.0.0");
    const sha256 = sha256Of(bytes);
    const path = "/v1/plugins/rain/versions/1.0.0";
    const authorized = { Authorization: `Bearer ${TOKENS.publish}` };
    const artifact = { filename: "a.zip", mediaType: "application/zip", size: bytes.length, sha256 };
    const declaration = JSON.stringify({ channel: "stable", artifact });
    const declared = await send("PUT", path, { ...authorized, "Content-Type": "application/json" }, declaration);
    expect([declared.status, declared.headers["location"]]).toEqual([201, `${base}${path}`]);
    const digest = `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`;
    const zip = { ...authorized, "Content-Type": "application/zip", "Repr-Digest": digest };
    expect((await send("PUT", `${path}/artifact`, zip, Buffer.from(bytes))).status).toBe(202);
    await vi.waitUntil(async () => (await send("GET", path)).status === 200, { timeout: 60_000, interval: 200 });
    const listed = await send("GET", "/v1/plugins/rain");
    expect(JSON.parse(listed.text)).toMatchObject({ publicUrl: `${base}/plugins/rain` });
    expect((await send("GET", "/")).text).toContain('href="/market/plugins/rain"');

    const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: new URL(base).origin };
    const signed = await send("POST", "/sign-in", form, `token=${TOKENS.review}&name=Ann&next=%2F`);
    expect([signed.status, signed.headers["location"]]).toEqual([303, "/market/"]);
    expect(signed.headers["set-cookie"]?.[0]).toMatch(/^__Host-marketplace-session=.*; Secure$/u);
    const foreign = { ...form, Origin: "https://evil.example" };
    expect((await send("POST", "/sign-in", foreign, `token=${TOKENS.review}`)).status).toBe(403);
    // A machine may have a name for either form of its own address.
    expect(server.output()).toMatch(/"client":"(?:127\.0\.0\.1|::1)"/u);
  });
});

function makeSender(base: string, ca: Buffer) {
  const agent = new Agent({ ca });
  return (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: string | Buffer) =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve, reject) => {
        const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
        const sent = request(`${base}${path}`, { agent, method, headers: { ...headers, ...length } }, (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
          response.on("end", () => {
            resolve({ status: response.statusCode, headers: response.headers, text });
          });
        });
        sent.once("error", reject);
        sent.end(body);
      },
    );
}
