import type { Program } from "../../../base/processes/npm-program.js";
import type { NpmAccess } from "../../credentials/npm-access.js";
import type { ReleaseSpec } from "../../release-spec.js";

/** The release spec as npm must reach it. */
export interface NpmSpec extends Omit<ReleaseSpec, "archive"> {
  readonly access: NpmAccess;
  readonly program: Program;
  /** The command that starts this run when it did not fail. */
  readonly later: string;
  /** How long to wait until the registry shows what it has taken, in milliseconds. */
  readonly shownWithin: number;
}
