import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHROMIUM } from "../../scripts/chromium.js";
import { NEEDS_SQLITE, NODE_WITH_SQLITE } from "../support/marketplace.js";
import { runProcess } from "../support/process.js";
import { ROOT } from "../support/project.js";

const PROGRAM = join(ROOT, "build", "scripts", "pictures.js");

test.skipIf(NODE_WITH_SQLITE === undefined || !existsSync(CHROMIUM))(
  `the picture of the marketplace shows what its page shows (${NEEDS_SQLITE})`,
  async () => {
    const { status, output } = await runProcess(NODE_WITH_SQLITE ?? "", [PROGRAM, "--check"], { cwd: ROOT });
    expect(status, output).toBe(0);
  },
);
