/** Where the files of a tag are on GitHub. */
export interface TagPlace {
  readonly repository: string;
  readonly tag: string;
  /** The folder that relative links begin at, in the repository. */
  readonly folder: string;
}

/** The beginnings of code and comments, which are shown as they are written or not at all. */
const VERBATIM = /^ {0,3}(?:`{3,}|~{3,})|`+|<!--/gmu;
/** So far the end of code in a line is searched for. */
const MAX_CODE_LENGTH = 1000;
const IMAGE = /(!\[[^\]\n]{0,1000}\]\()(<[^>\n]*>|[^\s()<>]+(?:\([^\s()]*\)[^\s()]*)?)/gu;
const LINK = /((?<!!)\[(?:[^[\]\n]|\[[^[\]\n]{0,1000}\]){0,1000}\]\()(<[^>\n]*>|[^\s()<>]+(?:\([^\s()]*\)[^\s()]*)?)/gu;
const DEFINITION = /^( {0,3}\[[^\]\n]{1,200}\]:[ \t]+)(<[^>\n]*>|\S+)/gmu;
const ATTRIBUTE = /(<(?:img|source|video|audio|a)\b[^>]{0,1000}?\s(?:src|href)\s*=\s*)("[^"]*"|'[^']*')/giu;
const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|mp4|webm)$/iu;

/** Gives relative links, pictures and references the address of the tag: a release is shown elsewhere than its files. */
export function makeLinksAbsolute(markdown: string, place: TagPlace): string {
  let result = "";
  let from = 0;
  for (let match = VERBATIM.exec(markdown); match; match = VERBATIM.exec(markdown)) {
    const end = findEnd(markdown, match[0], match.index);
    VERBATIM.lastIndex = end;
    result += rewrite(markdown.slice(from, match.index), place) + markdown.slice(match.index, end);
    from = end;
  }
  VERBATIM.lastIndex = 0;
  return result + rewrite(markdown.slice(from), place);
}

/** Where a piece of code or a comment ends. What is not closed is only its beginning, but a block ends with the text. */
function findEnd(markdown: string, open: string, at: number): number {
  const start = at + open.length;
  if (open === "<!--") {
    const end = markdown.indexOf("-->", start);
    if (end === -1) return markdown.length;
    return end + "-->".length;
  }
  const fence = open.trimStart();
  const isBlock = fence.length >= 3 && (at === 0 || markdown[at - 1] === "\n");
  if (isBlock) {
    const close = new RegExp(`^ {0,3}${fence}[${fence.slice(0, 1)}]*[ \\t]*$`, "gmu");
    close.lastIndex = start;
    return close.exec(markdown) ? close.lastIndex : markdown.length;
  }
  const near = markdown.slice(start, start + MAX_CODE_LENGTH);
  const end = near.search(new RegExp(`(?<!\`)${open}(?!\`)`, "u"));
  return end === -1 ? start : start + end + open.length;
}

function rewrite(text: string, place: TagPlace): string {
  const replace = (isPicture: boolean) => (whole: string, before: string, target: string) => {
    const isWrapped = /^[<"']/u.test(target);
    const path = isWrapped ? target.slice(1, -1) : target;
    const address = findAddress(path, place, isPicture);
    if (address === undefined) return whole;
    if (!isWrapped) return before + address;
    return `${before}${target.slice(0, 1)}${address}${target.slice(-1)}`;
  };
  return text
    .replace(IMAGE, replace(true))
    .replace(LINK, replace(false))
    .replace(DEFINITION, replace(false))
    .replace(ATTRIBUTE, replace(false));
}

/** `undefined` for what is not a path of the repository. */
function findAddress(target: string, { repository, tag, folder }: TagPlace, isPicture: boolean): string | undefined {
  if (target === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/iu.test(target)) return undefined;
  const [, path = "", end = ""] = /^([^?#]*)(.*)$/su.exec(target) ?? [];
  const names: string[] = path.startsWith("/") || folder === "" ? [] : folder.split("/").map(encodeURIComponent);
  for (const name of path.split("/")) {
    if (name === "..") {
      // It points outside the repository.
      if (names.pop() === undefined) return undefined;
    } else if (name !== "." && name !== "") names.push(encodeURI(decode(name)));
  }
  const kind = isPicture || PICTURE.test(path) ? "raw" : "blob";
  return `${repository}/${kind}/${formatTagPath(tag)}/${names.join("/")}${end}`;
}

/** A tag in an address: its slashes stay. */
export function formatTagPath(tag: string): string {
  return tag.split("/").map(encodeURIComponent).join("/");
}

function decode(name: string): string {
  try {
    return decodeURI(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}
