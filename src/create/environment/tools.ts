import { arch, release, type } from "node:os";
import { findTool } from "../../base/processes/npm-program.js";
import { askVersion, type VersionAnswer } from "../../base/processes/ask-version.js";
import type { Surroundings } from "../../base/processes/programs.js";

export const TOOLS = ["npm", "pnpm", "yarn", "bun", "git"] as const;
export type ToolName = (typeof TOOLS)[number];

/** What is known of a machine. */
export interface Machine {
  readonly system: { readonly name: string; readonly release: string; readonly arch: string };
  /** The version of the Node that runs this. */
  readonly node: string;
  /** `undefined` for a program that is not installed. */
  readonly tools: Readonly<Record<ToolName, VersionAnswer | undefined>>;
}

/** Asks the programs of this machine for their versions. None is started that the repository could have put there. */
export async function readMachine(surroundings: Surroundings, repository: string, node: string): Promise<Machine> {
  const answers = await Promise.all(
    TOOLS.map(async (name) => {
      const program = findTool(name, surroundings, repository);
      return [name, program && (await askVersion(program, surroundings))] as const;
    }),
  );
  return {
    system: { name: type(), release: release(), arch: arch() },
    node,
    tools: Object.fromEntries(answers) as Machine["tools"],
  };
}
