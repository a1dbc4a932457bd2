import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findSecretMatches } from "../../../src/plugin/secrets/secret-matches.js";
import { manifestWith } from "../../support/folders.js";
import { findingsOf } from "../../support/judge.js";
import { nightly } from "../../support/nightly.js";
import { random } from "../../support/random.js";

const kindsIn = (text: string): readonly string[] =>
  findSecretMatches(text, "dist/plugin.js", Infinity).matches.map(({ kind }) => kind);

/** Put together here, so that scanners of the repository have nothing to find. */
const KEY = ["aK3", "x9Qz7Lm2", "Vt5Rw8Np", "1Bc6Yh4", "Gd0Sf"].join("");
const HEX = createHash("md5").update("a key of 32 digits").digest("hex");

describe("a value that looks random is found where it is assigned to a key", () => {
  test.each([
    ["a property", `{apiKey:"${KEY}"}`],
    ["JSON", `{ "api_key": "${KEY}" }`],
    ["JSON within a text", JSON.stringify(JSON.stringify({ api_key: KEY }))],
    ["a constant", `const API_KEY = '${KEY}';`],
    ["a name with more before it", `var openWeatherApiKey=\`${KEY}\``],
    ["a token", `{token:"${KEY}"}`],
    ["a token of access", `accessToken = "${KEY}"`],
    ["a secret of a client", `client_secret: "${KEY}"`],
    ["a secret key", `"secret-key": "${KEY}"`],
    ["a private key", `privateKey: "${KEY}"`],
    ["hexadecimal digits", `apiKey: "${HEX}"`],
    ["base64 with its end", `token: "${createHash("sha256").update(KEY).digest("base64")}"`],
    ["parts", `token: "app_${KEY}.${HEX}"`],
    ["an assignment of Ruby", `:api_token => "${KEY}"`],
  ])("%s", (_, text) => {
    expect(kindsIn(text)).toEqual(["assigned-key"]);
    const [match] = findSecretMatches(text, "dist/plugin.js", Infinity).matches;
    expect(text.slice(match?.start, match?.end)).toBe(match?.secret);
  });

  test.each([
    ["the key of an API", "S" + "K" + HEX, "twilio-key"],
    ["the token of an account", `twilio("AC${HEX}", "${createHash("md5").update(KEY).digest("hex")}")`, "twilio-token"],
    [
      "the token in an environment",
      `ACCOUNT=AC${HEX}\nAUTH=${createHash("md5").update("b").digest("hex")}\n`,
      "twilio-token",
    ],
  ])("of Twilio: %s", (_, text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  test("as a warning, since some keys are made to be public", async () => {
    const files = { "manifest.json": manifestWith({}), "dist/plugin.js": `start({apiKey:"${KEY}"})` };
    expect(await findingsOf("no-secrets", files)).toEqual([
      "warning dist/plugin.js: What looks like a key or a token ships with the plugin, where anyone can read it",
    ]);
  });
});

describe("nothing is found in", () => {
  test.each([
    [
      "the token of the next page",
      `{ "NextContinuationToken": "${KEY}", nextToken: "${KEY}", "page_token": "${KEY}" }`,
    ],
    ["the hash of a file", `integrity:"sha512-${Buffer.from(KEY + KEY).toString("base64")}"`],
    ["a hash that says so", `token:"sha256-${Buffer.from(KEY + KEY).toString("base64")}"`],
    ["a hash under another name", `hash:"${HEX}",etag:"${HEX}",key:"${HEX}"`],
    ["a UUID", `token:"${randomUUID()}"`],
    ["words", 'token:"ParenthesizedExpressionWithOneHundredWords"'],
    ["words with numbers", 'apiKey:"my-service-key-2024-production-v2"'],
    ["the name of a class of code", 'token:"keyword.control.flow.es2015.typescript"'],
    ["minified identifiers", 'token:"aVeryLongIdentifierOfSomeBundle2$"'],
    ["a placeholder", 'apiKey:"your-api-key-1a2b3c4d5e6f7g8h"'],
    ["an example", `apiKey:"example-${KEY}"`],
    ["a blank", 'apiKey:"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"'],
    ["the same digits again", 'token:"a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"'],
    ["a row of digits", 'token:"0123456789abcdef0123456789abcdef"'],
    ["a variable", 'apiKey:"${process.env.API_KEY_1a2b3c4d5e6f}"'],
    ["a picture", `token:"data:image/png;base64,${Buffer.from(KEY + KEY).toString("base64")}"`],
    ["the mappings of a source map", `"mappings":"${KEY};${KEY},${KEY}"`],
    ["a value that is too short", 'apiKey:"aK3x9Qz7Lm2Vt5Rw8Np"'],
    ["a type", "apiKey: string; token?: string"],
    ["a call", "apiKey:getKey(1234567890123456789012)"],
    ["an account of Twilio alone", `sid = "AC${HEX}"`],
    ["a hash that only begins like a key of Twilio", `"TASK${HEX}"`],
  ])("%s", (_, text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  nightly.each([
    "react-dom/cjs/react-dom-client.production.js",
    "react-dom/cjs/react-dom-client.development.js",
    "vue/dist/vue.global.js",
    "vue/dist/vue.global.prod.js",
    "svelte/compiler/index.js",
    "typescript/lib/typescript.js",
  ])("%s", (file) => {
    expect(kindsIn(readFileSync(`node_modules/${file}`, "utf8"))).not.toContain("assigned-key");
  });

  nightly("hundreds of names that people and bundlers give", () => {
    const next = random(7);
    const words = [
      "user",
      "Session",
      "v2",
      "html5",
      "es2020",
      "utf8",
      "Component",
      "Handler",
      "x86",
      "base64",
      "2026",
      "prod",
    ];
    for (let round = 0; round < 500; round++) {
      const mark = ["-", "_", ".", ""][next(4)] ?? "";
      const name = Array.from({ length: 3 + next(3) }, () => words[next(words.length)] ?? "").join(mark || "-");
      expect(kindsIn(`token:"${name}",apiKey:"${name}"`), name).toEqual([]);
    }
  });
});

test("nearly every random key of 32 characters is found", () => {
  const next = random(3);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const made = Array.from({ length: 500 }, () => Array.from({ length: 32 }, () => letters[next(62)] ?? "").join(""));
  const found = made.filter((key) => kindsIn(`apiKey:"${key}"`).includes("assigned-key"));
  expect(found.length).toBeGreaterThan(450);
});
