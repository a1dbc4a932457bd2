import { expect, test } from "vitest";
import { makeInvocation } from "../../src/commands/invocation.js";

const SCRIPT = { kind: "script", script: "type-check", text: "tsc --noEmit" } as const;
const LINE = { kind: "line", line: 'make "a b" && echo $HOME', from: "caller" } as const;

test.each([
  [SCRIPT, "npm", "linux", "npm", ["run", "type-check"], "npm run type-check"],
  [SCRIPT, "yarn", "darwin", "yarn", ["run", "type-check"], "yarn run type-check"],
  [SCRIPT, "bun", "linux", "bun", ["run", "type-check"], "bun run type-check"],
  [SCRIPT, "pnpm", "win32", "cmd.exe", ["/d", "/s", "/c", '"pnpm run type-check"'], "pnpm run type-check"],
  [LINE, "npm", "linux", "sh", ["-c", LINE.line], LINE.line],
  [LINE, "npm", "win32", "cmd.exe", ["/d", "/s", "/c", `"${LINE.line}"`], LINE.line],
] as const)("%j of %s on %s is started as %s %j", (command, manager, platform, program, args, line) => {
  expect(makeInvocation(command, manager, platform)).toEqual({ program, args, line });
});
