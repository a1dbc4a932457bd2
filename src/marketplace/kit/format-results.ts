import { TOOL } from "../../core/tool.js";
import { escapeXml, makeInert, makeVisible } from "../../base/text/safe.js";
import type { KitResult } from "./run-kit.js";

/** TAP version 14, one line for each test. */
export function formatTap(results: readonly KitResult[]): string {
  const lines = ["TAP version 14", `1..${String(results.length)}`, ...results.flatMap(formatTapResult)];
  return makeInert(`${lines.join("\n")}\n`);
}

function formatTapResult(result: KitResult, at: number): readonly string[] {
  // A test that is not run is not a failure for those who read TAP; the exit status is.
  const isUnrun = "reason" in result;
  const isOk = result.status === "passed" || isUnrun;
  const name = `${result.test.profile}: ${result.test.name}`.replaceAll("#", "\\#");
  const head = `${isOk ? "ok" : "not ok"} ${String(at + 1)} - ${name}`;
  if (isUnrun) return [`${head} # SKIP ${makeVisible(result.reason)}`];
  if (isOk) return [head];
  const details = listDetails(result).map(([key, value]) => `  ${key}: ${JSON.stringify(makeVisible(value))}`);
  return [head, "  ---", ...details, "  ..."];
}

function listDetails(result: KitResult): readonly (readonly [string, string])[] {
  if (result.status === "broken") {
    return [
      ["rule", result.rule.id],
      ["text", result.rule.text],
      ["found", result.found],
    ];
  }
  return result.status === "unanswered" ? [["found", result.found]] : [];
}

/** JUnit XML: one suite for each profile. */
export function formatKitJunit(results: readonly KitResult[]): string {
  const profiles = [...new Set(results.map(({ test }) => test.profile))];
  const suites = profiles.flatMap((profile) => {
    const own = results.filter(({ test }) => test.profile === profile);
    return [`  <testsuite name="${profile}" ${formatCounts(own)}>`, ...own.flatMap(formatCase), "  </testsuite>"];
  });
  const head = `<testsuites name="${TOOL.name} marketplace verify" ${formatCounts(results, false)}>`;
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, "</testsuites>"];
  return makeInert(`${lines.join("\n")}\n`);
}

function formatCounts(results: readonly KitResult[], withSkipped = true): string {
  const count = (status: KitResult["status"]): string =>
    String(
      results.filter((one) => one.status === status || (status === "skipped" && one.status === "untested")).length,
    );
  const counts = `tests="${String(results.length)}" failures="${count("broken")}" errors="${count("unanswered")}"`;
  return withSkipped ? `${counts} skipped="${count("skipped")}"` : counts;
}

function formatCase(result: KitResult): readonly string[] {
  const { name, profile } = result.test;
  const head = `    <testcase name="${escapeXml(name)}" classname="${TOOL.name}.marketplace.${profile}"`;
  if (result.status === "passed") return [`${head}/>`];
  return [`${head}>`, `      ${formatBody(result)}`, "    </testcase>"];
}

function formatBody(result: Exclude<KitResult, { readonly status: "passed" }>): string {
  if ("reason" in result) return `<skipped message="${escapeXml(result.reason)}"/>`;
  if (result.status === "unanswered") return `<error type="unanswered" message="${escapeXml(result.found)}"/>`;
  const { rule, found } = result;
  return `<failure type="${rule.id}" message="${escapeXml(found)}">${escapeXml(rule.text)}</failure>`;
}
