import { getSurroundings } from "../base/processes/programs.js";
import type { PageHost } from "../host/run-plan.js";

/** Does something with an installed browser, as `--browser` asks for it. */
export async function withBrowser<Result>(
  switches: ReadonlySet<string>,
  act: (browser: PageHost) => Promise<Result>,
): Promise<Result> {
  const { withPageHost } = await import("../editor/preview/page-host.js");
  return withPageHost(
    {
      surroundings: getSurroundings(),
      hasNetwork: switches.has("lifecycle-network"),
      isRoot: process.getuid?.() === 0,
    },
    act,
  );
}
