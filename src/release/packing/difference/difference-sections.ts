import { formatCount, formatNumber } from "../../../base/text/numbers.js";
import { quote } from "../../../base/text/safe.js";
import type { FileDifference, NameDifference, PackageDifference } from "../../../core/package-difference.js";

/** The changes of one kind, worst kind first. Their texts are not yet safe to show. */
interface DifferenceSection {
  readonly title: string;
  /** What one row is about. */
  readonly noun: "permission" | "host" | "package" | "entry point";
  readonly rows: readonly DifferenceRow[];
}

export interface DifferenceRow {
  readonly kind: "new" | "gone" | "changed" | "perhaps new" | "not known";
  readonly name: string;
  readonly note: string;
}

const MAX_NAME_LENGTH = 200;

/** All changes but those of files: what asks more of users comes first. */
export function listSections(difference: PackageDifference): readonly DifferenceSection[] {
  const { permissions, hosts, packages, entryPoints } = difference;
  const sections: readonly DifferenceSection[] = [
    {
      title: "Permissions that it requests",
      noun: "permission",
      rows: [
        ...permissions.added.map((name) => makeRow("new", name)),
        ...permissions.removed.map((name) => makeRow("gone", name)),
      ],
    },
    {
      title: "Hosts in its built code",
      noun: "host",
      rows: listNames(hosts, ({ host, file }) => makeRow("new", host, `in ${file}`)),
    },
    {
      title: "Packages inside",
      noun: "package",
      rows: [
        ...packages.changed.map(({ name, before, after }) =>
          makeRow("changed", name, `${before.join(", ")} → ${after.join(", ")}`),
        ),
        ...listNames(packages, ({ name, versions }) => makeRow("new", name, versions.join(", "))),
      ],
    },
    {
      title: "Entry points",
      noun: "entry point",
      rows: entryPoints.map(({ key, before, after }) => {
        if (before === undefined) return makeRow("new", key, quote(after, MAX_NAME_LENGTH));
        if (after === undefined) return makeRow("gone", key, quote(before, MAX_NAME_LENGTH));
        return makeRow("changed", key, `${quote(before, MAX_NAME_LENGTH)} → ${quote(after, MAX_NAME_LENGTH)}`);
      }),
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function makeRow(kind: DifferenceRow["kind"], name: string, note = ""): DifferenceRow {
  return { kind, name, note };
}

function listNames<Item>(
  { added, removed, perhapsAdded, unread }: NameDifference<Item>,
  makeNewRow: (item: Item) => DifferenceRow,
): readonly DifferenceRow[] {
  return [
    ...added.map(makeNewRow),
    ...removed.map((name) => makeRow("gone", name)),
    ...perhapsAdded.map((item): DifferenceRow => ({ ...makeNewRow(item), kind: "perhaps new" })),
    ...listUnread(unread),
  ];
}

/** What is not known of both archives is said once. */
function listUnread({ before, after }: NameDifference<unknown>["unread"]): readonly DifferenceRow[] {
  const was = before.map(({ why }) => why);
  const is = after.map(({ why }) => why);
  return [
    ...is.map((why) => makeRow("not known", was.includes(why) ? "now and before" : "now", why)),
    ...was.filter((why) => !is.includes(why)).map((why) => makeRow("not known", "before", why)),
  ];
}

/** How many files were added, removed and changed, in words: `2 files added, 1 changed`. "" for none. */
export function countFileChanges(files: readonly FileDifference[]): string {
  const counts = [
    [files.filter(({ before }) => before === undefined).length, "added"],
    [files.filter(({ after }) => after === undefined).length, "removed"],
    [files.filter(({ before, after }) => before && after).length, "changed"],
  ] as const;
  const [first, ...others] = counts.filter(([count]) => count > 0);
  if (!first) return "";
  const [count, what] = first;
  const words = others.map(([more, done]) => `${formatNumber(more)} ${done}`);
  return [`${formatCount(count, "file")} ${what}`, ...words].join(", ");
}
