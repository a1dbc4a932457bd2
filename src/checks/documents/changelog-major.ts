import { defineCheck, type Problem } from "../../core/check.js";
import { findMajorNotes } from "./major-notes.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "changelog-major",
  title: "The changelog says of a new major version what breaks and how to migrate",
  severity: "warning",
  needs: ["majorChange"],
  *run({ majorChange: { isMajor, previous, entry, prereleases } }): Generator<Problem> {
    if (!isMajor || !previous) return;
    const { breaking, migration } = findMajorNotes([entry, ...prereleases]);
    if (breaking && migration) return;
    const { version, from } = previous;
    const missing = breaking
      ? "does not say how to migrate"
      : migration
        ? "does not say what breaks"
        : "says neither what breaks nor how to migrate";
    const sections = [
      ...(breaking ? [] : ['"### Breaking changes" with what stops working']),
      ...(migration ? [] : ['"### Migration" with what users do about it']),
    ];
    yield {
      at: entry.at,
      message: `The entry ${quote(entry.source)} begins a new major version after ${from === "tag" ? "the tag of " : ""}${version.text}, but ${missing}`,
      help: `Add ${sections.join(" and ")}; where nothing breaks, say so there`,
      strict: "error",
    };
  },
});
