import { annotations } from "./annotations.js";
import { compact } from "./compact.js";
import { json } from "./json.js";
import type { Format } from "./formats.js";
import { gitlab } from "./gitlab.js";
import { junit } from "./junit.js";
import { patch } from "./patch.js";
import type { Reporter } from "./reporter.js";
import { sarif } from "./sarif.js";
import { summary } from "./summary.js";
import { terminal } from "./terminal.js";

/** Every reporter, by the name of its format on the command line. */
export const reporters = {
  terminal,
  json,
  compact,
  sarif,
  junit,
  gitlab,
  patch,
  github: annotations,
  markdown: summary,
} as const satisfies Record<Format, Reporter>;
