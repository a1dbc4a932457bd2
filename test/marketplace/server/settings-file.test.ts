import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "../../../src/core/errors.js";
import { readTrust } from "../../../src/marketplace/server/settings-file.js";
import { temporaryFolder } from "../../support/folders.js";

const GITHUB = "https://token.actions.githubusercontent.com";
const PUBLISHER = {
  plugin: "weather",
  repository_id: "1",
  repository_owner_id: "2",
  workflow: ".github/workflows/r.yml",
};

function read(content: unknown): unknown {
  const file = join(temporaryFolder(), "publishers.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  try {
    return readTrust(file);
  } catch (error) {
    if (error instanceof UsageError) return error.message.replace(file, "FILE");
    throw error;
  }
}

test("a publisher's issuer is GitHub's, whose keys are known", () => {
  expect(read({ publishers: [PUBLISHER] })).toEqual({
    issuers: { [GITHUB]: `${GITHUB}/.well-known/jwks` },
    publishers: [{ ...PUBLISHER, issuer: GITHUB }],
  });
});

test("another issuer has its keys where the file says, and an issuer of no publisher is not trusted", () => {
  const issuers = { "https://ci.example": "https://ci.example/keys" };
  const publisher = { ...PUBLISHER, issuer: "https://ci.example", environment: "release" };
  const more = { ...issuers, "https://other.example": "https://other.example/keys" };
  expect(read({ issuers: more, publishers: [publisher] })).toEqual({ issuers, publishers: [publisher] });
});

test.each([
  ["not JSON", "{", '"FILE" is not a JSON object'],
  ["a list", [], '"FILE" is not a JSON object'],
  ["no publishers", {}, '"FILE" lists no publishers'],
  [
    "an id that is a number",
    { publishers: [{ ...PUBLISHER, repository_id: 1 }] },
    'The publisher 1 has no valid "repository_id"',
  ],
  [
    "a missing workflow",
    { publishers: [PUBLISHER, { ...PUBLISHER, workflow: "" }] },
    'The publisher 2 has no valid "workflow"',
  ],
  ["an unknown key", { publishers: [{ ...PUBLISHER, enviroment: "x" }] }, 'The publisher 1 has no valid "enviroment"'],
  [
    "an issuer without keys",
    { issuers: { "https://ci.example": 1 }, publishers: [PUBLISHER] },
    'The keys of the issuer "https://ci.example" have no address',
  ],
])("%s is wrong usage", (_, content, message) => {
  expect(read(content)).toContain(message);
});

test("an issuer whose keys have no address is wrong usage before the first release, not at it", () => {
  const publisher = { ...PUBLISHER, issuer: "https://unknown.example" };
  expect(read({ publishers: [publisher] })).toContain('The issuer "https://unknown.example" of the publisher 1');
});
