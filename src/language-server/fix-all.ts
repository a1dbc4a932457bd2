import { fixJudged, isFixedIn } from "../run/fix-files.js";
import { indexLines } from "../text/lines.js";
import type { Edit } from "../text/location.js";
import type { Judgement, Repository } from "./repository.js";

/** Applies every fix to a text, and judges it again until none is left; gives what replaces the text. */
export async function fixText(repository: Repository, file: string, first: Judgement): Promise<readonly Edit[]> {
  const open = ({ report, workspace }: Judgement) => ({
    report,
    root: repository.root,
    checkedBytes: (path: string) => workspace.checkedBytes(path) ?? workspace.bytes(path),
  });
  const { changes } = await fixJudged(
    open(first),
    async (overlay) => open(await repository.judge(overlay)),
    (finding) => !isFixedIn(finding, file),
  );
  return changes.flatMap((change) =>
    "left" in change
      ? []
      : [{ file, range: indexLines(change.before).range(0, change.before.length), text: change.after }],
  );
}
