import { afterAll } from "vitest";
import { takeCounts } from "./canaries.js";
import { cleanUp } from "./clean-up.js";

// vitest runs this once for each test file, also where the files of a worker share their modules.
afterAll(async ({}, { file }) => {
  try {
    await cleanUp();
  } finally {
    file.meta.canaries = takeCounts();
  }
});
