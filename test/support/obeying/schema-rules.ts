import { editJson, removeAt, renameAt, setAt, valueAt, type Path } from "./edits.js";
import type { Rule } from "./rule.js";
import type { Files } from "./situation.js";

const SMALL = { type: "object", properties: { harbour: { type: "string" } } };

/** Help texts about the configuration schema, and about values that it describes. */
export const SCHEMA_RULES: readonly Rule[] = [
  {
    says: /^Swap the two/u,
    obey({ files, file, path }) {
      const node = path.slice(0, -1);
      const swapped = setAt(files, file, [...node, "minimum"], valueAt(files, file, [...node, "maximum"]));
      return swapped && setAt(swapped, file, [...node, "maximum"], valueAt(files, file, [...node, "minimum"]));
    },
  },
  {
    says: /^(?:Break the circle|Correct the (?:reference|schema)|Simplify the schema|Nest the settings|Shorten the schema|Ask the user for less)/u,
    obey: ({ files, file, path }) =>
      path[0] === "default_config"
        ? setAt(files, file, ["config_schema", "properties", ...path.slice(1)], {
            type: typeof valueAt(files, file, path),
          })
        : setAt(files, file, rootOf(path), SMALL),
  },
  {
    says: /^Write it in that format, or leave it empty/u,
    obey: ({ files, file, path }) => setAt(files, file, path, ""),
  },
  { says: /^Write a text that matches it/u, obey: ({ files, file, path }) => setAt(files, file, path, "lisbon") },
  {
    says: /^Write (?:a value of (?:that|one of these) types?|a default of the type)/u,
    obey: ({ files, file, path, finding, help }) => {
      const type = /(?:type is|of type|of the type) "?(\w+)/u.exec(`${help} ${finding.message}`)?.[1] ?? "";
      return setAt(files, file, path, VALUES[type]);
    },
  },
  {
    says: /^Describe the setting, or remove its name here/u,
    obey: ({ files, file, path }) => removeAt(files, file, path),
  },
  {
    says: /^Add ("\w+")$/u,
    obey: ({ files, file, path, finding }, name = "") =>
      finding.message.endsWith("which its schema requires")
        ? setAt(
            files,
            file,
            [...path, JSON.parse(name) as string],
            fitTo(files, file, [...path, JSON.parse(name) as string]),
          )
        : undefined,
  },
  {
    says: /^Write one of the two, or remove it: draft-07/u,
    obey: ({ files, file, path }) => removeAt(files, file, path),
  },
  {
    says: /^Write a list: \[ … \]/u,
    obey: ({ files, file, path }) =>
      /^(?:config|default)/u.test(String(path[0])) ? setAt(files, file, path, listFor(files, file, path)) : undefined,
  },
  // A value of default_config is what its setting allows.
  {
    says: /^Write (?:a string, in quotation marks|an object: \{ … \})/u,
    obey: ({ files, file, path }) =>
      path[0] === "default_config" ? setAt(files, file, path, fitTo(files, file, path)) : undefined,
  },
  { says: /^Add the allowed values, or remove "enum"/u, obey: ({ files, file, path }) => removeAt(files, file, path) },
  {
    says: /^Write one name for each value/u,
    obey({ files, file, path }) {
      const choices = valueAt(files, file, [...path.slice(0, -1), "enum"]);
      return Array.isArray(choices)
        ? setAt(
            files,
            file,
            path,
            choices.map((_, at) => `Choice ${String(at)}`),
          )
        : removeAt(files, file, path);
    },
  },
  {
    says: /^Write one schema that all items satisfy/u,
    obey: ({ files, file, path }) => setAt(files, file, path, { type: "string" }),
  },
  {
    says: /^Correct it: each bracket needs/u,
    obey: ({ files, file, path }) =>
      path.at(-2) === "patternProperties"
        ? renameAt(files, file, path, "^[a-z]+$")
        : setAt(files, file, path, "^[a-z]+$"),
  },
  { says: /^Give the setting another name/u, obey: ({ files, file, path }) => renameAt(files, file, path, "harbour") },
  {
    says: /^Write what it refers to in its place/u,
    obey: ({ files, file, path }) => setAt(files, file, path.slice(0, -1), { type: "string" }),
  },
  {
    says: /^Write a setting's name/u,
    obey: ({ files, file, path }) =>
      editJson(setAt(files, file, path, "named") ?? files, file, (root) => {
        const node = rootOf(path).reduce<Record<string, unknown>>(
          (here, step) => here[step] as Record<string, unknown>,
          root,
        );
        (node["properties"] as Record<string, unknown>)["named"] = { type: "string" };
        return root;
      }),
  },
  {
    says: /^Add "config_schema", or remove "default_config"/u,
    obey: ({ files, file }) => removeAt(files, file, ["default_config"]),
  },
];

const VALUES: Readonly<Record<string, unknown>> = {
  string: "north",
  number: 5,
  integer: 5,
  boolean: true,
  array: [],
  object: {},
};

/** A schema is under one key, or under that of a widget. */
const rootOf = (path: Path): Path => path.slice(0, path[0] === "dashboard_widget" ? 2 : 1);

function listFor(files: Files, file: string, path: Path): readonly unknown[] {
  if (path.at(-1) === "enumNames") {
    const choices = valueAt(files, file, [...path.slice(0, -1), "enum"]);
    return Array.isArray(choices) ? choices.map((_, at) => `Choice ${String(at)}`) : [];
  }
  return path.at(-1) === "enum" ? ["north", "south"] : path.at(-1) === "prefixItems" ? [{ type: "string" }] : [];
}

/** A value that the schema of a default allows, in the manifest itself or in `default_config`. */
function fitTo(files: Files, file: string, path: Path): unknown {
  const steps = path[0] === "default_config" ? path.slice(1).flatMap((name) => ["properties", name]) : [];
  const at = path.indexOf("default");
  const node =
    path[0] === "default_config"
      ? ["config_schema", ...steps]
      : [...path.slice(0, at), "properties", ...path.slice(at + 1)];
  const { enum: choices, type, format } = (valueAt(files, file, node) ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(choices)) return choices[0];
  return format === "email" ? "office@example.com" : VALUES[String(type)];
}
