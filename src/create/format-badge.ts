import { parseOrigin } from "../core/tool.js";
import { isObject, toText, type JsonObject } from "../base/text/json/json-object.js";

const WORKFLOW = /^\.github\/workflows\/([\w.-]+)$/u;

/**
 * The line of Markdown that shows in README.md whether the checks pass. `undefined` where the address of the repository
 * at GitHub is not known.
 *
 * @param sources manifest.json and package.json, the first that names a repository counts.
 */
export function formatBadge(workflow: string, sources: readonly (JsonObject | undefined)[]): string | undefined {
  const [address] = sources.flatMap((source) => readRepository(source) ?? []);
  const url = address === undefined ? undefined : parseOrigin(address, "")?.url;
  const file = WORKFLOW.exec(workflow)?.[1];
  if (url === undefined || file === undefined || !/^https:\/\/(?:[\w-]+\.)*github\.[\w.-]+\//u.test(url))
    return undefined;
  const page = `${url}/actions/workflows/${file}`;
  return `[![plugin-preflight](${page}/badge.svg)](${page})`;
}

function readRepository(source: JsonObject | undefined): string | undefined {
  const repository = source?.["repository"];
  return toText(isObject(repository) ? repository["url"] : repository);
}
