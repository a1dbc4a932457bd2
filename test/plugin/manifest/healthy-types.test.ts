import { expect, test } from "vitest";
import { validateManifest } from "../../../src/manifest.js";
import { HEALTHY } from "../../support/healthy.js";

test.each(HEALTHY.map((manifest) => [String(manifest["type"]), manifest] as const))(
  "a healthy %s has no finding",
  (_, manifest) => {
    expect(validateManifest(manifest)).toMatchObject({ valid: true, errors: [], warnings: [] });
    expect(validateManifest(JSON.stringify(manifest, null, 2))).toMatchObject({
      valid: true,
      errors: [],
      warnings: [],
    });
  },
);
