import { PROGRAM } from "../catalog/pages.js";
import {
  IS_PUBLISHED,
  makeActionOrigin,
  NPX,
  ORIGIN,
  UNKNOWN_COPY,
  TOOL,
  type Origin,
  type ToolCopy,
} from "../core/tool.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { makeWorkspacePath } from "../base/files/disk.js";

interface ActionPlace {
  readonly workspace: string;
  readonly serverUrl: string;
  /** The Action's repository, such as `lumen-labs/plugin-preflight`, and its ref; "" for an Action of the workspace. */
  readonly repository: string;
  readonly ref: string;
}

/** The copy that runs as an Action, and how a person starts it in a clone of the repository that is checked. */
export function findActionCopy({ workspace, serverUrl, repository, ref }: ActionPlace): ToolCopy {
  const origin = makeActionOrigin(serverUrl, repository, ref) ?? ORIGIN;
  const own = repository === "" ? makeWorkspacePath(workspace, PROGRAM) : undefined;
  if (IS_PUBLISHED) return { command: NPX, ...(origin && { origin }) };
  if (own !== undefined) return { command: `node ${quoteForShell(own)}`, ...(origin && { origin }) };
  return origin === undefined ? UNKNOWN_COPY : { ...describeClone(origin), origin };
}

/** Beside the clone of the plugin, so that it is not packed with it. */
function describeClone({ url, ref }: Origin): Pick<ToolCopy, "command" | "setup"> {
  const folder = `../${TOOL.name}`;
  return {
    setup: `git clone ${quoteForShell(url)} ${folder} && git -C ${folder} checkout ${quoteForShell(ref)}`,
    command: `node ${folder}/dist/cli/index.js`,
  };
}
