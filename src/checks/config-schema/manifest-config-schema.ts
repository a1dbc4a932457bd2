import { addConfigFaults } from "./config-fault-problem.js";
import { defineCheck, type Problem } from "../../core/check.js";
import { CONFIG_SCHEMA_CODES } from "./config-codes.js";
import { findConfigSchemaProblems } from "./config-schema-problems.js";
import { listShapeCodes } from "../key-check.js";
import { findShapeProblems } from "../shape-problems.js";
import { findConfigSchemas } from "../../plugin/config-schema/config-schemas.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isSameJson } from "../../base/text/json/json-object.js";
import { certain, edit, remove, rename, say } from "../../base/text/help.js";

export default defineCheck({
  id: "manifest-config-schema",
  title: "The configuration schema describes settings that a form can ask for",
  severity: "error",
  codes: {
    ...listShapeCodes("config_schema", "configSchema"),
    ...CONFIG_SCHEMA_CODES,
    "other-spelling": "The schema is under the undocumented spelling",
    "said-twice": "The same schema is under both spellings",
    "two-schemas": "The two spellings have different schemas",
  },
  about: ["config_schema", "configSchema"],
  needs: ["manifest", "shape"],
  wants: ["configFaults"],
  *run(facts) {
    const { manifest } = facts;
    yield* findShapeProblems(facts, "config_schema");
    yield* findShapeProblems(facts, "configSchema");
    yield* findSpellingProblems(manifest);
    const problems = findConfigSchemas(manifest).flatMap((schema) => [...findConfigSchemaProblems(manifest, schema)]);
    yield* addConfigFaults(facts, ["config_schema", "configSchema", "dashboard_widget"], problems);
  },
});

/** The platform reads two spellings, and documents one. */
function* findSpellingProblems(
  manifest: Manifest,
): Generator<Problem<"other-spelling" | "said-twice" | "two-schemas">> {
  const { config_schema: schema, configSchema: other } = manifest.value;
  if (other === undefined) return;
  const at = manifest.keyAt("configSchema");
  if (schema === undefined) {
    yield {
      code: "other-spelling",
      at,
      severity: "warning",
      message: '"configSchema" is an undocumented spelling of "config_schema"',
      help: certain(rename(manifest, ["configSchema"], "config_schema")),
    };
  } else if (isSameJson(schema, other)) {
    yield {
      code: "said-twice",
      at,
      severity: "warning",
      message: '"configSchema" duplicates "config_schema"',
      help: certain(remove(manifest, ["configSchema"])),
    };
  } else {
    yield {
      code: "two-schemas",
      at,
      message: '"configSchema" differs from "config_schema", and a plugin has only one configuration schema',
      help: say(
        'Keep the right one, as "config_schema"',
        remove(manifest, ["configSchema"], 'Remove "configSchema"'),
        edit('Keep "configSchema", as "config_schema"', [
          ...manifest.replace(["config_schema"], other),
          ...manifest.remove(["configSchema"]),
        ]),
      ),
    };
  }
}
