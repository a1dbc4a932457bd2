import type { ToolCopy } from "../../src/core/tool.js";

/** A copy of the tool that knows where it is from, whoever owns this repository. */
export const LUMEN_COPY: ToolCopy = {
  origin: { url: "https://github.com/lumen-labs/plugin-preflight", ref: "v1" },
  setup: "git clone https://github.com/lumen-labs/plugin-preflight ../plugin-preflight",
  command: "node ../plugin-preflight/dist/cli/index.js",
};
