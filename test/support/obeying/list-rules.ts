import { isObject } from "../../../src/base/text/json/json-object.js";
import type { MissingFiles } from "../../../src/plugin/npm-files/missing-files.js";
import { answerFor, textOfHealthy } from "./author.js";
import { editJson, removeAt, replaceLines, setAt, valueAt, without, withText } from "./edits.js";
import type { Rule } from "./rule.js";

const MANIFEST = "manifest.json";

/** Help texts about the items of lists, and about keys that must agree. */
export const LIST_RULES: readonly Rule[] = [
  {
    says: /^Give each (?:command names|option a name) of its own/u,
    obey: ({ files, file, path }) => setAt(files, file, path, `${String(valueAt(files, file, path))}-other`),
  },
  {
    says: /^Give each (?:page|webhook) a path of its own/u,
    obey: ({ files, file, path }) => setAt(files, file, path, `${String(valueAt(files, file, path))}/other`),
  },
  {
    says: /^See that the host has such a page, or write the path of one of yours/u,
    obey: ({ files, file, path }) =>
      setAt(files, file, path, valueAt(files, file, ["pages", 0, "path"]) ?? "https://example.com/help"),
  },
  // Write the types alone, as in ["camera"], …; Write all permissions as strings, and add "camera"
  {
    says: /^Write (?:the types alone, as in (\[[^\]]*\])|all permissions as strings)(?:, and add ("[\w-]+"))?/u,
    obey: ({ files }, listed, added) =>
      editJson(files, MANIFEST, (root) => {
        const items = root["permissions"] as readonly unknown[];
        const types =
          listed === undefined
            ? items.map((item) => (isObject(item) ? item["type"] : item))
            : items.filter((item) => typeof item === "string");
        // What another help text has removed is gone.
        const isGone = listed !== undefined && items.length === 0;
        const more = isGone ? [] : (JSON.parse(listed ?? `[${added ?? ""}]`) as readonly unknown[]);
        root["permissions"] = [...new Set([...types, ...more])];
        return root;
      }),
  },
  {
    says: /^Add an item/u,
    obey: ({ files, file, path }) =>
      setAt(files, file, path, path.at(-1) === "events" ? ["tide.turned"] : answerFor(path)),
  },
  {
    says: /^Add "dashboard_widget", "commands" or "pages", best two/u,
    obey: ({ files, file }) =>
      editJson(files, file, (root) =>
        Object.assign(root, { commands: answerFor(["commands"]), pages: answerFor(["pages"]) }),
      ),
  },
  {
    says: /^Write an https: URL, if there is one/u,
    obey: ({ files, file, path }) =>
      setAt(files, file, path, String(valueAt(files, file, path)).replace(/^http:/u, "https:")),
  },
  {
    says: /^Make both keys name the same hosts/u,
    obey: ({ files, file }) =>
      editJson(files, file, (root) =>
        Object.assign(root, {
          minHostVersion: "2.1.0",
          maxHostVersion: "2.9.0",
          compatibility: { ...(root["compatibility"] as object), host_version: ">=2.0.0" },
        }),
      ),
  },
  {
    says: /^Write the lower of the two as "minHostVersion"/u,
    obey: ({ files, file }) =>
      editJson(files, file, (root) =>
        Object.assign(root, { minHostVersion: root["maxHostVersion"], maxHostVersion: root["minHostVersion"] }),
      ),
  },
  {
    says: /^Write the URL alone/u,
    obey: ({ files, file, path }) => setAt(files, file, path, "https://git.example.com/harbour/tides"),
  },
  {
    says: /^Keep the 10 most useful tags, and move the rest to "keywords"/u,
    obey: ({ files, file }) =>
      editJson(files, file, (root) => Object.assign(root, { tags: (root["tags"] as unknown[]).slice(0, 10) })),
  },
  {
    says: /^Add "check": the name of the check/u,
    obey: ({ files, file, path }) =>
      setAt(files, file, [...path.slice(0, path.indexOf("off") + 2), "check"], "manifest-license"),
  },
  { says: /^Remove the lock file of the one/u, obey: ({ files, file }) => without(files, file) },
  // Run git rm --cached .env: git then tracks it no more.
  {
    says: /^(?:Run git rm --cached|Take it out with git rm --cached)/u,
    obey({ situation, file }) {
      const tracked = (situation.given as { trackedEnvironment: { paths: readonly string[] } }).trackedEnvironment;
      return {
        given: {
          ...situation.given,
          trackedEnvironment: { ...tracked, paths: tracked.paths.filter((path) => path !== file) },
        },
      };
    },
  },
  {
    says: /^Add "\.env[^"]*" to \.gitignore/u,
    obey: ({ situation }) => ({
      given: { ...situation.given, trackedEnvironment: { paths: [] } },
    }),
  },
  // Restore it: git checkout -- LICENSE; or commit the deletion
  {
    says: /^Restore it: git checkout -- |, commit their deletion; else build again$/u,
    obey({ files, situation, file }) {
      const { missingFiles } = situation.given as { missingFiles: MissingFiles };
      const isBuilt = missingFiles.built.includes(file);
      return {
        files: isBuilt ? files : withText(files, file, textOfHealthy(file) ?? ""),
        given: {
          ...situation.given,
          missingFiles: {
            ...missingFiles,
            files: missingFiles.files.filter((path) => path !== file),
            built: isBuilt ? [] : missingFiles.built,
          },
        },
      };
    },
  },
  // Tag this commit "v1.2.0", or …
  { says: /^Tag (?:this commit|the release) ("[^"]*")/u, obey: (_, tag = "") => ({ tag: JSON.parse(tag) as string }) },
  {
    says: /^Remove the line/u,
    obey: ({ files, file, finding: { location } }) =>
      removeAt(files, file, []) ??
      (location.range ? replaceLines(files, file, location.range.start.line, 1, []) : without(files, file)),
  },
];
