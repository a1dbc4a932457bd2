import { describe, expect, test } from "vitest";
import { classifyCommand } from "../../../src/plugin/workflows/workflow-commands.js";

const doing = (line: string): ReturnType<typeof classifyCommand> => classifyCommand(line.split(" "));

describe("code of the repository or of its dependencies", () => {
  test.each([
    ...[
      "npm ci",
      "npm i",
      "npm install left-pad",
      "npm test",
      "npm t",
      "npm run lint",
      "npm publish",
      "npm pack",
      "npm exec vite",
    ],
    ...[
      "yarn",
      "yarn install --immutable",
      "yarn --frozen-lockfile",
      "yarn build",
      "pnpm i",
      "pnpm run build",
      "pnpm test",
    ],
    ...[
      "bun install",
      "bun run build",
      "bunx vite build",
      "npx tsc",
      "node build.mjs",
      "node --test",
      "make",
      "./build.sh",
    ],
    ...[
      "bash build.sh",
      "tsc --noEmit",
      "vite build",
      "npx plugin-preflight check",
      "plugin-preflight test .",
      "plugin-preflight check --no-scripts --lifecycle true",
      "eslint .",
    ],
  ])("is run by %s", (line) => {
    expect(doing(line).runsCode).toBe(true);
  });

  test.each([
    ...[
      "npm ci --ignore-scripts",
      "npm install --ignore-scripts",
      "npm install -g npm@latest",
      "npm -v",
      "npm --version",
      "npm",
    ],
    ...[
      "npm config set registry x",
      "yarn --version",
      "yarn config get x",
      "pnpm --version",
      "corepack enable",
      "echo npm ci",
    ],
    ...[
      "node --version",
      "node -p 1",
      "git clone x",
      "gh release list",
      "curl x",
      "npm publish tides.tgz",
      "docker run x",
    ],
    ...[
      "npx plugin-preflight validate",
      "npx plugin-preflight check --no-scripts",
      "npx plugin-preflight check --no-scripts --no-lifecycle",
      "npx plugin-preflight check --lifecycle false --no-scripts",
      "npx plugin-preflight explain",
    ],
  ])("is not run by %s", (line) => {
    expect(doing(line).runsCode).toBe(false);
  });
});

describe("a build", () => {
  test.each([
    ...[
      "npm run build",
      "npm run compile",
      "yarn build",
      "pnpm -r build",
      "pnpm run bundle:prod",
      "vite build",
      "npx tsc -p .",
    ],
    ...[
      "make",
      "node build.mjs",
      "./scripts/build",
      "docker run builder",
      "tar xf dist.tgz",
      "gh run download",
      "npm pack",
    ],
  ])("may be %s", (line) => {
    expect(doing(line).mayBuild).toBe(true);
  });

  test.each([
    ...[
      "npm ci",
      "npm test",
      "npm run lint",
      "npm run test:unit",
      "npm run type-check",
      "pnpm lint",
      "yarn test",
      "npx eslint .",
    ],
    ...[
      "npx tsc --noEmit",
      "echo build",
      "cd build",
      "node --test",
      "npx plugin-preflight check",
      "corepack enable",
      "npm -v",
    ],
  ])("is not %s", (line) => {
    expect(doing(line).mayBuild).toBe(false);
  });
});

test.each([
  ["npx plugin-preflight check .", "check"],
  ["npx --yes plugin-preflight@1 validate", "validate"],
  ["pnpm exec plugin-preflight check", "check"],
  ["pnpm dlx plugin-preflight check", "check"],
  ["yarn plugin-preflight check", "check"],
  ["npm exec -- plugin-preflight release", "release"],
  ["./node_modules/.bin/plugin-preflight test .", "test"],
  ["npx plugin-preflight --version", ""],
  ["npm install plugin-preflight", undefined],
  ["echo plugin-preflight check", undefined],
  ["npx plugin-preflight-extras check", undefined],
])("plugin-preflight in %s", (line, command) => {
  expect(doing(line).preflight).toBe(command);
});
