import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasAnchor } from "../../src/base/text/secret-patterns.js";
import { searchFile } from "../../src/plugin/secrets/secret-search.js";
import { sampleOf } from "../support/torture.js";

/** Some of npm's most used packages for browsers and servers, at versions whose hits were read by a person. */
const PACKAGES = [
  "react@19.1.1 react-dom@19.1.1 vue@3.5.18 svelte@5.38.1 preact@10.27.0 lit@3.3.1 lodash@4.17.21 axios@1.11.0",
  "moment@2.30.1 dayjs@1.11.13 dotenv@16.4.5 dotenv@17.2.3 express@5.1.0 koa@3.0.1 fastify@5.4.0 ws@8.18.3",
  "jsonwebtoken@9.0.2 jose@6.0.12 node-forge@1.3.1 crypto-js@4.2.0 @supabase/supabase-js@2.53.0 stripe@18.4.0",
  "openai@5.11.0 @azure/storage-blob@12.28.0 @azure/cosmos@4.5.0 pg@8.16.3 mysql2@3.14.3 mongodb@6.18.0 redis@5.8.0",
  "ioredis@5.7.0 amqplib@0.10.8 nodemailer@7.0.5 got@14.4.7 undici@7.13.0 superagent@10.2.3 chart.js@4.5.0",
  "leaflet@1.9.4 zod@4.0.14 ajv@8.17.1 winston@3.17.0 pino@9.7.0 knex@3.1.0 hls.js@1.6.7 socks-proxy-agent@8.0.5",
  "https-proxy-agent@7.0.6 twilio@5.8.0 @sentry/browser@10.0.0 @octokit/rest@22.0.0 discord.js@14.21.0",
  "@aws-sdk/client-sso-oidc@3.922.0 @aws-sdk/client-sts@3.922.0 @aws-sdk/client-cognito-identity-provider@3.922.0",
].flatMap((names) => names.split(" "));
const MAX_FILE_BYTES = 8 * 1024 * 1024;

describe("built code of a package that everybody may read contains no secret", () => {
  test.each(sampleOf(PACKAGES, 3))("%s", (name) => {
    const folder = mkdtempSync(join(tmpdir(), "public-package-"));
    const packed = execFileSync("npm", ["pack", name, "--silent", "--pack-destination", folder], { encoding: "utf8" });
    execFileSync("tar", ["xzf", join(folder, packed.trim().split("\n").at(-1) ?? ""), "-C", folder]);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.[cm]?js$/u.test(file));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => listSecrets(folder, file))).toEqual([]);
  });
});

function listSecrets(folder: string, file: string): readonly string[] {
  const path = join(folder, file);
  const { size } = statSync(path);
  if (size > MAX_FILE_BYTES) return [];
  const bytes = readFileSync(path);
  if (!hasAnchor(bytes.toString("latin1"))) return [];
  return searchFile(file, bytes, size).found.map(({ kind, range }) => `${kind} ${file}:${String(range.start.line)}`);
}
