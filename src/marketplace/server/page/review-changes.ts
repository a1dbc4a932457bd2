import type { ArchiveEntry } from "../../../release/packing/archive-name.js";
import { compareArchives, sumSizes } from "../../../release/packing/difference/archive-difference.js";
import { formatChange, formatCount, formatSize, formatVerb } from "../../../base/text/numbers.js";
import { html, type Html, when } from "../../serving/html.js";
import type { Contents } from "../catalog/contents.js";
import type { Reviewed } from "./reviewed.js";
import { renderTable } from "./version-list.js";

const MAX_ROWS = 200;

/** What the built code reaches and contains, with what is new of it. */
export function renderNameChanges({ contents, before }: Reviewed): Html | undefined {
  if (!contents) return undefined;
  const unread = contents.unread.map((why) => html`<li>${why}</li>`);
  const note = when(
    unread.length > 0,
    () =>
      html`<p class="soft">There may be more, because part of it could not be read:</p>
        <ul class="soft">
          ${unread}
        </ul>`,
  );
  return html`<section>
    <h2>Built code</h2>
    <div class="halves">
      ${renderNames("Hosts in its code", contents.hosts, before?.contents?.hosts)}
      ${renderNames("Packages inside", contents.packages, before?.contents?.packages)}
    </div>
    ${note}
  </section>`;
}

function renderNames(title: string, names: readonly string[], before: readonly string[] | undefined): Html {
  const old = new Set(before ?? names);
  const now = new Set(names);
  const gone = (before ?? []).filter((name) => !now.has(name));
  const shown = [
    ...names.map(
      (name) =>
        html`<li><code>${name}</code>${old.has(name) ? undefined : html` <span class="tag warn">New</span>`}</li>`,
    ),
    ...gone.map(
      (name) =>
        html`<li class="soft">
          <del><code>${name}</code></del> <span class="tag">Removed</span>
        </li>`,
    ),
  ];
  return html`<div class="panel">
    <h3>${title}</h3>
    ${
      shown.length === 0
        ? html`<p class="soft">None found.</p>`
        : html`<ul class="plain">
            ${shown}
          </ul>`
    }
  </div>`;
}

interface Row {
  readonly sign: "added" | "removed" | "changed" | "same";
  readonly entry: ArchiveEntry;
  readonly was?: ArchiveEntry;
}

/** The files of the archive, with the change to each; those that changed come first. */
export function renderFileChanges({ contents, before }: Reviewed): Html {
  if (!contents) return html`<p>The contents of the archive were not recorded. Download it to inspect them.</p>`;
  const rows = listRows(contents, before?.contents);
  const shown = rows.slice(0, MAX_ROWS).map((row) => renderRow(row, before?.contents !== undefined));
  const left = rows.length - shown.length + contents.filesOmitted;
  const total = sumSizes(contents.files);
  const growth = when(
    before?.contents,
    ({ files }) => html`, ${formatChange(total - sumSizes(files))} since ${before?.record.version}`,
  );
  const headings = ["File", "Size", ...(before?.contents ? ["Change"] : [])];
  return html`<p>
      ${formatCount(contents.files.length + contents.filesOmitted, "file")}, ${formatSize(total)} unpacked${growth}.
    </p>
    ${renderTable(headings, shown, "list files")}
    ${when(left > 0, () => html`<p class="soft">${formatCount(left, "more file")} ${formatVerb(left)} not shown. The archive has all of them.</p>`)}`;
}

function listRows({ files }: Contents, before: Contents | undefined): readonly Row[] {
  if (!before) return files.map((entry) => ({ sign: "same", entry }));
  const { added, removed, changed } = compareArchives(before.files, files);
  const moved = new Set([...added, ...changed.map(({ after }) => after)]);
  return [
    ...added.map((entry): Row => ({ sign: "added", entry })),
    ...changed.map((pair): Row => ({ sign: "changed", entry: pair.after, was: pair.before })),
    ...removed.map((entry): Row => ({ sign: "removed", entry })),
    ...files.filter((entry) => !moved.has(entry)).map((entry): Row => ({ sign: "same", entry })),
  ];
}

const TAGS = { added: "tag good", removed: "tag bad", changed: "tag warn", same: "" } as const;

function renderRow({ sign, entry, was }: Row, hasChange: boolean): Html {
  const tag = when(sign !== "same", () => html`<span class="${TAGS[sign]}">${sign}</span> `);
  const runs = when(entry.isExecutable, () => html` <span class="tag warn">executable</span>`);
  const grown = { added: entry.size, removed: -entry.size, changed: entry.size - (was?.size ?? 0), same: 0 }[sign];
  return html`<tr>
    <th scope="row">${tag}<code>${entry.path}</code>${runs}</th>
    <td>${sign === "removed" ? "" : formatSize(entry.size)}</td>
    ${when(hasChange, () => html`<td>${sign === "same" ? "" : formatChange(grown)}</td>`)}
  </tr>`;
}
