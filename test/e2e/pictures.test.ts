import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHROMIUM } from "../../scripts/chromium.js";
import { NEEDS_SQLITE, NODE_WITH_SQLITE } from "../support/marketplace.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { ROOT } from "../support/project.js";

const [PROGRAM, PREVIEW, GALLERY] = ["pictures", "preview-picture", "gallery"].map((name) =>
  join(ROOT, "build", "scripts", `${name}.js`),
);

test.skipIf(NODE_WITH_SQLITE === undefined || !existsSync(CHROMIUM))(
  `the picture of the marketplace shows what its page shows (${NEEDS_SQLITE})`,
  async () => {
    const { status, output } = await runProcess(NODE_WITH_SQLITE ?? "", [PROGRAM ?? "", "--check"], { cwd: ROOT });
    expect(status, output).toBe(0);
  },
);

test.skipIf(!existsSync(CHROMIUM))("the picture of the preview shows what its page shows", async () => {
  const { status, output } = await runProcess(process.execPath, [PREVIEW ?? "", "--check"], { cwd: ROOT });
  expect(status, output).toBe(0);
});

nightly.skipIf(!existsSync(CHROMIUM))("the pictures of the templates show what the preview shows", async () => {
  const { status, output } = await runProcess(process.execPath, [GALLERY ?? "", "--check"], { cwd: ROOT });
  expect(status, output).toBe(0);
});
