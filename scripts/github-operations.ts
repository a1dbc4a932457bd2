import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Takes the operations that src/github/ uses out of GitHub's own description, for the tests' server:
 *
 *     npm pack @octokit/openapi && tar xzf octokit-openapi-*.tgz
 *     npx tsc && node build/scripts/github-operations.js package/generated/api.github.com.deref.json
 */

const USED: readonly (readonly [method: string, path: string])[] = [
  ["post", "/repos/{owner}/{repo}/check-runs"],
  ["get", "/repos/{owner}/{repo}/check-runs/{check_run_id}"],
  ["patch", "/repos/{owner}/{repo}/check-runs/{check_run_id}"],
  ["get", "/repos/{owner}/{repo}/commits/{ref}/check-runs"],
  ["get", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["post", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["patch", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["delete", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["get", "/repos/{owner}/{repo}/pulls"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/files"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/comments"],
  ["post", "/repos/{owner}/{repo}/pulls/{pull_number}/comments"],
  ["post", "/repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
  ["get", "/repos/{owner}/{repo}/git/ref/{ref}"],
  ["get", "/repos/{owner}/{repo}/git/tags/{tag_sha}"],
  ["get", "/repos/{owner}/{repo}/releases"],
  ["post", "/repos/{owner}/{repo}/releases"],
  ["post", "/repos/{owner}/{repo}/releases/generate-notes"],
  ["get", "/repos/{owner}/{repo}/releases/latest"],
  ["get", "/repos/{owner}/{repo}/releases/tags/{tag}"],
  ["get", "/repos/{owner}/{repo}/releases/{release_id}"],
  ["patch", "/repos/{owner}/{repo}/releases/{release_id}"],
  ["delete", "/repos/{owner}/{repo}/releases/{release_id}"],
  ["get", "/repos/{owner}/{repo}/releases/{release_id}/assets"],
  ["post", "/repos/{owner}/{repo}/releases/{release_id}/assets"],
  ["get", "/repos/{owner}/{repo}/releases/assets/{asset_id}"],
  ["delete", "/repos/{owner}/{repo}/releases/assets/{asset_id}"],
];

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content>>>;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

/** For these operations, the tests' server also checks its own answers against the description. */
const ANSWERED = /\/(?:releases|git)(?:\/|$)/u;

const [description = ""] = process.argv.slice(2);
const { info, paths } = JSON.parse(readFileSync(description, "utf8")) as {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = USED.map(([method, path]) => {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`GitHub describes no ${method} ${path}`);
  const parameters = operation.parameters.map(({ name, in: place, required = false }) => ({ name, place, required }));
  const body = operation.requestBody?.content["application/json"]?.schema;
  const { responses } = operation;
  const given = ANSWERED.test(path) ? (responses["200"] ?? responses["201"])?.content : undefined;
  const answer = given?.["application/json"]?.schema;
  return {
    method,
    path,
    parameters,
    ...(body && { body: withoutProse(body) }),
    ...(answer && { answer: withoutProse(answer) }),
  };
});
const target = join(resolve(import.meta.dirname, "..", ".."), "test", "github", "operations.json");
writeFileSync(target, `${JSON.stringify({ version: info.version, operations }, undefined, 2)}\n`);

/** Removes the texts for people from a schema. */
function withoutProse(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutProse);
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(["description", "example"].includes(key) && typeof value === "string") && key !== "examples",
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value)]));
}
