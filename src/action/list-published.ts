import type { ActionRun } from "./action-run.js";
import { TARGET_NAMES } from "../core/action-interface.js";
import { formatPluginTitle } from "../reporters/phrases.js";
import { readGitHubAccess, readMarketplaceUrl, readRegistry } from "../release/index.js";
import { findPublished, type PublishedPlaces } from "../release/find-published.js";
import { explainTokenOfJob } from "../release/remedies.js";
import { explainFirstVersion } from "../release/npm-remedies.js";
import type { Preflight } from "../run/result.js";
import { makeVisible, shorten } from "../base/text/safe.js";
import { MARKETPLACE_NAMES, NPM_WORDS } from "./release.js";

const MAX_TITLE_LENGTH = 200;

/**
 * Lists what the targets have of the checked versions already, what a release without a token needs there first, and
 * what could not be asked: the texts of notices. No credential is sent but the job's own token, and that to GitHub
 * only.
 */
export async function listPublished(
  result: Preflight,
  { inputs, environment, runner }: Pick<ActionRun, "inputs" | "environment" | "runner">,
): Promise<readonly string[]> {
  const { marketplace, npm, githubToken } = inputs;
  const { tagFormat } = inputs;
  const all: Required<Omit<PublishedPlaces, "tagFormat">> = {
    "github-release": () => readGitHubAccess(environment, githubToken, explainTokenOfJob()),
    marketplace: () => ({
      url: readMarketplaceUrl(marketplace.url, MARKETPLACE_NAMES),
      ...(marketplace.plugin !== "" && { plugin: marketplace.plugin }),
    }),
    npm: () => ({ url: readRegistry(npm.registry, NPM_WORDS), needsPackage: npm.token.trim() === "" }),
    environment,
  };
  const asked = TARGET_NAMES.filter((name) => inputs.targets.includes(name)).map((name) => [name, all[name]] as const);
  const { published, missing, unknown } = await findPublished(result, {
    ...Object.fromEntries(asked),
    environment,
    tagFormat,
  });
  return [
    ...published.map(({ plugin, targets }) => {
      const what = `${shorten(makeVisible(formatPluginTitle(plugin)), MAX_TITLE_LENGTH)} is already released: ${targets.join(", ")}`;
      return `${what}\nThe next tag needs a higher version`;
    }),
    ...missing.map((name) => {
      const about = { name, mode: npm.mode, registry: all.npm().url };
      return `npm has no public package ${name}. If there is none yet, trusted publishing cannot publish its first version\n${explainFirstVersion(about, runner)}`;
    }),
    ...(unknown.length === 0 ? [] : [`Cannot tell everywhere what is already released\n${unknown.join("\n")}`]),
  ];
}
