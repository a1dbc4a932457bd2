import { UsageError } from "../../core/errors.js";
import { TARGET_NAMES, type Target } from "../../core/action-interface.js";
import type { Publisher } from "../publisher.js";
import type { ReleaseSpec } from "../release-spec.js";
import type { ReleaseRequest } from "../request.js";
import { openGitHubRelease } from "./github/target.js";
import { openNpm } from "./npm/target.js";

type OpenTarget = (request: ReleaseRequest, spec: ReleaseSpec) => Promise<Publisher>;

/** A new target is a row here, in the order in which the targets do what is permanent. */
const TARGETS: Readonly<Record<Target, OpenTarget>> = {
  npm: openNpm,
  "github-release": openGitHubRelease,
  // The client compiles the schemas of the contract, which takes longer than the rest of a release.
  marketplace: async (request, spec) => (await import("./marketplace/target.js")).openMarketplaceTarget(request, spec),
};

/** A target of one of several plugins, which is named by its folder. */
function nameByPlugin(publisher: Publisher, folder: string): Publisher {
  const id = `${publisher.id} ${folder}`;
  return {
    ...publisher,
    id,
    plugin: folder,
    async plan() {
      const plan = await publisher.plan();
      return { ...plan, steps: plan.steps.map((step) => ({ ...step, target: id })) };
    },
  };
}

/**
 * Opens the targets of a request. Each is added to the list as soon as it is open, so that all of them can be closed
 * if a later one cannot be opened.
 */
export async function openTargets(request: ReleaseRequest, spec: ReleaseSpec, opened: Publisher[]): Promise<void> {
  const order = Object.keys(TARGETS);
  const wanted = TARGET_NAMES.filter((name) => request.targets.includes(name));
  for (const target of wanted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))) {
    const { others = [], again } = spec;
    if (others.length === 0 || target === "github-release") {
      opened.push(await TARGETS[target](request, spec));
      continue;
    }
    if (target === "marketplace" && request.marketplace?.plugin !== undefined)
      throw new UsageError(
        "The setting marketplace-plugin names one plugin, but this tag releases several",
        "Leave it out: each id is then made from the plugin's name",
      );
    for (const one of [spec, ...others]) {
      const publisher = await TARGETS[target](request, { ...one, again });
      opened.push(nameByPlugin(publisher, one.folder));
    }
  }
}
