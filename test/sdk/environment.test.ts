import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loadEnvironment } from "../../src/sdk/index.js";
import { temporaryFolder } from "../support/folders.js";

const before = process.env;

afterEach(() => {
  process.env = before;
});

function environmentFile(text: string): string {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, text);
  return file;
}

const TEXT = 'PLUGIN_API_URL="http://localhost:4000" # mine\nPLUGIN_API_KEY=from-file\nPLUGIN_DEBUG=yes\nOTHER=1\n';

test("a .env file completes the variables in development, and a variable that is set wins", () => {
  process.env = { NODE_ENV: "development", PLUGIN_API_KEY: "from-shell" };
  expect(loadEnvironment({ file: environmentFile(TEXT) })).toEqual({
    mode: "development",
    apiUrl: "http://localhost:4000",
    apiKey: "from-shell",
    debug: true,
    logLevel: "info",
  });
  expect(Object.keys(process.env)).toEqual(["NODE_ENV", "PLUGIN_API_KEY"]);
});

test.each([{}, { NODE_ENV: "production" }, { NODE_ENV: "test" }, { NODE_ENV: "Development" }])(
  "no file is read with %o",
  (env) => {
    process.env = env;
    expect(loadEnvironment({ file: environmentFile(TEXT) })).toMatchObject({ apiUrl: undefined, debug: false });
  },
);

test("a file cannot switch development on, and none is needed", () => {
  process.env = {};
  expect(loadEnvironment({ file: environmentFile("NODE_ENV=development\nPLUGIN_LOG_LEVEL=warn\n") })).toMatchObject({
    mode: "production",
    logLevel: "info",
  });
  process.env = { NODE_ENV: "development", PLUGIN_LOG_LEVEL: "debug" };
  expect(loadEnvironment({ file: join(temporaryFolder(), ".env") })).toMatchObject({ logLevel: "debug" });
});
