import { defineCheck, type Problem } from "../../core/check.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject } from "../../base/text/json/json-object.js";
import { SECTIONS, TYPE_NEEDS, getTypeNeeds } from "../../plugin/manifest/type-needs.js";
import { quote } from "../../base/text/safe.js";
import { joinQuoted } from "../../base/text/join-words.js";
import { decide, edit, either, remove, say, set, type Help } from "../../base/text/help.js";

const FORMS: Readonly<Record<string, string>> = {
  dashboard_widget: "an object with the widget's name and component",
  commands: "a list of objects, each with a name and a description",
  pages: "a list of objects, each with a path and a component",
};

export default defineCheck({
  id: "manifest-sections",
  title: "The manifest has the sections that its type uses, and no others",
  severity: "error",
  codes: {
    "missing-section": "A section that the type needs is missing",
    "empty-section": "The section that the type needs is an empty list",
    "single-section": "A hybrid has only one section",
    "no-hooks": "A service has no hooks",
    "ignored-section": "The manifest has a section that the type does not use",
  },
  about: ["type", "dashboard_widget", "commands", "pages", "hooks"],
  needs: ["manifest"],
  *run({ manifest }) {
    const type = manifest.value["type"];
    const used = getTypeNeeds(manifest.value)?.sections;
    if (!used) return;
    const filled = used.filter((key) => manifest.has(key) && !isEmpty(manifest.value[key]));
    const unused = SECTIONS.filter((key) => !used.includes(key) && Object.hasOwn(manifest.value, key));
    const isMissing = used.length > 0 && filled.length === 0;
    if (isMissing) yield describeMissingSection(manifest, used, unused);
    const [only] = filled;
    if (type === "hybrid" && filled.length === 1 && only !== undefined) yield describeSingleSection(manifest, only);
    if (type === "service") yield* findMissingHooks(manifest);
    if (isMissing && unused.length > 0) return;
    for (const key of unused) {
      yield {
        code: "ignored-section",
        at: manifest.keyAt(key),
        severity: "warning",
        message: `${quote(key)} is ignored for a ${quote(type)}; use "hybrid"`,
        help: isEmpty(manifest.value[key])
          ? remove(manifest, [key])
          : either(setType(manifest, "hybrid"), remove(manifest, [key], "Remove the section")),
      };
    }
  },
});

function describeMissingSection(
  manifest: Manifest,
  used: readonly string[],
  unused: readonly string[],
): Problem<"missing-section" | "empty-section"> {
  const type = quote(manifest.value["type"]);
  const [own = ""] = used;
  if (used.length > 1) {
    const options = joinQuoted(used, "or");
    return {
      code: "missing-section",
      subject: used,
      at: manifest.at("type"),
      message: `A ${type} needs at least one of ${options}, and has none`,
      help: decide(`Add ${options}, ideally two of them`, "meaning"),
    };
  }
  if (Object.hasOwn(manifest.value, own)) {
    return {
      code: "empty-section",
      at: manifest.at(own),
      message: `${quote(own)} is an array without items, but a ${type} needs at least one`,
      help: decide("Add an item", "meaning"),
    };
  }
  const problem = { code: "missing-section", subject: used, at: manifest.at("type") } as const;
  const needs = `A ${type} needs ${quote(own)}`;
  const [other, ...others] = unused;
  if (other === undefined) {
    const message = `${needs}, but the manifest has none`;
    return { ...problem, message, help: decide(`Add ${quote(own)}: ${FORMS[own] ?? ""}`, "meaning") };
  }
  // The section that is there shows what was meant: next to a new one it would be ignored.
  const meant = others.length === 0 ? getTypeFor(other) : "hybrid";
  return {
    ...problem,
    message: `${needs}, but the manifest has ${joinQuoted(unused)} instead`,
    help: say(
      `Write ${quote(meant)} as the type, or ${quote(own)} instead of ${joinQuoted(unused)}`,
      setType(manifest, meant),
      decide(`Write ${quote(own)} instead of ${joinQuoted(unused)}`, "meaning"),
    ),
  };
}

function describeSingleSection(manifest: Manifest, only: string): Problem<"single-section"> {
  const empty = SECTIONS.filter((key) => isEmpty(manifest.value[key]));
  const type = getTypeFor(only);
  const edits = [...manifest.replace(["type"], type), ...empty.flatMap((key) => manifest.remove([key]))];
  const removal = empty.length === 0 ? "" : ` and remove ${joinQuoted(empty)}`;
  return {
    code: "single-section",
    subject: only,
    at: manifest.at("type"),
    severity: "warning",
    message: `A "hybrid" with only the section ${quote(only)} combines nothing`,
    help: either(edit(`Write ${quote(type)} as the type${removal}`, edits), decide("Add another section", "meaning")),
  };
}

function* findMissingHooks(manifest: Manifest): Generator<Problem<"no-hooks">> {
  const hooks = manifest.value["hooks"];
  const problem = { code: "no-hooks", severity: "warning", strict: "error" } as const;
  const example = 'for example { "onEnable": "start", "onDisable": "stop" }';
  if (!Object.hasOwn(manifest.value, "hooks")) {
    const message = 'A "service" starts and stops through its "hooks", but the manifest has none';
    yield {
      ...problem,
      at: manifest.at("type"),
      message,
      help: set(manifest, ["hooks"], HOOKS, `Add "hooks", ${example}`),
    };
  } else if (isObject(hooks) && Object.keys(hooks).length === 0) {
    const message = '"hooks" is an object without keys, but a "service" starts and stops through its hooks';
    yield { ...problem, at: manifest.at("hooks"), message, help: set(manifest, ["hooks"], HOOKS, `Write, ${example}`) };
  }
}

const HOOKS = { onEnable: "start", onDisable: "stop" };

const setType = (manifest: Manifest, type: string | undefined): Help =>
  set(manifest, ["type"], type, `Write ${quote(type)} as the type`);

function getTypeFor(section: string): string | undefined {
  return Array.from(TYPE_NEEDS).find(([, { sections }]) => sections.length === 1 && sections.includes(section))?.[0];
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
