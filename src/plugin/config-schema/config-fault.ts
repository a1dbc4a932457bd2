import type { Path } from "../../text/json/json-text.js";

/** A value that a schema does not allow: a setting's, or a part of the schema itself. Plain data, with no words yet. */
export interface ConfigFault {
  /** Where the value is in the manifest. */
  readonly path: Path;
  /** The keyword that forbids it, or what else went wrong. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
