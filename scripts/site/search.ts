import MiniSearch from "minisearch";
import { listParts, makeParser } from "./markdown.js";
import type { SitePage } from "./pages.js";
import { SEARCH } from "./search-options.js";

/** A page down to its first heading, or the text below a heading. */
interface Part {
  /** Its address below the root of the site. */
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly body: string;
  readonly start: string;
  /** How much more it is worth to a user than another page. */
  readonly weight: number;
}

/** The first that fits counts. */
const WEIGHTS: readonly (readonly [path: RegExp, weight: number])[] = [
  [/^docs\/(?:start|guides|release|help)\//u, 3],
  [/^README\.md$/u, 1.5],
  [/^(?:CHANGELOG|CONTRIBUTING)\.md$|^docs\/maintainers\//u, 0.3],
];

/** As long as a line of a result. */
const START = 90;

/** The index that the browser loads. */
export function indexPages(pages: readonly SitePage[]): MiniSearch<Part> {
  const index = new MiniSearch<Part>(SEARCH);
  index.addAll(
    pages.flatMap((page) =>
      listParts(makeParser(), page.text).map(({ level, text, anchor, body }) => ({
        id: level === 1 ? page.address : `${page.address}#${anchor}`,
        title: page.title,
        heading: level === 1 ? "" : text,
        body,
        start: body.slice(0, START),
        weight: WEIGHTS.find(([path]) => path.test(page.path))?.[1] ?? 1,
      })),
    ),
  );
  return index;
}
