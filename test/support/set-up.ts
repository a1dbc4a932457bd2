import { afterAll } from "vitest";
import { cleanUp } from "./clean-up.js";

// vitest runs this once for each test file, also where the files of a worker share their modules.
afterAll(cleanUp);
