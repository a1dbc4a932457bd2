import { defineCheck } from "../../core/check.js";
import { findMajorNotes } from "./major-notes.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

export default defineCheck({
  id: "changelog-major",
  title: "The changelog entry of a new major version says what breaks and how to migrate",
  severity: "warning",
  codes: {
    "no-breaking-notes": "The entry does not say what breaks",
    "no-migration-notes": "The entry does not say how to migrate",
    "no-notes": "The entry says neither what breaks nor how to migrate",
  },
  needs: ["majorChange"],
  *run({ majorChange: { isMajor, previous, entry, prereleases } }) {
    if (!isMajor || !previous) return;
    const { breaking, migration } = findMajorNotes([entry, ...prereleases]);
    if (breaking && migration) return;
    const { version, from } = previous;
    const [code, missing] = describeMissing({ breaking, migration });
    const sections: string[] = [];
    if (!breaking) sections.push('"### Breaking changes" (what stops working)');
    if (!migration) sections.push('"### Migration" (what users have to do)');
    const before = from === "tag" ? `the tag of ${version.text}` : version.text;
    yield {
      code,
      subject: entry.version,
      at: entry.at,
      message: `The entry ${quote(entry.source)} starts a new major version after ${before}, but ${missing}`,
      help: decide(`Add ${sections.join(" and ")}. If nothing breaks, say so there`, "text"),
      strict: "error",
    };
  },
});

/** What the notes say: at most one of the two is true. */
function describeMissing({ breaking, migration }: { readonly breaking: boolean; readonly migration: boolean }) {
  if (breaking) return ["no-migration-notes", "does not say how to migrate"] as const;
  if (migration) return ["no-breaking-notes", "does not say what breaks"] as const;
  return ["no-notes", "says neither what breaks nor how to migrate"] as const;
}
