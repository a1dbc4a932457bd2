import { test, type TestAPI } from "vitest";
import { IS_WHOLE } from "./torture.js";

/**
 * A test that takes long: torture runs it each night, `npm run test:whole` does, and so does who names its file. What is
 * skipped can be chained like `test` itself, which its type does not say.
 */
export const nightly = test.skipIf(!IS_WHOLE) as TestAPI;
