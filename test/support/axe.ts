import axe from "axe-core";
import type { BrowserPage } from "../../scripts/chromium.js";

/** What axe finds wrong in the page that the browser shows: the rule, the element, and why. */
export async function findViolations(browser: Pick<BrowserPage, "evaluate">): Promise<readonly string[]> {
  // Its value would be a function, which cannot be sent.
  await browser.evaluate(`${axe.source};0`);
  const found = await browser.evaluate(`axe.run({ resultTypes: ["violations"] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => \`\${id}: \${target} \${failureSummary}\`)))`);
  return found as readonly string[];
}
